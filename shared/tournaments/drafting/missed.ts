import type { PairingInput } from '../pairing/input.ts';
import { entrantsOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';

/** Those of the stage who do not play a round. */
export function missedBy(
  tournament: Tournament,
  { players }: Pick<PairingInput, 'players'>,
): readonly number[] {
  const there = new Set(players.map(({ number }) => number));
  return entrantsOf(tournament, tournament.stage).filter((number) => !there.has(number));
}
