import type { Seat } from '../../../engine/index.ts';
import type { View } from './view.ts';

/**
 * What the player of this seat keeps count of: its goods and Glory, what final scoring has brought of that,
 * the tiles of its story, and its Quests face down where they are played with.
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
