import { leave, PROCEDURE, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Landing, Passage } from '../edition/occasions.ts';
import { hero, isLiving } from '../state-queries.ts';
import { refer } from '../reference.ts';

/**
 * Guards: after a `yield*` that may have waited, a rule goes on only while its place still exists.
 * Each guard leaves the procedure otherwise, under the condition in its name.
 */

/** Leaves if the seat's character is gone: it is asked nothing, and does nothing, any more. */
export function leaveUnlessAlive(table: TalismanTable, seat: Seat): void {
  if (!isLiving(table.state, seat)) leave(refer('seat', seat), PROCEDURE);
}

/** Leaves if the character is gone, or has come to another space since. */
export function leaveUnlessLanded(table: TalismanTable, { seat, landing }: Landing): void {
  leaveUnlessAlive(table, seat);
  const { turn } = table.state;
  if (turn.seat !== seat || turn.landings !== landing) leave(PROCEDURE);
}

/**
 * Runs a step in any case, whatever happens to the landing or the character; the caller checks these.
 */
export const inAnyCase = <T>(body: Procedure<T>): Procedure<T> => body;

/** One step of a landing. */
type LandingStep = (table: TalismanTable, at: Landing) => Procedure<unknown>;

/** Runs the steps of a landing for as long as it is the same landing, with a guard after each. */
export function* inLanding(
  table: TalismanTable,
  at: Landing,
  steps: readonly LandingStep[],
): Procedure {
  for (const step of steps) {
    yield* step(table, at);
    leaveUnlessLanded(table, at);
  }
}

/** The place of an effect: its seat, and its landing if the effect ends with that. */
export type LandingOf = { readonly seat: Seat; readonly landing?: number };

/** Leaves if the character is gone or, in a landing, no longer at its place. */
export function leaveUnlessThere(table: TalismanTable, { seat, landing }: LandingOf): void {
  if (landing === undefined) leaveUnlessAlive(table, seat);
  else leaveUnlessLanded(table, { seat, landing });
}

/**
 * The seat that is asked or rolls; given with its place, the rule leaves if that is over once the
 * answer has come.
 */
export type GuardedSeat = Seat | LandingOf;

export const seatOf = (asked: GuardedSeat): Seat =>
  typeof asked === 'string' ? asked : asked.seat;

/** Leaves if a place is given, and is over. */
export function leaveUnlessStill(table: TalismanTable, asked: GuardedSeat): void {
  if (typeof asked !== 'string') leaveUnlessThere(table, asked);
}

/** An encounter between characters: the landing, and the other seat. */
export type Meeting = { readonly at: Landing; readonly other: Seat };

/** Leaves unless both are alive and still together, and the landing is the same (T4-RUL-81). */
export function leaveUnlessTogether(table: TalismanTable, { at, other }: Meeting): void {
  leaveUnlessLanded(table, at);
  leaveUnlessAlive(table, other);
  if (hero(table.state, at.seat).space !== hero(table.state, other).space) leave(PROCEDURE);
}

/** Leaves if the move is over: the character is gone, or something else has moved it meanwhile. */
export function leaveUnlessMoving(table: TalismanTable, seat: Seat): void {
  leaveUnlessAlive(table, seat);
  if (table.state.turn.phase !== 'move') leave(PROCEDURE);
}

/** One part of a move. */
type MoveStep = (table: TalismanTable, seat: Seat) => Procedure<unknown>;

/** Runs steps for as long as the move is on, with a guard after each. */
export function* whileMoving(
  table: TalismanTable,
  seat: Seat,
  steps: readonly MoveStep[],
): Procedure {
  for (const step of steps) {
    yield* step(table, seat);
    leaveUnlessMoving(table, seat);
  }
}

/** Leaves if the crossing is over: the character is gone, or was moved elsewhere meanwhile. */
export function leaveUnlessCrossing(
  table: TalismanTable,
  { seat, from }: Pick<Passage, 'seat' | 'from'>,
): void {
  leaveUnlessAlive(table, seat);
  const { phase } = table.state.turn;
  if (phase !== 'cross' || hero(table.state, seat).space !== from) leave(PROCEDURE);
}
