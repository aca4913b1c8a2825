import type { Procedure } from './step.ts';

/** Thrown by `leave`, caught by `scope`. Not an `Error`: nothing went wrong, and no stack is recorded. */
export class Left {
  readonly scope: string;
  readonly or: string | undefined;
  constructor(scope: string, or?: string) {
    this.scope = scope;
    this.or = or;
  }
}

/** The scope every procedure runs in: leaving it ends the procedure, and `next` decides what follows. */
export const PROCEDURE = 'procedure';

/**
 * Ends everything up to the innermost holder of `scope`; if it is not held, up to `or`. Write `return
 * leave(…)` so that the reader sees the path end; a game's guards hide it behind a clear name, such as
 * `leaveUnlessAlive`.
 */
export function leave(scope: string, or?: string): never {
  // oxlint-disable-next-line typescript/only-throw-error -- control flow of the rules, not a failure
  throw new Left(scope, or);
}

/** Runs the body until it ends or leaves one of `names`. Returns true if it ran to its end. */
export function* scope(names: readonly string[], body: Procedure<unknown>): Procedure<boolean> {
  try {
    yield* body;
    return true;
  } catch (thrown) {
    if (thrown instanceof Left && names.includes(thrown.scope)) return false;
    throw thrown;
  }
}
