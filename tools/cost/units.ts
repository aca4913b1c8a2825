/** What one side of the work takes of the platform: sums over a match, or shares of an answer. */
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

/** `live`: all follow over WebSockets. `by web`: nobody is connected; they look when it is their turn. */
export type Manner = 'live' | 'by web';

/** What a match of four took, as measured. Messages are those to all four together. */
export type Measured = {
  readonly game: string;
  readonly manner: Manner;
  /** How many standing orders each seat has laid down at the start. */
  readonly orders: number;
  /** The preset of the clock that it is played on, if any. */
  readonly clock?: string;
  readonly seats: number;
  /** How many answers were measured, from the start of a match. */
  readonly answers: number;
  /** How many a whole match has, by the same players: the median of some. */
  readonly matchAnswers: number;
  /** Carrying answers out, by the GraphQL door. */
  readonly answering: Units;
  /** Looking at the match when it is another's turn to answer; nothing where all are told. */
  readonly looking: Units;
  /** Bringing the lists up to date, and telling whoever is connected. */
  readonly consuming: Units;
  /** Seeing to the match when its time has come, and keeping that time; absent without a clock. */
  readonly waking?: Units;
  /** Telling them by a webhook for each that it is their turn; absent where they have none. */
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
