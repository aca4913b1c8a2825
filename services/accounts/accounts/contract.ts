import type { Locale } from '../../../shared/words/phrase.ts';
import type { WeeklyWindow } from '../../platform/time/weekly-windows.ts';
import type { NamesOf } from '../names/account-names.ts';
import type { SeenRating } from '../ratings/contract.ts';
import type { Reliability } from '../reliability/contract.ts';
import type { AccountActor, Scope } from '../../platform/requests/actor.ts';

/** An account as everyone may see it. */
export type Person = {
  readonly account: string;
  readonly name: string | undefined;
  readonly machine: boolean;
};

/** An account as it sees itself, or as the owner of a bot sees the bot. */
export type Profile = Person & {
  readonly locale: Locale | undefined;
  /** An IANA time zone, such as `Europe/Prague`. */
  readonly timeZone: string | undefined;
  /** Local times of day, such as `22:00`, and a duration; unset ones have defaults. */
  readonly quietFrom: string | undefined;
  readonly quietTo: string | undefined;
  readonly digestAt: string | undefined;
  readonly urgentBelow: string | undefined;
  /** The latest playing hours; absent: always. */
  readonly playingHours: readonly WeeklyWindow[] | undefined;
  /** The time from which new playing hours count, ISO 8601, if that is yet to come. */
  readonly playingHoursFrom: string | undefined;
};

/** The days of some vacation, `2026-07-01` to `2026-07-14`, both included. */
export type Days = { readonly from: string; readonly to: string };

/** The vacations of an account, as it sees them itself. */
export type SeenVacation = {
  /** The number of days it may still take. */
  readonly daysLeft: number;
  /** The one that lasts now. */
  readonly current: Days | undefined;
  readonly planned: readonly Days[];
  /** True if a day is taken when a question would expire. */
  readonly auto: boolean;
};

/** Access token as its owner sees it; the token itself is shown once, when it is made. */
export type AccessToken = {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The time of its last use, to the hour. */
  readonly usedAt: string | undefined;
};

/** A change of a profile: `null` removes a value, an absent field stays. */
export type ProfileChange = {
  readonly name?: string | null;
  readonly locale?: Locale | null;
  readonly timeZone?: string | null;
  readonly quietFrom?: string | null;
  readonly quietTo?: string | null;
  readonly digestAt?: string | null;
  /** An ISO 8601 duration. */
  readonly urgentBelow?: string | null;
  /** The playing hours, by which time goes if a match says so, from a day after the change. */
  readonly playingHours?: readonly WeeklyWindow[] | null;
  /** True unless `false`: a day of vacation is taken when a question would expire. */
  readonly autoVacation?: boolean | null;
};

export type NewToken = {
  readonly name: string;
  readonly scopes: readonly Scope[];
  /** The life of the token in days, from 1 to 366. */
  readonly expiresInDays: number;
  /** The account of a bot of the actor's; absent for the actor. */
  readonly account?: string;
  /**
   * Sent again with the same one it makes no second token. The first has a new secret then, for the
   * old one can't be shown again; refused once the token was used.
   */
  readonly commandId?: string;
};

export type NewGuest = {
  /** The name; by default a word for a guest and a number. */
  readonly name?: string;
  readonly locale?: Locale;
};

/** A new guest. The token is shown once; each use keeps the guest for 30 days more. */
export type MadeGuest = {
  readonly secret: string;
  readonly account: Profile;
  /** ISO 8601. */
  readonly expiresAt: string;
};

export type NewBot = {
  readonly name: string;
  /** Sent again with the same one it gives the bot that it has made. */
  readonly commandId?: string;
};

/**
 * The use-cases of accounts, the same for every API. Refusals are thrown as `CommandRefusedError`.
 * Only signed-in users manage tokens and bots: an access token can't create, list or revoke any.
 */
export type Accounts = {
  /** Reads a public profile; `undefined` if the account has none. */
  find(account: string): Promise<Person | undefined>;
  /** Reads the reliability of an account; `undefined` if it was deleted. */
  reliability(account: string): Promise<Reliability | undefined>;
  /** Reads the ratings of an account, one a game and pool; none if it is deleted. */
  ratings(account: string): Promise<readonly SeenRating[]>;
  /** The names that accounts go by, by account; as they were known a minute ago at most. */
  names(accounts: readonly string[]): Promise<NamesOf>;
  /** Drops this process's cache of a deleted account. */
  forget(account: string): void;
  profile(actor: AccountActor): Promise<Profile>;
  updateProfile(actor: AccountActor, change: ProfileChange): Promise<Profile>;
  vacation(actor: AccountActor): Promise<SeenVacation>;
  /** Takes days of vacation, from now on or from a day on. A repeated call takes no more. */
  startVacation(
    actor: AccountActor,
    wish: { readonly from?: string; readonly days: number },
  ): Promise<SeenVacation>;
  /**
   * Ends the present vacation, or cancels the one that begins on a day; does nothing if there is
   * none.
   */
  endVacation(actor: AccountActor, which: { readonly from?: string }): Promise<SeenVacation>;
  /** The accounts that the account has blocked, the latest last. */
  blocks(actor: AccountActor): Promise<readonly Person[]>;
  /**
   * Blocks an account, or unblocks it; repeating changes nothing. The blocked account is not
   * notified: it can't sit down with the blocker, who reads none of its messages.
   */
  block(
    actor: AccountActor,
    whom: { readonly accountId: string; readonly blocked?: boolean },
  ): Promise<readonly Person[]>;
  /**
   * Creates an account without a sign-in. A repeated call creates another one, because the caller
   * is unknown.
   */
  createGuest(input: NewGuest): Promise<MadeGuest>;
  /** Finds the guest of an access token; refused if it is not a guest's, or has expired. */
  guestOf(secret: string): Promise<string>;
  createBot(actor: AccountActor, wish: NewBot): Promise<Profile>;
  bots(actor: AccountActor): Promise<readonly Profile[]>;
  createToken(
    actor: AccountActor,
    wish: NewToken,
  ): Promise<{ readonly secret: string; readonly token: AccessToken }>;
  tokens(actor: AccountActor, account?: string): Promise<readonly AccessToken[]>;
  revokeToken(actor: AccountActor, which: { tokenId: string; account?: string }): Promise<void>;
  /** Revokes every token of the account, or of a bot of one's own. */
  revokeAllTokens(actor: AccountActor, whose: { account?: string }): Promise<void>;
};
