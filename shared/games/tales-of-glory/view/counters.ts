import type { Seat } from '../../../engine/index.ts';
import type { View } from './view.ts';

/**
 * The counters of a seat: its goods and Glory, the Glory of final scoring, the tiles of its story, and
 * its face-down Quests if they are played.
 */
export function counters(
  { players, quests, options }: View,
  seat: Seat,
): Readonly<Record<string, number>> {
  const player = players[seat];
  if (player === undefined) return {};
  const { holding, final, story } = player;
  const hand = options.quests ? { quests: quests[seat]?.count ?? 0 } : {};
  return { ...holding, ...final, tiles: story.length, ...hand };
}
