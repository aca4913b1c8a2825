import { isIn, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Player, PlayerStatus } from '../../../shared/tournaments/record/player.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** The players by start number, and behind them those without one, in order of receipt. */
export function rosterOf(
  { players }: Pick<Tournament, 'players'>,
  status?: PlayerStatus,
): readonly Player[] {
  const wanted = players.filter((player) => status === undefined || player.status === status);
  return wanted.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** Where a player stands in the roster, as a cursor: it stays where it is, whoever comes and goes. */
export const placeOf = ({ number, at, account }: Player): string =>
  number === undefined ? `${at}~${account}` : `#${String(number).padStart(4, '0')}`;

/** The place on the waiting list: 1, 2, … in order of receipt; none for whoever does not wait. */
export function waitingPlaceOf(
  { players }: Pick<Tournament, 'players'>,
  { account }: Pick<Player, 'account'>,
): number | undefined {
  const place = players.filter(isWaiting).findIndex((each) => each.account === account);
  return place < 0 ? undefined : place + 1;
}

/** How many have a place, and how many wait for one. */
export const headcount = ({ players }: Pick<Tournament, 'players'>) => ({
  registered: players.filter(isIn).length,
  waiting: players.filter(isWaiting).length,
});

const isWaiting = ({ status }: Player): boolean => status === 'WAITLISTED';

/** A player who has to be there: start numbers of a record are of its players. */
export function numbered(tournament: Tournament, number: number): Player {
  const player = playerOf(tournament, number);
  if (player === undefined)
    throw new TypeError(`${tournament.id} has no player ${String(number)}.`);
  return player;
}
