/**
 * An error of replay: today's rules do not lead to the recorded entry. Nothing is appended; an arbiter
 * decides. The message can be published: it names the types of both entries, not their contents, which
 * may be secret.
 */
export class ReplayDivergedError extends Error {
  override readonly name = 'ReplayDivergedError';
  /** The place among the entries since the checkpoint, from 0. */
  readonly at: number;
  readonly recorded: unknown;
  readonly derived: unknown;
  constructor(at: number, recorded: unknown, derived: unknown) {
    super(
      `Replay diverged at entry ${String(at)}: recorded ${kindOf(recorded)}, derived ${kindOf(derived)}.`,
    );
    this.at = at;
    this.recorded = recorded;
    this.derived = derived;
  }
}

/** The type of an entry, or a word for a value that is no entry. */
function kindOf(entry: unknown): string {
  if (entry === undefined) return 'nothing';
  if (typeof entry === 'string') return entry;
  const typed = typeof entry === 'object' && entry !== null && 'type' in entry;
  return typed ? String(entry.type) : 'a question';
}

/**
 * An error for a fact or a note in the journal that this release does not know: a newer one stored it.
 */
export class UnknownFactError extends Error {
  override readonly name = 'UnknownFactError';
  /** The type of the fact. */
  readonly fact: string;
  constructor(fact: string) {
    super(`This release doesn't know the fact or note "${fact}".`);
    this.fact = fact;
  }
}

/** An error for a procedure that took too many steps without a question. Nothing is stored. */
export class RunawayProcedureError extends Error {
  override readonly name = 'RunawayProcedureError';
  constructor(procedure: string, steps: number) {
    super(`The procedure ${procedure} took ${String(steps)} steps without a question.`);
  }
}

/**
 * An error for a rule that broke the engine's contract: it left a scope that is not held, or asked one
 * key twice at once.
 */
export class BrokenRuleError extends Error {
  override readonly name = 'BrokenRuleError';
}

/** An error for a position that cannot be laid out; each fault says where and why. */
export class IllegalPositionError extends Error {
  override readonly name = 'IllegalPositionError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The position is invalid: ${faults.join('; ')}.`);
    this.faults = faults;
  }
}
