/** What may notice a break: a scenario by its place in its file, or a whole file of tests. */
export type Unit = {
  readonly file: string;
  /** Which scenario of the file; undefined for a file of tests. */
  readonly at: number | undefined;
  /** As people know it. */
  readonly name: string;
};

/** How a unit went. */
export type Run = Unit & {
  readonly passed: boolean;
  readonly ms: number;
  /** The regions it came by, as `file#region`, where the rules had probes. */
  readonly cameBy: readonly string[];
};
