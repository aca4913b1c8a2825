import { speedOf, type TimeControlPreset, type Speed } from '../../clock/clock.ts';
import type { Rules } from '../rules.ts';
import type { Game } from './fresh.ts';

/** Speed of an event, real-time or turn-based: by its clock, or by that of the preset of its game. */
export function speedIn(
  { timeControl, game: { preset } }: Rules,
  { presets }: Game,
  clocks: readonly TimeControlPreset[],
): Speed {
  if (timeControl) return speedOf(timeControl, clocks);
  return presets.find(({ id }) => id === preset)?.speed ?? 'LIVE';
}
