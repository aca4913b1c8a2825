/** Platform units of one side of the work: sums over a match, or shares of an answer. */
export type Units = {
  readonly writes: number;
  readonly reads: number;
  readonly invocations: number;
  /** Calls of the database. */
  readonly calls: number;
  /** Milliseconds of computing. */
  readonly computing: number;
  /** Milliseconds of waiting for calls, those made side by side waiting together. */
  readonly waiting: number;
};

/**
 * `live`: all follow over WebSockets. `by web`: no one is connected; players look when it is their
 * turn.
 */
export type Manner = 'live' | 'by web';

/** The measured units of a match of four. Messages are those to all four together. */
export type Measured = {
  readonly game: string;
  readonly manner: Manner;
  /** Number of auto-responses of each seat at the start. */
  readonly orders: number;
  /** The preset of its clock, if any. */
  readonly clock?: string;
  readonly seats: number;
  /** Number of measured answers, from the start of a match. */
  readonly answers: number;
  /** Number of answers of a whole match, by the same players: the median of several. */
  readonly matchAnswers: number;
  /** Answering, by the GraphQL API. */
  readonly answering: Units;
  /** Looking at the match when it is another player's turn; zero if all are connected. */
  readonly looking: Units;
  /** Updating the lists, and sending updates to connected players. */
  readonly consuming: Units;
  /** Handling and setting the wake-ups of the match; absent without a clock. */
  readonly waking?: Units;
  /** Notifying players of their turns by webhooks; absent without webhooks. */
  readonly notifying?: Units;
  readonly messages: number;
  readonly messageBytes: number;
  /** Bytes of the table that the match is kept in. */
  readonly storedBytes: number;
};

const merged =
  (join: (a: number, b: number) => number) =>
  (a: Units, b: Units): Units => ({
    writes: join(a.writes, b.writes),
    reads: join(a.reads, b.reads),
    invocations: join(a.invocations, b.invocations),
    calls: join(a.calls, b.calls),
    computing: join(a.computing, b.computing),
    waiting: join(a.waiting, b.waiting),
  });

export const nothing: Units = {
  ...{ writes: 0, reads: 0, invocations: 0 },
  ...{ calls: 0, computing: 0, waiting: 0 },
};

export const plus = merged((a, b) => a + b);
