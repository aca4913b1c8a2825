/** A load on a local run: so many matches at once, played by people, and so many sockets at each. */
export type Load = {
  readonly game: string;
  readonly matches: number;
  /** The sockets at each match, the players' among them. */
  readonly sockets: number;
  /** How many answers come before those that are measured, and how many are measured. */
  readonly untimed: number;
  readonly timed: number;
};

/** What the driver is told: where the service is, and what to put it under. */
export type DriverOrder = { readonly host: string; readonly pid: number; readonly load: Load };

/** What came of a load: all of it of the answers that were timed. */
export type Driven = {
  readonly answers: number;
  readonly seconds: number;
  /** Processor time of the service, all its threads, in seconds. */
  readonly cpu: number;
  /** For each answer, the milliseconds from its sending until the last socket of its match had it. */
  readonly latencies: readonly number[];
};

export type DriverMessage = { readonly driven: Driven } | { readonly failed: string };
