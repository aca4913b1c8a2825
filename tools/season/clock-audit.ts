import type { Entry, Game, Seat } from '../../shared/engine/index.ts';
import type { SeatClock } from '../../services/matches/terms/seat-clock.ts';
import type { Limits } from '../../services/matches/terms/time-control.ts';
import type { MatchEntry } from '../../services/matches/record/entry.ts';
import type { MatchCommit } from '../../services/matches/record/match-commit.ts';
import type { SeatCalendar } from '../../services/accounts/calendars/contract.ts';
import { MINUTE } from './units.ts';
import { between } from '../../services/platform/time/duration.ts';

export type ClockAudit = {
  /** @returns the delay of each answer by the clock, in milliseconds */
  read(commit: MatchCommit): readonly number[];
  /** Violations, in words. */
  readonly wrong: readonly string[];
};

/**
 * Recomputes the time left of each seat from the recorded clocks of a match: the clock answers for
 * no one before their time, and no time appears from nowhere.
 */
export function clockAudit(
  game: Pick<Game, 'turnBegun'>,
  limits: Limits,
  calendar: (seat: Seat, asOf: string, now: string) => SeatCalendar | undefined = () => undefined,
): ClockAudit {
  const ranOf = (seat: Seat, clock: SeatClock, at: string): number => {
    const by = calendar(seat, clock.since ?? at, at);
    return by === undefined ? elapsedOf(clock, at) : openOf(clock, at, by);
  };
  const clocks = new Map<Seat, SeatClock>();
  const absent = new Set<Seat>();
  const wrong: string[] = [];
  let turn: string | undefined;

  /** Delay of an answer by the clock; `undefined` for a question that had no time left. */
  const latenessOf = (answered: { id: string; seat: Seat }, at: string): number | undefined => {
    // an absent player is answered for at once
    if (absent.has(answered.seat)) return undefined;
    const clock = clocks.get(answered.seat);
    const deadline = clock?.questions?.[answered.id]?.deadline;
    if (deadline === undefined) {
      const left = leftOf(clock, clock === undefined ? 0 : ranOf(answered.seat, clock, at), at);
      if (left > 0)
        wrong.push(`${answered.seat} was answered for at ${at} with ${String(left)} ms left`);
      return undefined;
    }
    const late = between(deadline, at) - limits.grace;
    if (late < 0)
      wrong.push(`${answered.seat} was answered for at ${at}, before ${deadline} and its grace`);
    return Math.max(0, late);
  };

  const checkRefill = (seat: Seat, after: SeatClock, given: Given): void => {
    const before = clocks.get(seat);
    if (before?.bank === undefined && before?.turn === undefined) return;
    // moving a deadline takes nothing from its clock, which goes on
    const goesOn = before.since !== undefined && before.since === after.since;
    const ran = goesOn ? 0 : ranOf(seat, before, given.at);
    const increments = given.turnsOf(seat) * (limits.bank?.increment ?? 0);
    const banked = Math.max(0, (before.bank ?? 0) - ran) + increments;
    if ((after.bank ?? 0) > banked) wrong.push(`the bank of ${seat} was refilled at ${given.at}`);
    const isRenewed = given.turns.length > 0;
    const timed = isRenewed ? (limits.perTurn ?? 0) : Math.max(0, (before.turn ?? 0) - ran);
    if ((after.turn ?? 0) > timed) wrong.push(`the turn of ${seat} was refilled at ${given.at}`);
  };

  /** Gives a player who returns to a seat the time of one turn. */
  const comeBack = (seat: Seat): void => {
    const { bank: { increment = 0 } = {}, perTurn } = limits;
    const { bank, turn: _, ...clock } = clocks.get(seat) ?? {};
    absent.delete(seat);
    clocks.set(seat, {
      ...clock,
      ...(bank !== undefined && { bank: Math.max(bank, increment) }),
      ...(perTurn !== undefined && { turn: perTurn }),
    });
  };

  return {
    wrong,
    read({ at, body }) {
      const turns = body.entries.flatMap((entry) =>
        entry.type === 'Told' ? (game.turnBegun?.(entry.event) ?? []) : [],
      );
      const done = [turn, ...turns].slice(0, -1);
      const given: Given = {
        at,
        turns,
        turnsOf: (seat) => done.filter((of) => of === seat || of === 'everyone').length,
      };
      turn = turns.at(-1) ?? turn;
      const late = body.entries.flatMap((entry) => {
        const answered = answeredByClock(entry);
        return answered === undefined ? [] : (latenessOf(answered, at) ?? []);
      });
      for (const entry of body.entries) {
        if (entry.type === 'SeatAbsent') absent.add(entry.seat);
        for (const seat of seatPlayedAgain(entry)) comeBack(seat);
        if (entry.type !== 'ClocksSet') continue;
        for (const [seat, clock] of Object.entries(entry.seats)) {
          checkRefill(seat, clock, given);
          clocks.set(seat, clock);
        }
      }
      return late;
    },
  };
}

/** The time that a commit adds to clocks. */
type Given = {
  readonly at: string;
  readonly turns: readonly string[];
  /** Number of turns of the seat that it ends. */
  turnsOf(seat: Seat): number;
};

const seatPlayedAgain = (entry: MatchEntry): readonly Seat[] =>
  entry.type === 'SeatReturned' || entry.type === 'SeatTaken' ? [entry.seat] : [];

const answeredByClock = (entry: MatchEntry): Extract<Entry, { type: 'Answered' }> | undefined =>
  entry.type === 'Answered' && entry.by === 'clock' ? entry : undefined;

const isOwn = ({ questions = {} }: SeatClock): boolean =>
  Object.values(questions).some(({ cause }) => cause !== 'REACTION');

/** Elapsed time of a seat's own clock, in milliseconds. */
const elapsedOf = (clock: SeatClock, at: string): number =>
  clock.since === undefined || !isOwn(clock) ? 0 : Math.max(0, between(clock.since, at));

/** The same by a calendar; a process may know the calendar as it was a minute ago. */
const openOf = (clock: SeatClock, at: string, { open }: SeatCalendar): number =>
  clock.since === undefined || !isOwn(clock)
    ? 0
    : Math.max(0, open.between(clock.since, at, clock.daysOff) - MINUTE);

/** Maximum time left of a seat; infinite if it is not timed. */
function leftOf(clock: SeatClock | undefined, ran: number, at: string): number {
  const parts = [clock?.bank, clock?.turn].filter((part) => part !== undefined);
  const questions = Object.values(clock?.questions ?? {});
  // a deadline with a maximum distance has no time left when it comes, whatever its calendar says
  if (questions.some(({ most, deadline }) => most !== undefined && (deadline ?? at) < at)) return 0;
  return Math.max(0, Math.min(...parts) - ran);
}
