import { chanceOf, drawn } from '../pairing/draw.ts';
import type { Player } from '../record/player.ts';
import type { Tournament } from '../record/tournament.ts';

/** Who is there when it begins: registered, and checked in where that is asked. */
export const present = ({ regulations, players }: Tournament): readonly Player[] =>
  players.filter(({ status }) =>
    regulations.checkIn
      ? status === 'CHECKED_IN'
      : status === 'CHECKED_IN' || status === 'REGISTERED',
  );

/** What start numbers are given by. */
export type StartOrder = {
  /** The seed of the lot, hex. */
  readonly seed: string;
  /** By account ratings, where it goes by them, or ranks of a series; whoever has none counts as 0. */
  readonly figures?: ReadonlyMap<string, number> | undefined;
};

/** Those who are there in the order of their start numbers: as the regulations say, and where that is level by lot. */
export function startOrder(
  tournament: Tournament,
  { seed, figures }: StartOrder,
): readonly Player[] {
  const rank = rankBy(tournament, figures);
  const lot = drawn(
    present(tournament).toSorted((a, b) => (a.account < b.account ? -1 : 1)),
    chanceOf(seed, 'numbers-1'),
    'numbers',
  );
  return lot.toSorted((a, b) => rank(a) - rank(b));
}

/** What players are ordered by before the lot, the least first. */
function rankBy(
  { regulations: { seeding } }: Tournament,
  figures: StartOrder['figures'],
): (player: Player) => number {
  switch (seeding) {
    case 'MANUAL':
      return ({ seed = Number.MAX_SAFE_INTEGER }) => seed;
    case 'RATING':
      return ({ account }) => -(figures?.get(account) ?? 0);
    case 'SERIES':
      // whoever is in none of its events comes behind those who are
      return ({ account }) => figures?.get(account) || Number.MAX_SAFE_INTEGER;
    case 'DRAW':
      return () => 0;
  }
}
