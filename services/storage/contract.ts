import type { AccountDocuments, Attentions } from './attention/contract.ts';
import type { OperatorTimes, WakeUps } from './timing/contract.ts';

export type * from './attention/contract.ts';
export type * from './timing/contract.ts';

/** A stream's next step: everything one action caused. JSON throughout. */
export type Commit = {
  /** The aggregate's id, for instance a match's; any text of 1 to 900 bytes. */
  readonly stream: string;
  /** 0 for the first commit of a stream, then one more each. */
  readonly version: number;
  /** ISO 8601, by the writer's clock. */
  readonly at: string;
  /** The actor, in the caller's own notation, for instance `account:ann` or `bot:2`. */
  readonly actor: string;
  readonly commandId?: string | undefined;
  /** The consumer that acts on it unasked; consumers of the table's stream filter by this. */
  readonly calls?: 'bots' | undefined;
  readonly body: unknown;
  /** The whole aggregate after this commit, so that a load need not go further back. */
  readonly checkpoint?: unknown;
};

/** A tail of a stream: commits in order; the first bears a checkpoint or is the stream's first. */
export type Loaded = {
  readonly stream: string;
  /** That of the last commit. */
  readonly version: number;
  readonly commits: readonly [Commit, ...Commit[]];
};

/** A load is one call for as long as checkpoints are at most this many commits apart. */
export const LOAD_SPAN = 32;

export type EventStore = {
  /**
   * Stores the commit if its stream has none of this version: one conditional write, no read.
   * Give it the version after the one loaded; anything later would leave a gap, and a stream with
   * a gap no longer loads. Throws `OversizedItemError` before anything is written.
   */
  append(commit: Commit): Promise<'stored' | 'conflict'>;
  /** The newest commits up to version `upTo`, back to a checkpoint; consistent. `undefined`: no such stream. */
  load(stream: string, upTo?: number): Promise<Loaded | undefined>;
  /** At most `first` commits after version `after` (absent: from the start), without checkpoints. */
  range(stream: string, after: number | undefined, first: number): Promise<readonly Commit[]>;
};

/** The secrets of matches, which only the command path may read: a partition each, best in a table of their own. */
export type Secrets = {
  /** Keeps the first secret given; `kept` again for the same one, `conflict` for another. */
  keep(stream: string, secret: Uint8Array): Promise<'kept' | 'conflict'>;
  read(stream: string): Promise<Uint8Array | undefined>;
};

/** The lists of public matches. */
export type PublicList = 'open' | 'running' | 'finished';

/** The summary of a stream at its newest known version, and the lists that show it: a read model. */
export type Summary = {
  readonly stream: string;
  readonly version: number;
  /** What it is one of, for filters: a game's id. */
  readonly kind: string;
  /** The public list it stands on; absent for private ones. */
  readonly publicList?: Listed<{ readonly on: PublicList }> | undefined;
  /** Whose lists it stands on, each account once; `turn` if it waits for them. */
  readonly members: readonly Listed<{ readonly account: string; readonly turn: boolean }>[];
  /** The code that finds it, as long as it is an invitation. */
  readonly invitation?: Listed<{ readonly code: string }> | undefined;
  /** Finished: it waits for nobody any more. */
  readonly over?: true | undefined;
  /** A list that nobody is shown: those in which bots play, for whoever sees that they do. */
  readonly played?: Listed<{ readonly by: 'bots' }> | undefined;
  /** A public match with a seat that others may take. */
  readonly seeks?: Listed<{ readonly whom: 'substitutes' }> | undefined;
  /** Any JSON the lists shall show; a few KB at most. */
  readonly data: unknown;
};
/**
 * Lists run from the latest `since` (ISO 8601, UTC, one fixed precision) to the earliest. A time
 * that seldom moves, such as of creation, joining or finishing, costs no write for most commits.
 */
type Listed<T> = T & { readonly since: string };

export type List =
  | { readonly of: 'unlisted'; readonly by: 'bots' }
  | { readonly of: 'invitation'; readonly code: string }
  | { readonly of: 'substitutes'; readonly kind?: string | undefined }
  | { readonly of: 'everyone'; readonly publicList: PublicList; readonly kind?: string | undefined }
  | {
      readonly of: 'account';
      readonly account: string;
      /** Only those that wait for the account. */
      readonly turn?: boolean | undefined;
      readonly kind?: string | undefined;
    };

export type Page<T> = {
  readonly items: readonly { readonly cursor: string; readonly item: T }[];
  readonly hasNext: boolean;
};

export type Summaries = {
  /**
   * Idempotent, in any order: makes summary and lists show the newest of what is stored and given. A summary that differs from the stored one in its version
   * alone is not `written`. So an older one that comes late may find no trace of it, and be written:
   * whoever is told `written` has to look for a newer version, and project that.
   */
  project(summary: Summary): Promise<'written' | 'as it was'>;
  find(stream: string): Promise<Summary | undefined>;
  /** At most `first` (1 to 100) after a cursor of the same list. Throws `CursorError` for any other. */
  list(list: List, page: { first: number; after?: string | undefined }): Promise<Page<Summary>>;
};

/** One open WebSocket. Times of expiry are Unix seconds; what has expired is as good as removed. */
export type Connection = {
  readonly connection: string;
  /** Known once the client has proven who it is. */
  readonly account?: string | undefined;
  readonly data: unknown;
  readonly expires: number;
};

export type Connections = {
  put(connection: Connection): Promise<void>;
  find(connection: string): Promise<Connection | undefined>;
  /** Removes it with all its subscriptions. */
  remove(connection: string): Promise<void>;
};

/** One operation of a connection that follows one stream. */
export type Subscription = {
  readonly stream: string;
  readonly connection: string;
  /** The client's id of the operation; unique in its connection. */
  readonly operation: string;
  readonly data: unknown;
  /** The last version delivered; absent before the first. */
  readonly sent?: number | undefined;
  readonly expires: number;
};

/** The subscriptions of a stream at one moment; a consistent read. */
export type Following = {
  readonly all: readonly Subscription[];
  /**
   * Records deliveries that were made to some of them: for thousands in one write, unless somebody
   * else has recorded others meanwhile; then one by one. Takes back nothing that was recorded.
   */
  record(sent: ReadonlyMap<Subscription, number>): Promise<void>;
};

export type Subscriptions = {
  /** That it came shows in the table's stream, in order with the commits of its stream. */
  add(subscription: Subscription): Promise<'added' | 'duplicate'>;
  /** Records a delivery that was made; false if as much was recorded already, or it is gone. */
  advance(subscription: Subscription, sent: number): Promise<boolean>;
  following(stream: string): Promise<Following>;
  /** All that follow the stream; consistent. */
  of(stream: string): Promise<readonly Subscription[]>;
  ofConnection(connection: string): Promise<readonly { stream: string; operation: string }[]>;
  remove(connection: string, operation: string): Promise<void>;
};

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
  /** What ends sooner is urgent; an ISO 8601 duration. */
  readonly urgentBelow?: string | undefined;
  /** Only a bot account has one: the account it belongs to. */
  readonly owner?: string | undefined;
  /** Since when nothing may be done in its name. */
  readonly disabled?: string | undefined;
  readonly createdAt: string;
};

/** An access token as it is kept: never the token itself. */
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
  /** Of the command that made it, where that can be sent again. */
  readonly digest?: string | undefined;
};

/** Profiles, access tokens and bots: small items in a partition of their account's own. */
export type AccountStore = {
  /** Eventually consistent unless `fresh`. */
  profile(account: string, fresh?: 'fresh'): Promise<AccountProfile | undefined>;
  /**
   * Sets what is given, forgets what is `undefined` but named, keeps the rest; makes the profile
   * where there is none, with this `createdAt`.
   */
  changeProfile(
    account: string,
    change: Partial<Omit<AccountProfile, 'account' | 'createdAt'>>,
    createdAt: string,
  ): Promise<AccountProfile>;
  /** In the place of one of the same id, if there is one. */
  addToken(token: StoredToken): Promise<void>;
  /** Consistent: a token that was just made counts, one that was just revoked does not. */
  token(account: string, id: string): Promise<StoredToken | undefined>;
  tokens(account: string): Promise<readonly StoredToken[]>;
  /** Notes a use, unless the token is gone. */
  useToken(account: string, id: string, usedAt: string): Promise<void>;
  removeToken(account: string, id: string): Promise<void>;
  /** @param digest of the command that made it, where that can be sent again */
  addBot(owner: string, bot: string, digest?: string): Promise<void>;
  /** The record of a bot with its owner; a consistent read. */
  bot(owner: string, bot: string): Promise<{ readonly digest?: string | undefined } | undefined>;
  bots(owner: string): Promise<readonly string[]>;
};

/** One of so many places that an account has for things of one kind. */
export type Place = {
  readonly account: string;
  /** The kind: `tokens`, say. */
  readonly of: string;
  /** What it is taken for: an id without spaces. */
  readonly holder: string;
  readonly most: number;
  /** How it is with what took a place; asked only when all are taken. */
  look(holder: string): Presence | Promise<Presence>;
};
/** What is `absent` may be yet to come: its place is kept for a minute. What is `over` needs none. */
export type Presence = 'there' | 'absent' | 'over';

export type Places = {
  /**
   * Takes a place, in one conditional write; where all are taken, gives the one that its holder has
   * already, or `undefined`.
   */
  take(place: Place): Promise<string | undefined>;
  /** Gives back what `take` gave. */
  free(place: Pick<Place, 'account' | 'of'>, taken: string): Promise<void>;
  /** Gives back whatever the holder has, for what is gone for good. */
  vacate(place: Pick<Place, 'account' | 'of' | 'holder'>): Promise<void>;
};

/** One record of the table's stream, told in the store's own terms. */
export type Change =
  | { readonly type: 'commit'; readonly commit: Commit }
  | { readonly type: 'subscription'; readonly subscription: Subscription }
  /** A commit is not what it was, or gone. */
  | { readonly type: 'altered'; readonly keys: string }
  | { readonly type: 'other' };

export type Store = {
  readonly events: EventStore;
  readonly secrets: Secrets;
  readonly summaries: Summaries;
  readonly connections: Connections;
  readonly subscriptions: Subscriptions;
  readonly accounts: AccountStore;
  readonly places: Places;
  readonly wakeUps: WakeUps;
  readonly operatorTimes: OperatorTimes;
  readonly attentions: Attentions;
  readonly documents: AccountDocuments;
};
