import { isDeepStrictEqual } from 'node:util';
import {
  EVERYONE,
  type DomainEvent,
  type Game,
  type Match,
  type Pending,
  type Seat,
} from '../../../shared/engine/index.ts';
import {
  freshClock,
  refilled,
  running,
  stopped,
  type AskedQuestion,
  type SeatClock,
} from './seat-clock.ts';
import type { SeatCalendar } from '../../accounts/calendars/contract.ts';
import { between } from '../../platform/time/duration.ts';
import type { Limits } from './time-control.ts';

/** The clocks of a match as they are recorded. */
export type MatchClocks = {
  readonly seats: Readonly<Record<Seat, SeatClock>>;
  /** The seat whose turn it is, in games with turns; absent before the first. */
  readonly turn?: TurnOfTable;
};

/** A turn of the table. */
export type TurnOfTable = {
  /** A seat, or `EVERYONE`. */
  readonly of: string;
  /** The number of the turn: 1 for the first. */
  readonly n: number;
};

/** Tests if it is the seat's own time to play: its turn, everyone's, or a game without turns. */
export const isOwnTurn = (turn: TurnOfTable | undefined, seat: Seat): boolean =>
  turn === undefined || turn.of === seat || turn.of === EVERYONE;

/** A game as far as clocks go by it. */
export type TimedGame = Pick<Game, 'turnBegun' | 'reactions'>;

/** The step of a commit, what it did as far as clocks go by it. */
export type ClockStep = {
  readonly at: string;
  /** The match after it. */
  readonly play: Match<unknown>;
  /** The facts of the commit, in order. */
  readonly events: readonly DomainEvent[];
  /** True if the commit took the match back: its questions are asked again, under their old ids. */
  readonly rewinds: boolean;
  /** The seats whose players play themselves; no others are timed. */
  readonly timed: readonly Seat[];
  /** The seats whose holders have answered in person. */
  readonly answered?: readonly Seat[];
};

/**
 * Reads the calendar of a seat, with the hours that count for a question asked at a time;
 * `undefined`: always open.
 */
export type SeatCalendars = (seat: Seat, asOf: string) => SeatCalendar | undefined;

/** The time control, calendars and absences that clocks go by. */
export type ClockTerms = {
  readonly game: TimedGame;
  readonly limits: Limits;
  /** The calendars of seats, if time goes by any. */
  readonly calendars?: SeatCalendars | undefined;
};

/** Computes the clocks after a commit: the same value as before for a seat that does not change. */
export function clocksAfter(
  before: MatchClocks | undefined,
  { at, play, events, rewinds, timed, answered = [] }: ClockStep,
  { game, limits: said, calendars = () => undefined }: ClockTerms,
): MatchClocks {
  const limits = limitsIn(game, said);
  const turns = events.flatMap((event) => game.turnBegun?.(event) ?? []);
  const done = [before?.turn?.of, ...turns].slice(0, -1).filter((turn) => turn !== undefined);
  const reactions = game.reactions ?? [];
  const stands = play.over || play.paused;
  const seats = [...new Set([...timed, ...Object.keys(before?.seats ?? {})])].map((seat) => {
    const clock = before?.seats[seat] ?? freshClock(limits);
    const isAsked = !stands && timed.includes(seat);
    const asked = isAsked ? askedOf(play.pending, seat, reactions) : [];
    const turnsDone = done.filter((turn) => turn === seat || turn === 'everyone').length;
    return { seat, clock, asked, turnsDone };
  });
  const change = { isNewTurn: turns.length > 0, rewinds, stands: play.paused };
  const opens = seats.some(({ clock, asked }) => asked.some((each) => isNewReaction(clock, each)));
  const timing = { at, limits: opens && !rewinds ? windowed(limits, before, at) : limits };
  const changed = seats.map(({ seat, clock, asked, turnsDone }) => {
    const known = opens ? withoutReactions(clock, asked) : clock;
    const came = { ...change, asked, turnsDone, hasAnswered: answered.includes(seat) };
    const calendar = (asOf: string) => calendars(seat, asOf);
    return [seat, seatAfter(known, came, { ...timing, calendar })] as const;
  });
  const of = turns.at(-1);
  const turn = of === undefined ? before?.turn : { of, n: (before?.turn?.n ?? 0) + turns.length };
  return { seats: Object.fromEntries(changed), ...(turn !== undefined && { turn }) };
}

/** The limits in this game: in one without turns each question has the time of a turn. */
export const limitsIn = ({ turnBegun }: TimedGame, said: Limits): Limits =>
  turnBegun === undefined ? withoutTurns(said) : said;

const withoutTurns = ({ perTurn, perQuestion, ...limits }: Limits): Limits => ({
  ...limits,
  perTurn: undefined,
  perQuestion: perQuestion === undefined ? perTurn : Math.min(perQuestion, perTurn ?? Infinity),
});

const askedOf = (
  pending: readonly Pending[],
  seat: Seat,
  reactions: readonly string[],
): readonly AskedQuestion[] =>
  pending
    .filter((question) => question.seat === seat && !question.answered)
    .map(({ id, kind }) => ({ id, isReaction: reactions.includes(kind) }));

const isNewReaction = ({ questions = {} }: SeatClock, { id, isReaction }: AskedQuestion): boolean =>
  isReaction && questions[id] === undefined;

/**
 * Raises the limit of reactions to the most that those before had left, if they had been granted
 * time.
 */
function windowed(limits: Limits, before: MatchClocks | undefined, at: string): Limits {
  if (limits.reaction === undefined) return limits;
  const rest = Object.values(before?.seats ?? {})
    .flatMap(({ questions = {} }) => Object.values(questions))
    .filter(({ cause }) => cause === 'REACTION')
    .map(({ deadline, left = 0 }) => (deadline === undefined ? left : between(at, deadline)));
  return { ...limits, reaction: Math.max(limits.reaction, ...rest) };
}

/**
 * Drops the reaction clocks of a window that opens again, for all: the question is a different one
 * by now, and comes with its full time.
 */
function withoutReactions(clock: SeatClock, asked: readonly AskedQuestion[]): SeatClock {
  const reactions = asked.filter(({ isReaction }) => isReaction).map(({ id }) => id);
  const { questions = {} } = clock;
  if (!reactions.some((id) => questions[id] !== undefined)) return clock;
  const others = Object.entries(questions).filter(([id]) => !reactions.includes(id));
  return { ...clock, questions: Object.fromEntries(others) };
}

type SeatChange = {
  readonly asked: readonly AskedQuestion[];
  /** The number of the seat's own turns that are done. */
  readonly turnsDone: number;
  /**
   * True if the seat's holder has answered: the count of vacation days taken for it starts again.
   */
  readonly hasAnswered: boolean;
  readonly isNewTurn: boolean;
  readonly rewinds: boolean;
  /** The match is paused: what was left stays. */
  readonly stands: boolean;
};

function seatAfter(
  clock: SeatClock,
  { asked, turnsDone, hasAnswered, isNewTurn, rewinds, stands }: SeatChange,
  { at, limits, calendar }: SeatTiming,
): SeatClock {
  const ids = Object.keys(clock.questions ?? {});
  const gone = ids.filter((id) => !asked.some((question) => question.id === id));
  const goesOn = gone.length < ids.length && !rewinds;
  const isSame =
    clock.since !== undefined && gone.length === 0 && asked.length === ids.length && !rewinds;
  const refills = limits.bank?.per === 'QUESTION' ? ownDone(clock, gone) : turnsDone;
  // a seat that is still asked what it was asked before gets no new time for the turn
  const renewed = isNewTurn && !goesOn ? limits.perTurn : undefined;
  if (isSame && refills === 0 && renewed === undefined) return clock;
  const { daysOff, ...still } = stopped(clock, at, calendar(clock.since ?? at));
  const after = {
    ...Array.from({ length: stands ? 0 : refills }).reduce<SeatClock>(
      (less) => refilled(less, limits),
      { ...still, ...(daysOff && !hasAnswered && { daysOff }) },
    ),
    ...(renewed !== undefined && { turn: renewed }),
  };
  const known = rewinds ? { ...after, questions: {} } : after;
  const next = stands
    ? after
    : running(known, asked, {
        ...{ at, limits, passing: rewinds ? {} : clock.questions },
        calendar: calendar(at),
      });
  return isDeepStrictEqual(next, clock) ? clock : next;
}

type SeatTiming = {
  readonly at: string;
  readonly limits: Limits;
  /** Reads the seat's calendar, with the hours that count for a question asked at a time. */
  readonly calendar: (asOf: string) => SeatCalendar | undefined;
};

/** Counts the questions among the removed ones that ran on the seat's own time. */
const ownDone = ({ questions = {} }: SeatClock, gone: readonly string[]): number =>
  gone.filter((id) => questions[id]?.cause !== 'REACTION').length;

/** The seats whose clocks are others than before. */
export const changedSeats = (
  before: MatchClocks | undefined,
  after: MatchClocks,
): Readonly<Record<Seat, SeatClock>> =>
  Object.fromEntries(
    Object.entries(after.seats).filter(([seat, clock]) => before?.seats[seat] !== clock),
  );
