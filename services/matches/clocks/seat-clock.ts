import { after, between } from '../../time/duration.ts';
import type { Limits } from './time-control.ts';

/** Which part of the time control ends a seat's time. */
export type DeadlineCause = 'QUESTION' | 'TURN' | 'BANK' | 'REACTION';

/** The clock of a pending question. */
export type QuestionClock = {
  /** Milliseconds of its own limit (of a question, of a reaction), as of the seat's `since`. */
  readonly left?: number;
  readonly cause: DeadlineCause;
  /** When it is answered by the clock, ISO 8601; absent while the clock stands. */
  readonly deadline?: string;
};

/**
 * The clock of a seat: amounts in milliseconds as of `since`. Times and amounts are recorded and never counted
 * down, so that nothing is written while time passes.
 */
export type SeatClock = {
  /** Since when it runs, ISO 8601; absent while it stands. */
  readonly since?: string;
  readonly bank?: number;
  /** The time left of the seat's for this turn of the table, in milliseconds. */
  readonly turn?: number;
  /** By the ids of the questions that the seat is asked. */
  readonly questions?: Readonly<Record<string, QuestionClock>>;
};

/** A question that a seat is asked now. */
export type AskedQuestion = { readonly id: string; readonly isReaction: boolean };

/** The clock of a seat that has not been asked anything yet. */
export const freshClock = ({ bank, perTurn }: Limits): SeatClock => ({
  ...(bank && { bank: bank.initial }),
  ...(perTurn !== undefined && { turn: perTurn }),
});

/**
 * The clock stopped at this time: what ran is taken from what was left, and nothing is refilled. Reactions
 * use their own time and none of the seat's.
 */
export function stopped(clock: SeatClock, at: string): SeatClock {
  const { since, bank, turn, questions = {} } = clock;
  if (since === undefined) return clock;
  const ran = Math.max(0, between(since, at));
  const less = (left: number): number => Math.max(0, left - ran);
  const isOwnTime = Object.values(questions).some(({ cause }) => cause !== 'REACTION');
  const own = (left: number): number => (isOwnTime ? less(left) : left);
  const standing = Object.entries(questions).map(
    ([id, { left, cause }]) =>
      [id, { ...(left !== undefined && { left: less(left) }), cause }] as const,
  );
  return {
    ...(bank !== undefined && { bank: own(bank) }),
    ...(turn !== undefined && { turn: own(turn) }),
    questions: Object.fromEntries(standing),
  };
}

/**
 * The clock of a seat that is asked these questions from this time on: those it knew go on with what they
 * had left. A deadline that has passed stays what it was: `passing` are the questions while they ran.
 */
export function running(
  { bank, turn, questions: known = {} }: SeatClock,
  asked: readonly AskedQuestion[],
  { at, limits, passing = {} }: Running,
): SeatClock {
  const standing = { ...(bank !== undefined && { bank }), ...(turn !== undefined && { turn }) };
  const questions = asked.map(({ id, isReaction }) => {
    const own = known[id]?.left ?? (isReaction ? limits.reaction : limits.perQuestion);
    const was = passing[id];
    if (was?.deadline !== undefined && was.deadline <= at)
      return [id, { ...was, ...known[id], deadline: was.deadline }] as const;
    return [id, deadlineOf({ own, isReaction, bank, turn }, at)] as const;
  });
  if (questions.length === 0) return standing;
  return { ...standing, since: at, questions: Object.fromEntries(questions) };
}

type Running = {
  readonly at: string;
  readonly limits: Limits;
  readonly passing?: SeatClock['questions'];
};

type Time = {
  /** The question's own time, in milliseconds. */
  readonly own: number | undefined;
  readonly isReaction: boolean;
  readonly bank: number | undefined;
  readonly turn: number | undefined;
};

/** The earliest of the parts that limit a question. */
function deadlineOf({ own, isReaction, bank, turn }: Time, at: string): QuestionClock {
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
  return {
    ...(own !== undefined && { left: own }),
    cause,
    ...(left !== undefined && { deadline: after(at, left) }),
  };
}

/** The clock with so much more time for all that runs: what passed until then is not counted. */
export function credited(clock: SeatClock, milliseconds: number): SeatClock {
  const { since, questions = {} } = clock;
  if (since === undefined || milliseconds === 0) return clock;
  const moved = Object.entries(questions).map(([id, { deadline, ...rest }]) => {
    const later = deadline === undefined ? {} : { deadline: after(deadline, milliseconds) };
    return [id, { ...rest, ...later }] as const;
  });
  return { ...clock, since: after(since, milliseconds), questions: Object.fromEntries(moved) };
}

/** The bank with what a turn or a question that is done adds, up to its most. */
export const refilled = (clock: SeatClock, { bank }: Limits): SeatClock =>
  bank === undefined
    ? clock
    : { ...clock, bank: Math.min(bank.max, (clock.bank ?? 0) + bank.increment) };

/** The clock of a seat that is played again after an absence: as much as one turn brings, and no more. */
export const afterAbsence = (clock: SeatClock, { bank, perTurn }: Limits): SeatClock => ({
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
