import { after, between, laterOf } from '../../platform/time/duration.ts';
import type { SeatCalendar } from '../../accounts/calendars/contract.ts';
import type { Stop } from '../../platform/time/open-time.ts';
import { endOf, MOST_TIMES, withGranted, type SeatAvailability } from './ends.ts';
import type { Limits } from './time-control.ts';

/** The part of the time control that ends a seat's time. */
export type DeadlineCause = 'QUESTION' | 'TURN' | 'BANK' | 'REACTION';

/** The clock of a pending question. */
export type QuestionClock = {
  /** Milliseconds of its own limit (of a question, of a reaction), as of the seat's `since`. */
  readonly left?: number;
  /**
   * The most milliseconds until its deadline, whatever the calendar says, without vacations; only
   * if time goes by a calendar.
   */
  readonly most?: number;
  readonly cause: DeadlineCause;
  /** The deadline at which the clock answers it, ISO 8601; absent while the clock is stopped. */
  readonly deadline?: string;
};

/**
 * The clock of a seat: amounts in milliseconds as of `since`. Times and amounts are recorded and never counted
 * down, so that nothing is written while time passes.
 */
export type SeatClock = {
  /** The time since which it runs, ISO 8601; absent while it is stopped. */
  readonly since?: string;
  readonly bank?: number;
  /** The time left of the seat's for this turn of the table, in milliseconds. */
  readonly turn?: number;
  /**
   * The granted time left: milliseconds that the table or an operator has given on top. It runs whatever the
   * hours, but for vacations, once the time of a question is used up; and is kept until it is.
   */
  readonly granted?: number;
  /** The clocks of the questions that the seat is asked, by their ids. */
  readonly questions?: Readonly<Record<string, QuestionClock>>;
  /**
   * The days of vacation that were taken when its time would have been up, since its holder
   * answered last.
   */
  readonly daysOff?: readonly Stop[];
};

/** A question that a seat is asked now. */
export type AskedQuestion = { readonly id: string; readonly isReaction: boolean };

/** The clock of a seat that has not been asked anything yet. */
export const freshClock = ({ bank, perTurn }: Limits): SeatClock => ({
  ...(bank && { bank: bank.initial }),
  ...(perTurn !== undefined && { turn: perTurn }),
});

/**
 * Stops the clock at this time: the time that ran, by its calendar, is taken from the time left,
 * and nothing is refilled; granted time that ran is taken only from itself. Reactions use their own
 * time, whatever the calendar, and none of the seat's.
 */
export function stopped(clock: SeatClock, at: string, calendar?: SeatCalendar): SeatClock {
  const { since, bank, turn, questions = {}, daysOff } = clock;
  if (since === undefined) return clock;
  const own = Object.values(questions).filter(({ cause }) => cause !== 'REACTION');
  const { upTo, granted } = ranOf(clock, { own, at, calendar });
  const elapsed = between(since, at);
  const ran = calendar ? calendar.open.between(since, upTo, daysOff) : between(since, upTo);
  const aged = calendar ? calendar.most.between(since, upTo, daysOff) : between(since, upTo);
  const less = (amount: number, by: number): number => Math.max(0, amount - by);
  // what a question may still take at most is all that is left of the time that limits it
  const mostOf = (limits: DeadlineCause): number => {
    const limited = own.filter(({ cause }) => cause === limits);
    const amounts = limited.map(({ most = Infinity }) => less(most, aged));
    return amounts.length === 0 ? Infinity : Math.max(...amounts);
  };
  const left = (amount: number, limits: DeadlineCause): number =>
    own.length === 0 ? amount : Math.min(less(amount, ran), mostOf(limits));
  const standing = Object.entries(questions).map(([id, { left: amount, most, cause }]) => {
    const rest = less(amount ?? 0, cause === 'REACTION' ? elapsed : ran);
    const longest = most === undefined ? Infinity : less(most, aged);
    return [
      id,
      {
        ...(amount !== undefined && {
          left: cause === 'QUESTION' ? Math.min(rest, longest) : rest,
        }),
        ...(most !== undefined && { most: longest }),
        cause,
      },
    ] as const;
  });
  return {
    ...(bank !== undefined && { bank: left(bank, 'BANK') }),
    ...(turn !== undefined && { turn: left(turn, 'TURN') }),
    ...(granted > 0 && { granted }),
    questions: Object.fromEntries(standing),
    ...(daysOff && { daysOff }),
  };
}

type Ran = {
  readonly own: readonly QuestionClock[];
  readonly at: string;
  readonly calendar: SeatCalendar | undefined;
};

/**
 * The time up to which the seat's own time ran, until a time or until it was used up, and the granted time that is
 * left by then.
 */
function ranOf(
  { since = '', bank, turn, granted = 0, daysOff }: SeatClock,
  { own, at, calendar }: Ran,
): { readonly upTo: string; readonly granted: number } {
  // earlier releases credited a clock by beginning it later
  if (since > at) return { upTo: since, granted: granted + (own.length && between(at, since)) };
  if (granted === 0 || own.length === 0) return { upTo: at, granted };
  const by = calendar && { calendar, daysOff };
  const [end = at] = own
    .flatMap(({ cause, left, most }) => {
      const limit = { QUESTION: left, TURN: turn, BANK: bank, REACTION: undefined }[cause];
      return limit === undefined ? [] : endOf(since, { left: limit, most }, by);
    })
    .toSorted();
  if (end >= at) return { upTo: at, granted };
  const used = calendar ? calendar.most.between(end, at, daysOff) : between(end, at);
  return { upTo: end, granted: Math.max(0, granted - used) };
}

/**
 * The clock of a seat that is asked these questions from this time on: those it knew go on with what they
 * had left. A deadline that has passed stays what it was: `passing` are the questions while they ran.
 */
export function running(
  { bank, turn, granted, questions: known = {}, daysOff }: SeatClock,
  asked: readonly AskedQuestion[],
  { at, limits, passing = {}, calendar }: Running,
): SeatClock {
  const standing = {
    ...(bank !== undefined && { bank }),
    ...(turn !== undefined && { turn }),
    ...(granted !== undefined && { granted }),
    ...(daysOff && { daysOff }),
  };
  const by = calendar && { calendar, daysOff };
  // a question that follows another within the same time may take as long as that one still could
  const mostOf = (cause: DeadlineCause): number =>
    Math.max(
      0,
      ...Object.values(known).map((each) => (each.cause === cause ? (each.most ?? 0) : 0)),
    );
  const questions = asked.map(({ id, isReaction }) => {
    const own = known[id]?.left ?? (isReaction ? limits.reaction : limits.perQuestion);
    const was = passing[id];
    if (was?.deadline !== undefined && was.deadline <= at)
      return [id, { ...was, ...known[id], deadline: was.deadline }] as const;
    const time = { own, isReaction, bank, turn, granted, most: known[id]?.most, mostOf };
    return [id, deadlineOf(time, at, by)] as const;
  });
  if (questions.length === 0) return standing;
  return { ...standing, since: at, questions: Object.fromEntries(questions) };
}

type Running = {
  readonly at: string;
  readonly limits: Limits;
  readonly passing?: SeatClock['questions'];
  readonly calendar?: SeatCalendar | undefined;
};

type Time = {
  /** The question's own time, in milliseconds. */
  readonly own: number | undefined;
  readonly isReaction: boolean;
  readonly bank: number | undefined;
  readonly turn: number | undefined;
  readonly granted: number | undefined;
  /** The most milliseconds it has, if it went by a calendar before. */
  readonly most: number | undefined;
  /** The most milliseconds that other questions still have of the time that limits them. */
  mostOf(cause: DeadlineCause): number;
};

/** The earliest of the parts that limit a question. */
function deadlineOf(
  { own, isReaction, bank, turn, granted, most, mostOf }: Time,
  at: string,
  by: SeatAvailability | undefined,
): QuestionClock {
  const parts: readonly (readonly [DeadlineCause, number | undefined])[] = isReaction
    ? [['REACTION', own]]
    : [
        ['QUESTION', own],
        ['TURN', turn],
        ['BANK', bank],
      ];
  const [first = ['QUESTION', undefined] as const] = parts
    .filter(([, left]) => left !== undefined)
    .toSorted(([, a = 0], [, b = 0]) => a - b);
  const [cause, left] = first;
  const owned = { ...(own !== undefined && { left: own }), cause };
  if (left === undefined) return owned;
  if (isReaction) return { ...owned, deadline: after(at, left) };
  const inherited = cause === 'QUESTION' ? 0 : mostOf(cause);
  const longest = most ?? Math.max(MOST_TIMES * left, inherited);
  const end = endOf(at, { left, most: longest }, by);
  return { ...owned, ...(by && { most: longest }), deadline: withGranted(end, granted, by) };
}

/**
 * Updates the deadlines of the clock's own time to its present calendar: later ones if its holder
 * is on vacation, and never earlier.
 */
export function retimed(clock: SeatClock, calendar: SeatCalendar): SeatClock {
  const { since, granted, questions = {}, daysOff } = clock;
  if (since === undefined) return clock;
  const timed = { calendar, daysOff };
  const moved = Object.entries(questions).map(
    ([id, question]): readonly [string, QuestionClock] => {
      const { cause, most, deadline } = question;
      const left = {
        QUESTION: question.left,
        TURN: clock.turn,
        BANK: clock.bank,
        REACTION: undefined,
      };
      const limit = left[cause];
      if (limit === undefined || most === undefined || deadline === undefined)
        return [id, question];
      const by = withGranted(endOf(since, { left: limit, most }, timed), granted, timed);
      return [id, { ...question, deadline: laterOf(by, deadline) }];
    },
  );
  return { ...clock, questions: Object.fromEntries(moved) };
}

/**
 * The clock with so much more time for all that runs: granted on top of the seat's own time, for as long as it takes
 * to use it up, and given to each reaction.
 */
export function credited(clock: SeatClock, milliseconds: number): SeatClock {
  const { since, granted = 0, questions = {} } = clock;
  if (since === undefined || milliseconds === 0) return clock;
  const moved = Object.entries(questions).map(([id, { deadline, left, cause, ...rest }]) => {
    const more = cause === 'REACTION' ? milliseconds : 0;
    return [
      id,
      {
        ...rest,
        cause,
        ...(left !== undefined && { left: left + more }),
        ...(deadline !== undefined && { deadline: after(deadline, milliseconds) }),
      },
    ] as const;
  });
  const isOwn = moved.some(([, { cause }]) => cause !== 'REACTION');
  return {
    ...clock,
    ...(isOwn && { granted: granted + milliseconds }),
    questions: Object.fromEntries(moved),
  };
}

/** The bank with what a turn or a question that is done adds, up to its most. */
export const refilled = (clock: SeatClock, { bank }: Limits): SeatClock =>
  bank === undefined
    ? clock
    : { ...clock, bank: Math.min(bank.max, (clock.bank ?? 0) + bank.increment) };

/** The clock of a seat that is played again after an absence: as much as one turn brings, and no more. */
export const afterAbsence = (
  { daysOff: _, ...clock }: SeatClock,
  { bank, perTurn }: Limits,
): SeatClock => ({
  ...clock,
  ...(bank && { bank: Math.max(clock.bank ?? 0, Math.min(bank.increment, bank.max)) }),
  ...(perTurn !== undefined && { turn: perTurn }),
});

/** The question that ends first, of all or of those that count. */
export function firstDeadline(
  { questions = {} }: SeatClock,
  counts: (question: QuestionClock) => boolean = () => true,
): { readonly id: string; readonly deadline: string; readonly cause: DeadlineCause } | undefined {
  return Object.entries(questions)
    .filter(([, question]) => counts(question))
    .flatMap(([id, { deadline, cause }]) =>
      deadline === undefined ? [] : [{ id, deadline, cause }],
    )
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))[0];
}
