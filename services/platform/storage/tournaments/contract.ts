import type { Page } from '../read-models/contract.ts';

/** A fact that came to a stream from outside its own acts, and waits to be folded into a commit of it. */
export type StoredFact = {
  /** The stream that it is for. */
  readonly stream: string;
  /** The time of its receipt, ISO 8601 in one fixed precision: the order of an inbox. */
  readonly at: string;
  /** The id: with the time the name of the item. Whatever is to come in once, however often it is put, has a fixed one. */
  readonly id: string;
  /** Any JSON of at most `FACT_LIMIT` bytes. */
  readonly fact: unknown;
};

/** The most bytes of a fact, as JSON: a hundred of them fit into one commit. */
export const FACT_LIMIT = 2_000;

/**
 * The inboxes of streams, each in a partition apart from the commits, which are never removed. A
 * single put adds a fact, without races; it shows in the table's stream.
 */
export type Inboxes = {
  /**
   * Adds a fact if there is none of its time and id; false if there is. Throws an
   * `OversizedItemError`.
   */
  put(fact: StoredFact): Promise<boolean>;
  /** The facts that lie there, in order of receipt: at most `first`; consistent. */
  list(stream: string, first: number): Promise<readonly StoredFact[]>;
  /** Removes facts, if they are there; best after a commit has named their ids. */
  remove(facts: readonly Pick<StoredFact, 'stream' | 'at' | 'id'>[]): Promise<void>;
};

/** The part of an account in a tournament: times are ISO 8601. */
export type StoredPlay = {
  readonly tournament: string;
  /** The time at which the tournament was set up: lists have the newest first. */
  readonly begun: string;
  /** The version of the tournament that says so. */
  readonly version: number;
  /** The capacity of the account there, in the tournament's own words: `REGISTERED`, say. */
  readonly as: string;
  /** The time from which on it is that. */
  readonly since: string;
};

/** The tournaments of each account, in a partition apart. */
export type Plays = {
  /** Stores the part of an account over the one before, unless that has a later version. */
  put(account: string, play: StoredPlay): Promise<void>;
  /**
   * A page of an account's tournaments, the newest first: at most `first` (1 to 100) after a cursor of the same
   * account; consistent. Throws `CursorError` for any other.
   */
  page(
    account: string,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<StoredPlay>>;
  /** All of them, the oldest first; consistent. */
  all(account: string): Promise<readonly StoredPlay[]>;
};

/** A preview of a round: the key of its request, and the outcome once known. Any JSON. */
export type StoredPreview = { readonly key: string; readonly outcome?: unknown };

/** The latest preview of each event, by its stream: stored for an hour. */
export type Previews = {
  /**
   * Reads the preview; `undefined` if there is none, and if a claimed one was not finished in time.
   * Consistent.
   */
  read(stream: string): Promise<StoredPreview | undefined>;
  /** Takes the place for a preview, for `lease` seconds; false while another is being computed. */
  claim(stream: string, key: string, lease: number): Promise<boolean>;
  /** Stores the outcome, if the place is still held under this key. */
  finish(stream: string, key: string, outcome: unknown): Promise<void>;
};

/** A series that an account may run; whether it does, the series says. */
export type StoredRun = {
  readonly series: string;
  /** The time at which the series was set up, ISO 8601: lists have the newest first. */
  readonly begun: string;
};

/**
 * The rights of accounts to run series: a small item each beside the account, put before the series
 * names it.
 */
export type Runs = {
  /** Stores that an account may run a series; again, it does nothing. */
  put(account: string, run: StoredRun): Promise<void>;
  /**
   * A page of the series of an account, the newest first: at most `first` (1 to 100) after a cursor of the same
   * account; consistent. Throws `CursorError` for any other.
   */
  page(
    account: string,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<StoredRun>>;
  /** All of them, the oldest first; consistent. */
  all(account: string): Promise<readonly StoredRun[]>;
};
