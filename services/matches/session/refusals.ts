import type { Seat } from '../../../shared/engine/index.ts';
import type { Lobby, SeatInfo } from '../contract.ts';
import { isArbiter, scopeRefusal, type AccountActor } from '../../platform/requests/actor.ts';
import type { Mistake } from '../../platform/requests/mistakes.ts';
import {
  enforce,
  inputRefusal,
  refusal,
  refuse,
  type CommandRefusal,
} from '../../platform/requests/refusal.ts';
import { hasPlayed, isArbiterOf } from '../record/arbiters.ts';
import { isOver, mayFind, seatOf } from '../record/seats.ts';
import { noMatchRefusal } from '../terms/no-match.ts';

/** The result of a check: a refusal, or nothing. Join checks with `??`: the first refusal counts. */
type Checked = CommandRefusal | undefined;

/** Refuses an account that may not even know of the match. */
export const findRefusal = (record: Lobby, who: AccountActor | undefined): Checked =>
  mayFind(record, who) ? undefined : noMatchRefusal;

/** Refuses all but arbiters; one who plays settles nothing. */
export function settleRefusal(record: Lobby, actor: AccountActor, toDo: string): Checked {
  const hidden = findRefusal(record, actor);
  if (hidden) return hidden;
  if (!isArbiterOf(record, actor)) {
    const who = record.pod ? 'the arbiters of its tournament' : 'organizers';
    return refusal('FORBIDDEN', `Only ${who} and admins can ${toDo}.`);
  }
  if (record.pod && hasPlayed(record, actor))
    return refusal('CONFLICT_OF_INTEREST', "You can't rule on a match you play in.");
  return seatOf(record, actor)
    ? refusal('FORBIDDEN', "You can't rule on a match you have a seat in.")
    : undefined;
}

/**
 * Refuses all but the host, by a token with that scope, and arbiters; in a tournament's match, all
 * but its arbiters.
 */
export function holdRefusal(record: Lobby, actor: AccountActor, toDo: string): Checked {
  if (record.pod) return settleRefusal(record, actor, toDo);
  const hidden = findRefusal(record, actor);
  if (hidden) return hidden;
  if (isArbiter(actor)) return undefined;
  return record.host === actor.account
    ? scopeRefusal(actor, 'host')
    : refusal('FORBIDDEN', `Only the host, organizers and admins can ${toDo}.`);
}

/** Refuses all but the host. */
export const hostRefusal = (record: Lobby, actor: AccountActor, toDo: string): Checked =>
  findRefusal(record, actor) ??
  (record.pod || record.host !== actor.account
    ? refusal('FORBIDDEN', `Only the host can ${toDo}.`)
    : undefined);

/**
 * Refuses a match that has left the lobby.
 * @param otherwise what to do instead, or what no longer can be done
 */
export function lobbyRefusal(record: Lobby, otherwise: string): Checked {
  if (record.status === 'OPEN') return undefined;
  if (isOver(record)) return refusal('MATCH_NOT_RUNNING', 'The match is over.');
  return refusal('MATCH_NOT_OPEN', `The match has already started. ${otherwise}`.trim());
}

/** Refuses a match that is not in play; a paused one is. */
export const playRefusal = ({ status }: Pick<Lobby, 'status'>): Checked =>
  status === 'RUNNING' || status === 'PAUSED'
    ? undefined
    : refusal('MATCH_NOT_RUNNING', reasons[status]);

const reasons = {
  OPEN: "The match hasn't started yet.",
  FINISHED: 'The match is over.',
  ABANDONED: 'The match was abandoned.',
} as const;

/** Refuses an account without a seat. */
export const seatlessRefusal = (record: Lobby, actor: AccountActor): Checked =>
  findRefusal(record, actor) ?? (seatOf(record, actor) ? undefined : seatless);

const seatless = refusal('FORBIDDEN', "You don't have a seat in this match.");

/** Finds the seat of this account; refused if it has none. */
export function ownSeat(record: Lobby, actor: AccountActor): SeatInfo {
  enforce(findRefusal(record, actor));
  return seatOf(record, actor) ?? refuse(seatless.code, seatless.message);
}

/** Refuses an account without a seat, and one that has resigned from it. */
export const resignedRefusal = (record: Lobby, actor: AccountActor): Checked =>
  seatlessRefusal(record, actor) ??
  (seatOf(record, actor)?.resigned
    ? refusal('ALREADY_RESIGNED', 'You have already resigned.')
    : undefined);

/**
 * Refuses an account that can't decide with the table now: only a player who has not resigned and
 * is not away can, in a match in play.
 */
export const tableRefusal = (record: Lobby, actor: AccountActor): Checked =>
  resignedRefusal(record, actor) ??
  (seatOf(record, actor)?.presence === undefined
    ? playRefusal(record)
    : refusal('FORBIDDEN', "You're marked absent. Return to your seat first."));

type Seats = Pick<Lobby, 'seats'>;

const freeSeats = ({ seats }: Seats): readonly Seat[] =>
  seats.filter(({ holder }) => holder === undefined).map(({ id }) => id);

/** Refuses a table without a free seat, or where the wanted seat is not free. */
export function freeSeatRefusal({ seats }: Seats, wanted?: Seat): Checked {
  const free = freeSeats({ seats });
  if (free.length === 0) return refusal('MATCH_FULL', 'No seat is free in this match.');
  if (wanted === undefined || free.includes(wanted)) return undefined;
  const whichAre = `Free: ${free.join(', ')}.`;
  return seats.some(({ id }) => id === wanted)
    ? refusal('SEAT_TAKEN', `Seat "${wanted}" is taken. ${whichAre}`)
    : inputRefusal({ path: ['seat'], detail: `Unknown seat "${wanted}". ${whichAre}` });
}

/** Finds the seat to take: the wanted one, or the first free one; refused if it is not free. */
export function freeSeat(table: Seats, wanted?: Seat): Seat {
  enforce(freeSeatRefusal(table, wanted));
  return wanted ?? freeSeats(table)[0] ?? '';
}

/** Lists the seats of absent players that others may take. */
export const offersIn = ({ seats }: Seats): readonly Seat[] =>
  seats.filter(({ presence }) => presence === 'OFFERED').map(({ id }) => id);

/** Refuses to take over a seat that is not offered. */
export function offerRefusal(table: Seats, seat: Seat): Checked {
  const offered = offersIn(table);
  if (offered.includes(seat)) return undefined;
  const which =
    offered.length > 0
      ? `Open for takeover: ${offered.join(', ')}.`
      : 'No seat is open for takeover.';
  return refusal('SEAT_NOT_OFFERED', `"${seat}" isn't open for takeover. ${which}`);
}

/** Refuses a level that the game has no bot for. */
export const levelRefusal = (
  levels: readonly string[],
  level: string,
  where: Mistake['path'],
): Checked =>
  levels.includes(level)
    ? undefined
    : inputRefusal({
        path: where,
        detail: `Unknown bot "${level}". Available: ${levels.join(', ')}.`,
      });
