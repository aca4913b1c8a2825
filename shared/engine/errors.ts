/**
 * Today's rules do not lead to what the journal records. Nothing is appended; an arbiter decides. The
 * message may be put on record: it names the kinds of both, and not what they hold, which may be secret.
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

/** The type of an entry, or what else stands in its place, in words. */
function kindOf(entry: unknown): string {
  if (entry === undefined) return 'nothing';
  if (typeof entry === 'string') return entry;
  const typed = typeof entry === 'object' && entry !== null && 'type' in entry;
  return typed ? String(entry.type) : 'a question';
}

/** The journal tells a fact or a note that this release does not know: a newer one stored it. */
export class UnknownFactError extends Error {
  override readonly name = 'UnknownFactError';
  /** The type of the fact. */
  readonly fact: string;
  constructor(fact: string) {
    super(`This release doesn't know the fact or note "${fact}".`);
    this.fact = fact;
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

/** A position that cannot be laid out; each fault says where and why. */
export class IllegalPositionError extends Error {
  override readonly name = 'IllegalPositionError';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The position is invalid: ${faults.join('; ')}.`);
    this.faults = faults;
  }
}
