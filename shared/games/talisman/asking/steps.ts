import type { Procedure } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';

/** One step of a list: it gets the list's place, and the result of the step before it. */
type Step<At, Given, Found> = (table: TalismanTable, at: At, given: Given) => Procedure<Found>;

/** The result of a list whose remaining steps are skipped. */
export type Over<Result> = { readonly over: Result };

/** Skips the steps that are left: the list has this result. */
export const over = <const Result>(result: Result): Over<Result> => ({ over: result });

/**
 * Steps that run in order. Each may ask, skip the rest (`over`) or go on; its result is what the next
 * one gets. Leaves between two steps if the place is over.
 */
type Steps<At, Given, Found, Result> = {
  readonly step: <Next>(
    next: Step<At, Found, Next | Over<Result>>,
  ) => Steps<At, Given, Next, Result>;
  /** Runs all steps. The caller guards the wait of the last one. */
  readonly run: Step<At, Given, Found | Result>;
};

/** Begins a list of steps within a place that this guard checks. */
export const inOrder = <At, Given, Result = never>(
  leaveUnlessOn: (table: TalismanTable, at: At) => void,
): First<At, Given, Result> => ({
  step: (first) => listed({ leaveUnlessOn, ran: first }),
});

type First<At, Given, Result> = Pick<Steps<At, Given, Given, Result>, 'step'>;

type Listed<At, Given, Found, Result> = {
  readonly leaveUnlessOn: (table: TalismanTable, at: At) => void;
  readonly ran: Step<At, Given, Found | Over<Result>>;
};

const listed = <At, Given, Found, Result>({
  leaveUnlessOn,
  ran,
}: Listed<At, Given, Found, Result>): Steps<At, Given, Found, Result> => ({
  step: (next) =>
    listed({
      leaveUnlessOn,
      *ran(table, at, given) {
        const found = yield* ran(table, at, given);
        if (isOver(found)) return found;
        leaveUnlessOn(table, at);
        return yield* next(table, at, found);
      },
    }),
  *run(table, at, given) {
    const found = yield* ran(table, at, given);
    return isOver(found) ? found.over : found;
  },
});

const isOver = <Found, Result>(found: Found | Over<Result>): found is Over<Result> =>
  typeof found === 'object' && found !== null && 'over' in found;
