/** The profile of an account, without its tokens; times are ISO 8601. */
export type AccountProfile = {
  readonly account: string;
  readonly name?: string | undefined;
  /** A language tag of the caller's own choosing. */
  readonly locale?: string | undefined;
  /** An IANA time zone. */
  readonly timeZone?: string | undefined;
  /** Times of the day, `22:00`: when the account is not to be disturbed, and when it reads digests. */
  readonly quietFrom?: string | undefined;
  readonly quietTo?: string | undefined;
  readonly digestAt?: string | undefined;
  /** The limit of urgency: what ends sooner is urgent; an ISO 8601 duration. */
  readonly urgentBelow?: string | undefined;
  /** The zone and hours by which its time passes, the earliest first: the last may be yet to come. */
  readonly calendars?: readonly StoredHours[] | undefined;
  /** True unless `false`: a day of vacation is taken when a question would expire. */
  readonly autoVacation?: boolean | undefined;
  /** The account that a bot account belongs to; absent for others. */
  readonly owner?: string | undefined;
  /** The time since which nothing may be done in its name. */
  readonly disabled?: string | undefined;
  /** The time at which a guest is gone without further use, Unix seconds. */
  readonly expires?: number | undefined;
  /** The time of the account's deletion; its other fields are gone then. */
  readonly deleted?: string | undefined;
  readonly createdAt: string;
};

/** Playing hours, as they count from a time on. */
export type StoredHours = {
  /** ISO 8601. */
  readonly from: string;
  readonly timeZone: string;
  /** The open windows; absent: always. */
  readonly windows?:
    | readonly { readonly day: number; readonly from: string; readonly to: string }[]
    | undefined;
};

/** A vacation: the days that it takes, and the time that it stops. */
export type StoredVacation = {
  /**
   * The first of its days, `2026-07-01`, and their number: as requested, or fewer if it was ended.
   */
  readonly day: string;
  readonly days: number;
  readonly timeZone: string;
  /** ISO 8601; the second is no part of it. */
  readonly from: string;
  readonly to: string;
  /** True if it was taken when a question would have expired. */
  readonly auto?: true | undefined;
};

/** The vacations of accounts, each account's in a partition apart: who may write here reaches no token. */
export type Vacations = {
  /** Reads the vacations of an account; consistent. `undefined` if none was ever taken. */
  read(account: string): Promise<VacationRevision | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  put(account: string, vacations: VacationRevision): Promise<boolean>;
};
/** The vacations of an account, with the revision they are stored under. */
export type VacationRevision = {
  /** The revision, from 1, one more each time. */
  readonly revision: number;
  readonly vacations: readonly StoredVacation[];
};

/** An access token as it is stored: never the token itself. */
export type StoredToken = {
  readonly account: string;
  readonly id: string;
  /** SHA-256 of the whole token. */
  readonly hash: Uint8Array;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly roles: readonly string[];
  readonly createdAt: string;
  /** Unix seconds. */
  readonly expires: number;
  readonly usedAt?: string | undefined;
  /** The digest of the command that made it, if that can be sent again. */
  readonly digest?: string | undefined;
};

/** The erasing of accounts that leave for ever. */
export type Erasures = {
  /**
   * Deletes all stored data of an account but its profile, which `bury` replaces last. Safe to
   * repeat.
   */
  erase(account: string): Promise<void>;
  /** Replaces the profile by a mark that the account is deleted; `at` is ISO 8601. */
  bury(account: string, at: string): Promise<void>;
};

/** Profiles, access tokens and bots: small items in a partition of their account's own. */
export type AccountStore = {
  /**
   * Reads the profile of an account; eventually consistent unless `fresh`. `undefined` if there is
   * none.
   */
  profile(account: string, fresh?: 'fresh'): Promise<AccountProfile | undefined>;
  /**
   * Sets the given values, removes those that are named but `undefined`, keeps the rest; creates a
   * missing profile, with this `createdAt`. Changes nothing of a deleted account.
   */
  changeProfile(
    account: string,
    change: Partial<Omit<AccountProfile, 'account' | 'createdAt'>>,
    createdAt: string,
  ): Promise<AccountProfile>;
  /**
   * Names an account that has no name yet, and returns its name afterwards; none if it is deleted.
   */
  nameFirst(account: string, name: string, createdAt: string): Promise<string | undefined>;
  /** Stores a token, in the place of one of the same id, if there is one. */
  addToken(token: StoredToken): Promise<void>;
  /** A token that is still good; consistent: one that was just made counts, one that was just revoked does not. */
  token(account: string, id: string): Promise<StoredToken | undefined>;
  /** The tokens of an account that are still good; consistent. */
  tokens(account: string): Promise<readonly StoredToken[]>;
  /** Notes a use, unless the token is gone; extends it to `expires`, if given. */
  useToken(account: string, id: string, usedAt: string, expires?: number): Promise<void>;
  /** Removes a token, if it is there: it counts no more from then on. */
  removeToken(account: string, id: string): Promise<void>;
  /**
   * Adds a bot to its owner's.
   * @param digest of the command that made it, if that can be sent again
   */
  addBot(owner: string, bot: string, digest?: string): Promise<void>;
  /** The record of a bot with its owner; a consistent read. */
  bot(owner: string, bot: string): Promise<{ readonly digest?: string | undefined } | undefined>;
  /** The ids of the bots of an owner; consistent. */
  bots(owner: string): Promise<readonly string[]>;
  /**
   * Reads the accounts that an account has blocked, the latest last; consistent. `undefined` if it
   * never blocked anyone.
   */
  blocks(account: string): Promise<BlockRevision | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putBlocks(account: string, blocks: BlockRevision): Promise<boolean>;
  /** The standing of an account with those who keep the peace, any JSON; consistent. */
  standing(account: string): Promise<StandingRevision | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putStanding(account: string, standing: StandingRevision): Promise<boolean>;
};
/** The standing of an account, with the revision it is stored under. */
export type StandingRevision = { readonly revision: number; readonly data: unknown };
/** The blocks of an account, with the revision they are stored under. */
export type BlockRevision = {
  /** The revision, from 1, one more each time. */
  readonly revision: number;
  readonly accounts: readonly string[];
};
