import { isIn, playerOf } from '../../../shared/tournaments/record/queries.ts';
import type { Player, PlayerStatus } from '../../../shared/tournaments/record/player.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** The players by start number, then those without one, in order of receipt. */
export function rosterOf(
  { players }: Pick<Tournament, 'players'>,
  status?: PlayerStatus,
): readonly Player[] {
  const wanted = players.filter((player) => status === undefined || player.status === status);
  return wanted.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** The cursor of a player in the roster: it is stable when others come and go. */
export const placeOf = ({ number, at, account }: Player): string =>
  number === undefined ? `${at}~${account}` : `#${String(number).padStart(4, '0')}`;

/** The place on the waiting list: 1, 2, … in order of receipt; `undefined` for other players. */
export function waitingPlaceOf(
  { players }: Pick<Tournament, 'players'>,
  { account }: Pick<Player, 'account'>,
): number | undefined {
  const place = players.filter(isWaiting).findIndex((each) => each.account === account);
  return place < 0 ? undefined : place + 1;
}

/** Numbers of players with a place and on the waiting list. */
export const headcount = ({ players }: Pick<Tournament, 'players'>) => ({
  registered: players.filter(isIn).length,
  waiting: players.filter(isWaiting).length,
});

const isWaiting = ({ status }: Player): boolean => status === 'WAITLISTED';

/** The player of a start number that must exist: those in a record always do. */
export function numbered(tournament: Tournament, number: number): Player {
  const player = playerOf(tournament, number);
  if (player === undefined)
    throw new TypeError(`${tournament.id} has no player ${String(number)}.`);
  return player;
}
