import type { LogLine, Match, Order, Pending, Seat, Standing } from '../../shared/engine/index.ts';

/** Who acts. Accounts come from verified tokens; bots act for the seat they hold. */
export type Actor =
  | {
      readonly kind: 'account';
      readonly account: string;
      readonly roles: readonly Role[];
      /** What to call them, where the token says so. */
      readonly name?: string;
    }
  | { readonly kind: 'bot'; readonly seat: Seat };
export type Role = 'player' | 'organizer' | 'admin';
export type AccountActor = Extract<Actor, { kind: 'account' }>;

/** Every way a command can be refused; the doors map them, once each. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'NOT_YOUR_QUESTION'
  | 'NO_SUCH_QUESTION'
  | 'ILLEGAL_CHOICE'
  | 'STALE_VERSION'
  | 'MATCH_NOT_RUNNING'
  | 'MATCH_FULL'
  | 'RATE_LIMITED'
  | 'INTERNAL';

export type MatchStatus = 'OPEN' | 'RUNNING' | 'FINISHED' | 'ABANDONED' | 'PAUSED';
/** `PUBLIC` matches are listed and may be watched by anybody; `PRIVATE` ones need an invitation. */
export type Visibility = 'PUBLIC' | 'PRIVATE';

export type Holder =
  | {
      readonly kind: 'account';
      readonly account: string;
      /** As their token called them when they took the seat. */
      readonly name?: string;
    }
  | { readonly kind: 'bot'; readonly level: string };

/** A seat of a match, and who holds it; free while the match is open. */
export type SeatInfo = { readonly id: Seat; readonly holder: Holder | undefined };

/** The whole of a match: its lobby, and once started its play. Folded from commits; plain JSON. */
export type MatchRecord = {
  readonly id: string;
  readonly gameId: string;
  readonly options: unknown;
  readonly host: string;
  readonly visibility: Visibility;
  /** The code that opens a private match; known to its host. */
  readonly invitation: string | undefined;
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The number of commits after the first, which created the match. */
  readonly version: number;
  /** SHA-256 of the secret, in hex. */
  readonly commitment: string;
  /** What the seats added to the dice, in order of joining. */
  readonly entropy: readonly string[];
  /** Published when the match is over. */
  readonly secret: string | undefined;
  readonly play: Match<unknown> | undefined;
  /** Each account's last commands, so that a retry gets the first result. */
  readonly commands: Readonly<Record<string, readonly DoneCommand[]>>;
};
export type DoneCommand = {
  readonly id: string;
  readonly version: number;
  readonly digest: string;
};

export type CreateMatch = {
  readonly gameId: string;
  readonly seats: number;
  readonly options?: unknown;
  readonly visibility?: Visibility;
  /** Levels of the bots that take seats at once. */
  readonly bots?: readonly string[];
  readonly entropy?: string;
  readonly commandId?: string;
};
export type JoinMatch = {
  readonly matchId: string;
  readonly seat?: Seat;
  readonly invitation?: string;
  readonly entropy?: string;
  readonly commandId?: string;
};
export type Answer = {
  readonly matchId: string;
  readonly questionId: string;
  readonly choose: readonly string[];
  readonly commandId: string;
  readonly expectedVersion?: number;
};

/** A match as one viewer may see it, at one version. */
export type MatchSight = {
  readonly record: Omit<MatchRecord, 'play' | 'commands' | 'secret' | 'invitation'>;
  /** For the host alone. */
  readonly invitation: string | undefined;
  /** The seat the viewer holds. */
  readonly seat: Seat | undefined;
  readonly view: unknown;
  /** Those that this viewer must answer now. */
  readonly questions: readonly Pending[];
  readonly waitingOn: readonly Seat[];
  readonly orders: readonly Order[];
  readonly result: { readonly ranking: readonly Standing[]; readonly reason: string } | undefined;
  readonly fairness: {
    readonly commitment: string;
    readonly entropy: readonly string[];
    readonly secret: string | undefined;
  };
};

export type SeenLogLine = LogLine & { readonly version: number; readonly at: string };
/** One line of the journal as one viewer may see it; whole once the match is over. */
export type SeenEntry = {
  readonly version: number;
  readonly at: string;
  readonly type: string;
  readonly data: unknown;
};

/** What one viewer learns from going from one version to another. */
export type MatchUpdate = {
  readonly version: number;
  /** The version the patch starts from; absent with a snapshot. */
  readonly from: number | undefined;
  readonly snapshot: unknown;
  readonly patch: readonly unknown[] | undefined;
  readonly log: readonly SeenLogLine[];
  readonly questions: readonly Pending[];
  readonly waitingOn: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  readonly status: MatchStatus;
};

/** Which matches a list holds. */
export type MatchFilter = {
  readonly list: 'MINE' | 'OPEN' | 'RUNNING' | 'FINISHED';
  readonly gameId?: string;
  /** With `MINE`: only those that wait for the viewer. */
  readonly myTurn?: boolean;
};
export type Page<T> = {
  readonly items: readonly { readonly cursor: string; readonly item: T }[];
  readonly hasNext: boolean;
};

/** The use-cases, behind every front door. A refusal is thrown as `CommandRefusedError`. */
export type Matches = {
  create(actor: AccountActor, input: CreateMatch): Promise<MatchSight>;
  join(actor: AccountActor, input: JoinMatch): Promise<MatchSight>;
  leave(actor: AccountActor, input: { matchId: string; commandId?: string }): Promise<MatchSight>;
  addBot(
    actor: AccountActor,
    input: { matchId: string; level: string; commandId?: string },
  ): Promise<MatchSight>;
  start(actor: AccountActor, input: { matchId: string; commandId?: string }): Promise<MatchSight>;
  answer(actor: Actor, input: Answer): Promise<{ match: MatchSight; version: number }>;
  resign(actor: AccountActor, input: { matchId: string; commandId?: string }): Promise<MatchSight>;
  setStandingOrders(
    actor: AccountActor,
    input: { matchId: string; orders: readonly Order[]; commandId?: string },
  ): Promise<MatchSight>;
  /** `undefined` if it does not exist or is private to others. */
  find(viewer: AccountActor | undefined, matchId: string): Promise<MatchSight | undefined>;
  list(
    viewer: AccountActor | undefined,
    filter: MatchFilter,
    page: { first: number; after?: string },
  ): Promise<Page<MatchSight>>;
  log(
    viewer: AccountActor | undefined,
    matchId: string,
    page: { after?: number; first: number },
  ): Promise<readonly SeenLogLine[]>;
  journal(
    viewer: AccountActor | undefined,
    matchId: string,
    page: { after?: number; first: number },
  ): Promise<readonly SeenEntry[]>;
  /**
   * What the viewer missed since version `after`, in order, one update a version; a fresh snapshot
   * alone where `after` is absent, ahead of the match, or too long ago. Never past `upTo`.
   */
  updates(
    viewer: AccountActor | undefined,
    matchId: string,
    span: { after?: number; upTo?: number },
  ): Promise<readonly MatchUpdate[]>;
};
