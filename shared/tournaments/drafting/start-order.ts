import { chanceOf, drawn } from '../pairing/draw.ts';
import type { Player } from '../record/player.ts';
import type { Tournament } from '../record/tournament.ts';

/** Players present at the start: registered, and checked in if the regulations require it. */
export const present = ({ regulations, players }: Tournament): readonly Player[] =>
  players.filter(({ status }) =>
    regulations.checkIn
      ? status === 'CHECKED_IN'
      : status === 'CHECKED_IN' || status === 'REGISTERED',
  );

/** The input of start numbers. */
export type StartOrder = {
  /** The seed of the random draw, hex. */
  readonly seed: string;
  /**
   * Ratings or series ranks by account, as `seeding` requires; an account without one counts as 0.
   */
  readonly figures?: ReadonlyMap<string, number> | undefined;
};

/** The players present, in the order of their start numbers: by the regulations, ties randomly. */
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

/** The sort key of players before the random draw, the least first. */
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
      // players who are in no event of the series come after those who are
      return ({ account }) => figures?.get(account) || Number.MAX_SAFE_INTEGER;
    case 'DRAW':
      return () => 0;
  }
}
