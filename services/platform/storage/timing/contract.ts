/** Time that an operator gives back, for an outage say; times are ISO 8601. */
export type TimeCredit = {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  /** The streams that get it; absent: all. */
  readonly streams?: readonly string[] | undefined;
};

/** An operator's setting about time; it counts for every match. */
export type OperatorTime = {
  /** The hold during which no clock expires, if there is one. */
  readonly hold?: { readonly reason: string; readonly since: string } | undefined;
  /** The latest holds that are over, the earliest first. */
  readonly held: readonly TimeCredit[];
  /** The latest credits, the earliest first. */
  readonly credits: readonly TimeCredit[];
};

/**
 * The one setting of the operators about time. Changes throw `ContentionError` if others overtake
 * them too often.
 */
export type OperatorTimes = {
  /** Reads the present setting; consistent. */
  read(): Promise<OperatorTime>;
  /** Holds the ends of all times. */
  hold(hold: NonNullable<OperatorTime['hold']>): Promise<void>;
  /** Ends the hold from then on, ISO 8601; does nothing without one. */
  release(until: string): Promise<void>;
  /** Adds a credit that is not there yet; of more than 64, or 8000 streams in all, the earliest is forgotten. */
  credit(credit: TimeCredit): Promise<void>;
};

/** A stream that is to be looked at, and when; ISO 8601. */
export type WakeUp = { readonly stream: string; readonly at: string };

/** The wake-ups, in shards: for each stream at most one time at which it is to be looked at. */
export type WakeUps = {
  /** Makes it that time, unless an earlier one is set: that one, when it has come, finds the later. */
  set(wake: WakeUp): Promise<void>;
  /**
   * Replaces a time that has come by another one (absent: none), unless another was set meanwhile.
   */
  replace(passed: WakeUp, at: string | undefined): Promise<void>;
  /**
   * The wake-ups of a shard that have come by this time, the earliest first: at most `first`,
   * behind `after`.
   */
  due(
    shard: number,
    by: string,
    page: { readonly first: number; readonly after?: WakeUp | undefined },
  ): Promise<readonly WakeUp[]>;
  /** The earliest of all shards. */
  next(): Promise<WakeUp | undefined>;
};
/** Number of shards of the wake-ups. */
export const WAKE_SHARDS = 16;
