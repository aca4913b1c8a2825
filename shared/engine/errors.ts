/** Today's rules do not lead to what the journal records. Nothing is appended; an arbiter decides. */
export class ReplayDivergedError extends Error {
  override readonly name = 'ReplayDivergedError';
  /** The place among the entries since the checkpoint, from 0. */
  readonly at: number;
  readonly recorded: unknown;
  readonly derived: unknown;
  constructor(at: number, recorded: unknown, derived: unknown) {
    super(
      `Replay diverged at entry ${String(at)}: recorded ${JSON.stringify(recorded)}, derived ${JSON.stringify(derived)}.`,
    );
    this.at = at;
    this.recorded = recorded;
    this.derived = derived;
  }
}

/** A procedure went on for too many steps without asking anybody anything. Nothing is stored. */
export class RunawayProcedureError extends Error {
  override readonly name = 'RunawayProcedureError';
  constructor(procedure: string, steps: number) {
    super(`The procedure ${procedure} took ${String(steps)} steps without a question.`);
  }
}

/** A rule broke the engine's contract: it left a scope nobody holds, or asked one key twice at once. */
export class BrokenRuleError extends Error {
  override readonly name = 'BrokenRuleError';
}
