/** A load on a local run: parallel matches of people, with a number of sockets at each. */
export type Load = {
  readonly game: string;
  readonly matches: number;
  /** The sockets at each match, the players' among them. */
  readonly sockets: number;
  /** Number of answers before timing, and of timed answers. */
  readonly untimed: number;
  readonly timed: number;
};

/** The order to the driver: the service's address and the load. */
export type DriverOrder = { readonly host: string; readonly pid: number; readonly load: Load };

/** The results of a load, for the timed answers. */
export type Driven = {
  readonly answers: number;
  readonly seconds: number;
  /** Processor time of the service, all its threads, in seconds. */
  readonly cpu: number;
  /** Milliseconds from sending each answer until the last socket of its match had it. */
  readonly latencies: readonly number[];
};

export type DriverMessage = { readonly driven: Driven } | { readonly failed: string };
