/** One of the limited places that an account has for things of one kind. */
export type AccountPlace = {
  readonly account: string;
  /** The kind: `tokens`, say. */
  readonly of: string;
  /** The holder of the place: an id without spaces. */
  readonly holder: string;
  readonly most: number;
  /** The presence of what took a place; asked only when all are taken. */
  look(holder: string): Presence | Promise<Presence>;
};
/**
 * The presence of a place's holder. An `absent` one may still come: its place is kept for a minute.
 * One that is `over` needs none.
 */
export type Presence = 'there' | 'absent' | 'over';

/** The places of accounts, limited for each kind: the limit holds against concurrent requests. */
export type Places = {
  /**
   * Takes a place, in one conditional write; if all are taken, returns the one that its holder has
   * already, or `undefined`.
   */
  take(place: AccountPlace): Promise<string | undefined>;
  /** Frees the place that `take` returned. */
  free(place: Pick<AccountPlace, 'account' | 'of'>, taken: string): Promise<void>;
  /** Frees all places of a holder that is gone for good. */
  vacate(place: Pick<AccountPlace, 'account' | 'of' | 'holder'>): Promise<void>;
};

/** The orders that accounts lay down wherever they sit: a list for each kind of stream, any JSON. */
export type DefaultOrders = {
  /** Reads the orders of an account for a kind of stream; consistent. Empty if there are none. */
  read(account: string, kind: string): Promise<readonly unknown[]>;
  /** All lists of an account that are not empty; consistent. */
  all(
    account: string,
  ): Promise<readonly { readonly kind: string; readonly orders: readonly unknown[] }[]>;
  /** Stores the orders in the place of those before, whichever they are; an empty list removes them. */
  put(account: string, kind: string, orders: readonly unknown[]): Promise<void>;
};

/** The tenures of accounts at tables, each account's in a partition apart: facts, put by who follows the streams. */
export type Tenures = {
  /** Stores a tenure over the one of the same stream, unless that has a later version. */
  put(account: string, tenure: StoredTenure): Promise<void>;
  /** The tenures of the streams that were begun last, at most `most`; consistent. */
  lately(account: string, most: number): Promise<readonly StoredTenure[]>;
  /** All tenures of an account, the oldest stream first; consistent. */
  all(account: string): Promise<readonly StoredTenure[]>;
};
/**
 * The tenure of an account in one stream, for as long as it held a seat there; times are ISO 8601.
 */
export type StoredTenure = {
  readonly stream: string;
  /** The time at which the stream was begun. */
  readonly begun: string;
  /** The time at which they finished or left, and the version that says so. */
  readonly at: string;
  readonly version: number;
  readonly answersDue: number;
  readonly answersInTime: number;
  /** The end of it; absent if it counts as neither, and for a player who came back to play on. */
  readonly ended?: 'FINISHED' | 'ABANDONED' | undefined;
};

/** The versions up to which accounts have seen streams: one each, on whatever device. */
export type SeenMarks = {
  /**
   * Reads the version that an account has seen a stream to; consistent. `undefined` if none was
   * noted.
   */
  read(account: string, stream: string): Promise<number | undefined>;
  /** Reads the versions up to which an account has seen its streams, by stream. */
  all(account: string): Promise<Readonly<Record<string, number>>>;
  /** Moves the mark to this version, and never back: one that is further on stays. */
  move(account: string, stream: string, version: number): Promise<void>;
};
