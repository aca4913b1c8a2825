/** What one side of the work takes of the platform: sums over a match, or shares of an answer. */
export type Units = {
  readonly writes: number;
  readonly reads: number;
  readonly invocations: number;
  /** Calls of the database, each waited for. */
  readonly calls: number;
  /** Of computing, the embedded database's included. */
  readonly milliseconds: number;
};

/** What a match of four took, as measured. Messages are those to all four together. */
export type Measured = {
  readonly game: string;
  readonly seats: number;
  /** How many answers were measured, from the start of a match. */
  readonly answers: number;
  /** How many a whole match has, by the same players. */
  readonly matchAnswers: number;
  /** Carrying answers out. */
  readonly answering: Units;
  /** Bringing the lists up to date, as is done for every commit. */
  readonly listing: Units;
  /** The same, and telling all four. */
  readonly telling: Units;
  /** Looking at the match when it is another's turn to answer, as who plays by web does. */
  readonly looking: Units;
  readonly messages: number;
  readonly messageBytes: number;
  /** Bytes of the table that the match is kept in. */
  readonly storedBytes: number;
};

export const nothing: Units = { writes: 0, reads: 0, invocations: 0, calls: 0, milliseconds: 0 };

const merged =
  (join: (a: number, b: number) => number) =>
  (a: Units, b: Units): Units => ({
    writes: join(a.writes, b.writes),
    reads: join(a.reads, b.reads),
    invocations: join(a.invocations, b.invocations),
    calls: join(a.calls, b.calls),
    milliseconds: join(a.milliseconds, b.milliseconds),
  });

export const plus = merged((a, b) => a + b);
export const less = merged((a, b) => a - b);
