import type { Game } from '../engine/index.ts';
import { talesOfGlory } from './tales-of-glory/game.ts';
import { talisman } from './talisman/game.ts';
import { talismanHp } from './talisman/editions/harry-potter/game.ts';

/** The catalogue: every game, by id. */
export const games: Readonly<Record<string, Game>> = {
  'tales-of-glory': talesOfGlory,
  talisman,
  'talisman-hp': talismanHp,
};
