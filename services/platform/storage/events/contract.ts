/** A consumer of the table's stream that acts unasked on a commit which calls it: each has a word. */
export type Called = 'bots' | 'result' | 'director';

/** A stream's next step: everything one action caused. JSON throughout. */
export type Commit = {
  /** The aggregate's id, for instance a match's; any text of 1 to 900 bytes. */
  readonly stream: string;
  /** 0 for the first commit of a stream, then one more each. */
  readonly version: number;
  /** ISO 8601, by the writer's clock. */
  readonly at: string;
  /** The actor, in the caller's own notation, for instance `account:ann` or `bot:2`. */
  readonly actor: string;
  /** The id under which a client may send its command again without it being done twice. */
  readonly commandId?: string | undefined;
  /** The workers that must act on it; consumers of the table's stream filter by this. */
  readonly calls?: readonly Called[] | undefined;
  /** The entries of the commit, any JSON; the store does not look into it. */
  readonly body: unknown;
  /** The whole aggregate after this commit, so that a load need not go further back. */
  readonly checkpoint?: unknown;
};

/** A tail of a stream: commits in order; the first bears a checkpoint or is the stream's first. */
export type Loaded = {
  readonly stream: string;
  /** The version of the last commit. */
  readonly version: number;
  readonly commits: readonly [Commit, ...Commit[]];
};

/** A load is one call for as long as checkpoints are at most this many commits apart. */
export const LOAD_SPAN = 32;

/** The streams of commits, each only ever added to at its end. */
export type EventStore = {
  /**
   * Stores the commit if its stream has none of this version: one conditional write, no read.
   * Give it the version after the one loaded; anything later would leave a gap, and a stream with
   * a gap no longer loads. Throws `OversizedItemError` before anything is written.
   */
  append(commit: Commit): Promise<'stored' | 'conflict'>;
  /** The newest commits up to version `upTo`, back to a checkpoint; consistent. `undefined`: no such stream. */
  load(stream: string, upTo?: number): Promise<Loaded | undefined>;
  /**
   * Returns, of up to 100 streams, those still at their known version: one call; consistent.
   * @param known the version by stream
   */
  unchanged(known: ReadonlyMap<string, number>): Promise<ReadonlySet<string>>;
  /**
   * Stores parts that checkpoints of a stream refer to, each under a name derived from its content:
   * a large part that seldom changes need not be in every checkpoint. Best called before the commit
   * that refers to them.
   */
  keepParts(stream: string, parts: ReadonlyMap<string, unknown>): Promise<void>;
  /** The parts of these names, up to 100, those that there are; consistent. */
  parts(stream: string, names: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
  /**
   * Reads at most `first` commits after version `after` (absent: from the start), without
   * checkpoints.
   */
  range(stream: string, after: number | undefined, first: number): Promise<readonly Commit[]>;
};
