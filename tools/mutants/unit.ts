/** A test unit: a scenario by its index in its file, or a whole test file. */
export type Unit = {
  readonly file: string;
  /** Index of the scenario in the file; `undefined` for a test file. */
  readonly at: number | undefined;
  /** The name for people. */
  readonly name: string;
};

/** The result of running a unit. */
export type Run = Unit & {
  readonly passed: boolean;
  readonly ms: number;
  /** The regions it covered, as `file#region`, if the rules were instrumented. */
  readonly cameBy: readonly string[];
};
