/** An account's wish to be told once when someone else wants to play; times are ISO 8601. */
export type StoredAlert = {
  readonly account: string;
  /** The game that it is for, or `ANY_GAME`. */
  readonly game: string;
  /** The revision: how often it was put, 1 for the first time. */
  readonly revision: number;
  readonly since: string;
  readonly until: string;
  /** The id of the opening that has used it; no other does. */
  readonly told?: string | undefined;
  /** True once the account was told; no list shows it any more. */
  readonly over?: true | undefined;
};

/** The alerts of accounts, one item an account and game. */
export type Alerts = {
  /** All alerts of an account, also those that are over; consistent. */
  of(account: string): Promise<readonly StoredAlert[]>;
  /** Reads the alert of an account for a game; consistent. `undefined` if there is none. */
  find(account: string, game: string): Promise<StoredAlert | undefined>;
  /** Stores it over the previous revision; false if that is not there any more. */
  put(alert: StoredAlert): Promise<boolean>;
  /**
   * The accounts that wait for a game, with alerts that end after a time, the first to end before
   * the others; at most `most`. The list lags behind a moment.
   */
  waiting(game: string, after: string, most: number): Promise<readonly string[]>;
};

/** The name under which alerts for every game are stored; no game is called so. */
export const ANY_GAME = '*';
