import type { Seat } from '../../../engine/index.ts';
import type { View } from './view.ts';

/**
 * The counters of a seat: lives, attributes outside of a fight, fate, gold, and its number of cards of
 * each sort. Empty for a seat without a character.
 */
export function counters(
  { players, current, hands }: View,
  seat: Seat,
): Readonly<Record<string, number>> {
  const character = players[seat]?.character;
  if (character === undefined) return {};
  const { lives, fate, gold, objects, followers, trophies } = character;
  return {
    lives,
    ...current[seat]?.attributes,
    fate,
    gold,
    objects: objects.length,
    followers: followers.length,
    trophies: trophies.length,
    spells: hands[seat]?.count ?? 0,
  };
}
