import type { Seat } from '../../../shared/engine/index.ts';
import type { Lobby, SeatInfo } from '../contract.ts';
import { checkScope, isArbiter, type AccountActor } from '../../platform/requests/actor.ts';
import { isBlockedBy } from '../../platform/requests/blocked.ts';
import { checkIsNotBanned } from '../../platform/requests/standing.ts';
import { hasPlayed, isArbiterOf } from '../record/arbiters.ts';
import { isOver, mayFind, seatOf } from '../record/seats.ts';
import type { Mistake } from '../../platform/requests/mistakes.ts';
import type { Backing } from './backing.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { noMatch } from '../terms/no-match.ts';

/** Refuses those who may not even know of the match. */
export function checkMayFind(record: Lobby, who: AccountActor | undefined): void {
  if (!mayFind(record, who)) noMatch();
}

/** Refuses all but arbiters; one who plays settles nothing. */
export function checkMaySettle(record: Lobby, actor: AccountActor, toDo: string): void {
  checkMayFind(record, actor);
  if (!isArbiterOf(record, actor)) {
    const who = record.pod ? 'the arbiters of its tournament' : 'organizers';
    refuse('FORBIDDEN', `Only ${who} and admins can ${toDo}.`);
  }
  if (record.pod && hasPlayed(record, actor))
    refuse('CONFLICT_OF_INTEREST', "You can't rule on a match you play in.");
  if (seatOf(record, actor)) refuse('FORBIDDEN', "You can't rule on a match you have a seat in.");
}

/**
 * Refuses all but the host, by a token with that scope, and arbiters; in a tournament's match, all
 * but its arbiters.
 */
export function checkMayHold(record: Lobby, actor: AccountActor, toDo: string): void {
  if (record.pod) {
    checkMaySettle(record, actor, toDo);
    return;
  }
  checkMayFind(record, actor);
  if (isArbiter(actor)) return;
  if (record.host !== actor.account)
    refuse('FORBIDDEN', `Only the host, organizers and admins can ${toDo}.`);
  checkScope(actor, 'host');
}

export function checkIsHost(record: Lobby, actor: AccountActor, toDo: string): void {
  checkMayFind(record, actor);
  if (record.pod || record.host !== actor.account)
    refuse('FORBIDDEN', `Only the host can ${toDo}.`);
}

export function checkIsOpen(record: Lobby, otherwise: string): void {
  if (record.status === 'OPEN') return;
  if (isOver(record)) refuse('MATCH_NOT_RUNNING', 'The match is over.');
  refuse('MATCH_NOT_OPEN', `The match has already started. ${otherwise}`.trim());
}

/** Refuses a match that is not in play; a paused one is. */
export function checkIsInPlay({ status }: Pick<Lobby, 'status'>): void {
  if (status !== 'RUNNING' && status !== 'PAUSED') refuse('MATCH_NOT_RUNNING', whyNot[status]);
}

const whyNot = {
  OPEN: "The match hasn't started yet.",
  FINISHED: 'The match is over.',
  ABANDONED: 'The match was abandoned.',
} as const;

/** The seat of this account. */
export function theirSeat(record: Lobby, actor: AccountActor): SeatInfo {
  checkMayFind(record, actor);
  return seatOf(record, actor) ?? refuse('FORBIDDEN', "You don't have a seat in this match.");
}

export function checkHasNotResigned({ resigned }: SeatInfo): void {
  if (resigned) refuse('ALREADY_RESIGNED', 'You have already resigned.');
}

/**
 * Refuses a banned account, and one that the host or a player at the table has blocked; the refusal
 * does not mention the block.
 */
export async function checkIsWelcome(
  { accounts, now }: Pick<Backing, 'accounts' | 'now'>,
  { host, seats }: Pick<Lobby, 'host' | 'seats'>,
  actor: AccountActor,
): Promise<void> {
  const { account } = actor;
  await checkIsNotBanned(accounts, actor, now().toISOString());
  const there = seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder.account] : []));
  if (await isBlockedBy(accounts, [host, ...there], account))
    refuse('FORBIDDEN', "You can't join this table.");
}

const isFree = ({ holder }: SeatInfo): boolean => holder === undefined;

/** The seat to take: the one asked for, or the first free one. */
export function freeSeat({ seats }: Pick<Lobby, 'seats'>, wanted?: Seat): Seat {
  const free = seats.filter(isFree).map(({ id }) => id);
  const [first] = free;
  if (first === undefined) return refuse('MATCH_FULL', 'No seat is free in this match.');
  if (wanted === undefined || free.includes(wanted)) return wanted ?? first;
  const whichAre = `Free: ${free.join(', ')}.`;
  if (seats.some(({ id }) => id === wanted)) {
    return refuse('SEAT_TAKEN', `Seat "${wanted}" is taken. ${whichAre}`);
  }
  return refuseInput({ path: ['seat'], detail: `Unknown seat "${wanted}". ${whichAre}` });
}

/** Refuses a level that the game has no bot for. */
export function checkLevel(levels: readonly string[], level: string, where: Mistake['path']): void {
  if (levels.includes(level)) return;
  refuseInput({
    path: where,
    detail: `Unknown bot "${level}". Available: ${levels.join(', ')}.`,
  });
}
