import type { Noted } from '../match/entry.ts';
import type { Game, Rules } from '../match/game.ts';
import type { Match } from '../match/match.ts';
import type { Order } from '../match/order.ts';
import type { Seat } from '../procedure/seat.ts';
import { open } from '../run/open.ts';
import type { Live, Running } from '../run/running.ts';
import type { Refusal } from './refusal.ts';
import { letRobotsAct } from './robots.ts';

/** Starts a match: opens its first procedure and stands at its first questions. */
export function start<S>(game: Rules<S>, match: Match<S>, live: Live): Running<S> {
  const run = open(game, { match, since: [] }, live);
  letRobotsAct(run);
  return run;
}

/**
 * Replaces a seat's standing orders. They apply at once to pending questions. A refusal leaves the run
 * as it was.
 */
export function setOrders<S>(
  run: Running<S>,
  seat: Seat,
  orders: readonly Order[],
): Refusal | undefined {
  return note(run, { type: 'Noted', wakes: false, note: { type: 'OrdersSet', seat, orders } });
}

/** Resigns a seat: the game's own fact, which wakes the rule. A refusal leaves the run as it was. */
export function resign<S>(game: Game<S>, run: Running<S>, seat: Seat): Refusal | undefined {
  return note(run, { type: 'Noted', wakes: true, note: game.resigned(seat) });
}

/** The reason of a pause, and its end in ISO 8601 if known; the caller resumes the match then. */
export type Pause = { readonly reason: string; readonly until?: string };

/** Pauses the match: answers are refused until it is resumed. */
export function pause<S>(run: Running<S>, { reason, until }: Pause): Refusal | undefined {
  const paused = { type: 'Paused', reason, ...(until !== undefined && { until }) } as const;
  return note(run, { type: 'Noted', wakes: false, note: paused });
}

/** Resumes a paused match. */
export function resume<S>(run: Running<S>): Refusal | undefined {
  return note(run, { type: 'Noted', wakes: false, note: { type: 'Resumed' } });
}

/** Feeds a note. After the end it is refused: the journal of a match that is over is closed. */
function note<S>(run: Running<S>, noted: Noted): Refusal | undefined {
  if (run.match.over) return { refused: 'MATCH_NOT_RUNNING' };
  run.feed(noted);
  letRobotsAct(run);
  return undefined;
}
