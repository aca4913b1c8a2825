// Generated from schema/*.graphql by `npm run generate`.
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A moment in time, ISO 8601 in UTC, for example `2026-11-21T18:30:00.000Z`. */
  DateTime: { input: string; output: string };
  /** A day, ISO 8601: `2026-07-01`. In which time zone is said where it is asked for. */
  Date: { input: string; output: string };
  /** Any JSON value: an object, a list, a string, a number, a boolean or null. */
  JSON: { input: unknown; output: unknown };
  /** A span of time, ISO 8601 in days, hours, minutes and seconds: `P1D`, `PT36H`, `PT20S`. A day is 24 hours. */
  Duration: { input: string; output: string };
};

/** Account of a player, known by the subject of their token; or a bot account. */
export type Account = Node & {
  readonly __typename?: 'Account';
  /** The account's id: the subject of its tokens. */
  readonly id: Scalars['ID']['output'];
  /** Name shown to others. */
  readonly name: Scalars['String']['output'];
  /** Whether a program plays under this account. (The bots of a game hold seats without one.) */
  readonly bot: Scalars['Boolean']['output'];
  /** Whether it is a guest: an account without a sign-in. */
  readonly guest: Scalars['Boolean']['output'];
  /** Reliability; `null` for a former player. */
  readonly reliability: Maybe<Reliability>;
  /** Ratings of the account, one for each game and pool in which it played a rated match; none for a former player. */
  readonly ratings: ReadonlyArray<Rating>;
  /** Roles. Empty for other accounts than yours. */
  readonly roles: ReadonlyArray<Role>;
  /** The language they have chosen for all texts; `null` for none, and for anyone but yourself. */
  readonly locale: Maybe<Locale>;
  /** The IANA time zone, such as `Europe/Prague`; `null` for none, and for anyone but yourself. */
  readonly timeZone: Maybe<Scalars['String']['output']>;
  /** From when on mails and push messages wait, in their time zone: `22:00`. `null`: not set, then it is 22:00. */
  readonly quietFrom: Maybe<Scalars['String']['output']>;
  /** Until when they wait; no time is quiet if it is the same as `quietFrom`. `null`: not set, then it is 08:00. */
  readonly quietTo: Maybe<Scalars['String']['output']>;
  /** Time left below which notifications are sent even in quiet hours. `null` means the default of PT2H. */
  readonly urgentBelow: Maybe<Scalars['Duration']['output']>;
  /** When digests are sent, in their time zone. `null`: not set, then it is 18:00. */
  readonly digestAt: Maybe<Scalars['String']['output']>;
  /**
   * When they play: where a match's clock goes by playing hours, their time passes in these. `null`: always, and for
   * anyone but yourself.
   */
  readonly playingHours: Maybe<ReadonlyArray<WeeklyWindow>>;
  /** Time from which these count, if it is in the future; else `null`. A change counts for questions asked a day later. */
  readonly playingHoursFrom: Maybe<Scalars['DateTime']['output']>;
  /** The vacations they take; `null` for anyone but yourself. */
  readonly vacation: Maybe<Vacation>;
  /** Notification rules; empty by default, and for other accounts than yours. */
  readonly notificationRules: ReadonlyArray<NotificationRule>;
  /** The matches of which they want to hear nothing. Only you can see yours. */
  readonly mutedMatches: ReadonlyArray<Scalars['ID']['output']>;
  /** Decisions of moderators on your messages and reports: the latest 50, the newest last. Only you see it. */
  readonly moderation: ReadonlyArray<ModerationNotice>;
  /** Accounts that you have blocked, the latest last. Only you can see them, and they are not told. */
  readonly blocks: ReadonlyArray<Account>;
  /** Your orders for games, laid down in every match of theirs that you come to play. Only you can see them. */
  readonly defaultOrders: ReadonlyArray<DefaultOrders>;
  /** The tickets that you have drawn lately, the last of each queue. Only you can see them. */
  readonly queueTickets: ReadonlyArray<QueueTicket>;
  /** Your table alerts that wait, those that end first before the others. Only you can see them. */
  readonly tableAlerts: ReadonlyArray<TableAlert>;
  /**
   * All that the service holds of you: profile, vacations, tokens, bots, channels with their addresses, rules, blocks,
   * and your matches. Only you can ask for it, and only if you signed in; `null` for anyone else.
   */
  readonly export: Maybe<Scalars['JSON']['output']>;
  /** The access tokens that are valid. You can see your own and your bots', and only if you signed in. */
  readonly tokens: ReadonlyArray<AccessToken>;
  /** Your bot accounts. Only you can see them, and only if you signed in. */
  readonly bots: ReadonlyArray<Account>;
  /** The ways by which you are told that a match wants you. Only you can see them, and only if you signed in. */
  readonly notificationChannels: ReadonlyArray<NotificationChannel>;
};

/** Reliability of an account: what it did in its newest 300 matches of two people or more with a time control. */
export type Reliability = {
  readonly __typename?: 'Reliability';
  /**
   * Score from 0 to 1: (answers in time + 20) / (answers due + 20). Answers 90 days old weigh half, those 180 days old a
   * quarter.
   */
  readonly score: Scalars['Float']['output'];
  /** Number of answers that were due from it, without reactions and questions to absent seats. */
  readonly answersDue: Scalars['Int']['output'];
  /** Number of them that it gave in time; the clock gave the others. */
  readonly answersInTime: Scalars['Int']['output'];
  /** The matches it played to their end; or resigned, where at most one other person played. */
  readonly finished: Scalars['Int']['output'];
  /** The matches it left before: it resigned, or was absent and did not come back. */
  readonly abandoned: Scalars['Int']['output'];
  /** Time until which queues are closed to it, because it left three matches or more within 90 days; else `null`. */
  readonly restrictedUntil: Maybe<Scalars['DateTime']['output']>;
};

/** A span of every week, by the clock on the wall in the account's time zone. */
export type WeeklyWindow = {
  readonly __typename?: 'WeeklyWindow';
  /** The day of the week on which it begins: 1 is Monday, 7 is Sunday. */
  readonly day: Scalars['Int']['output'];
  /** When it begins: `18:00`. */
  readonly from: Scalars['String']['output'];
  /** When it ends: `22:00`. One that ends no later than it begins ends on the next day. */
  readonly to: Scalars['String']['output'];
};

/**
 * An account's vacations: while they last, its time stands in matches whose clock allows for it. There are 30
 * days in any 365, to be taken in up to 6 vacations of 1 to 16 days.
 */
export type Vacation = {
  readonly __typename?: 'Vacation';
  /** Number of days they may still take, as of today. */
  readonly daysLeft: Scalars['Int']['output'];
  /** The vacation that lasts now; `null` for none. */
  readonly current: Maybe<DateRange>;
  /** Vacations to come. */
  readonly planned: ReadonlyArray<DateRange>;
  /**
   * Whether a day is taken automatically where a question would be answered by the clock: at most three for one match
   * before they answer there.
   */
  readonly auto: Scalars['Boolean']['output'];
};

/** Days in a row, both ends included, in the account's time zone. */
export type DateRange = {
  readonly __typename?: 'DateRange';
  /** The first. */
  readonly from: Scalars['Date']['output'];
  /** The last. */
  readonly to: Scalars['Date']['output'];
};

/**
 * A key for programs: it speaks for its account, as far as its scopes go, until it expires or is
 * revoked. The token itself is shown once, by `createToken`.
 */
export type AccessToken = {
  readonly __typename?: 'AccessToken';
  /** The token's id, from which the token can't be guessed. */
  readonly id: Scalars['ID']['output'];
  /** Name that you gave it. */
  readonly name: Scalars['String']['output'];
  /** Scopes. */
  readonly scopes: ReadonlyArray<Scope>;
  /** Time when it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Time when it was last used, to the hour; `null` for never. */
  readonly usedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Scope of an access token. With any scope it sees what its account sees. */
export type Scope =
  /** Only reads. */
  | 'read'
  /** Take and leave seats, wait in queues, answer, resign, lay down standing orders, talk. */
  | 'play'
  /** Set matches up, and everything else a host may do. */
  | 'host'
  /** Act as an organizer, if an organizer or admin made the token for themselves; otherwise nothing. */
  | 'organize'
  /** Change the account's profile, take vacation, block others, and say what orders to lay down wherever it sits. */
  | 'account';

/** An account to delete: your own. */
export type DeleteAccountInput = {
  /** The id of your account, so that no one deletes it by mistake. */
  readonly confirm: Scalars['ID']['input'];
};

/** An account that is no more. */
export type DeletedAccount = {
  readonly __typename?: 'DeletedAccount';
  /** Its id. It is not given again: anyone who signs in by it is refused. */
  readonly id: Scalars['ID']['output'];
  /** Time when it was deleted. */
  readonly at: Scalars['DateTime']['output'];
};

/** Someone to block, or to block no more. */
export type BlockAccountInput = {
  /** Account to block. A bot account is blocked with the account it belongs to. */
  readonly accountId: Scalars['ID']['input'];
  /** `false` takes it back. */
  readonly blocked?: Scalars['Boolean']['input'];
};

/** Changes of your profile. Omitted fields stay; `null` deletes a field. */
export type UpdateProfileInput = {
  /** Name shown to others, up to 64 characters. It takes precedence over the name in your token. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The language of all texts for which a request names none. */
  readonly locale?: InputMaybe<Locale>;
  /** An IANA time zone, such as `Europe/Prague`. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** From when on mails and push messages wait, in your time zone: from 00:00 to 23:59. */
  readonly quietFrom?: InputMaybe<Scalars['String']['input']>;
  /** Until when they wait; no time is quiet if it is the same as `quietFrom`. */
  readonly quietTo?: InputMaybe<Scalars['String']['input']>;
  /** Time left below which notifications are sent even in quiet hours: up to P1D. */
  readonly urgentBelow?: InputMaybe<Scalars['Duration']['input']>;
  /** When digests are sent, in your time zone: from 00:00 to 23:59. */
  readonly digestAt?: InputMaybe<Scalars['String']['input']>;
  /**
   * When you play, in your time zone: at least 6 hours on each of 5 days, and 42 hours a week; `null`: always. A
   * change of these, or of your zone, counts for what you are asked 24 hours later.
   */
  readonly playingHours?: InputMaybe<ReadonlyArray<WeeklyWindowInput>>;
  /** Whether a day of vacation is taken automatically where a question would be answered by the clock. `null`: it is. */
  readonly autoVacation?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A span of every week, by the clock on the wall in your time zone. */
export type WeeklyWindowInput = {
  /** The day of the week on which it begins: 1 is Monday, 7 is Sunday. */
  readonly day: Scalars['Int']['input'];
  /** When it begins, from 00:00 to 23:59. */
  readonly from: Scalars['String']['input'];
  /** When it ends, from 00:00 to 23:59. One that ends no later than it begins ends on the next day. */
  readonly to: Scalars['String']['input'];
};

/** A vacation to take. */
export type StartVacationInput = {
  /** Its first day, in your time zone: today or later, within a year. Without it, it begins at once. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
  /** Number of days it takes, from 1 to 16. Today counts as a whole one. */
  readonly days: Scalars['Int']['input'];
};

/** A vacation to end, or to take back. */
export type EndVacationInput = {
  /** The first day of one that is planned. Without it, the one that lasts now ends. */
  readonly from?: InputMaybe<Scalars['Date']['input']>;
};

/** A guest to make. */
export type CreateGuestInput = {
  /** Name shown to others, up to 64 characters; by default a word for a guest and a number. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The language of all texts. */
  readonly locale?: InputMaybe<Locale>;
};

/** A new guest, and the token to act as it. */
export type CreateGuestPayload = {
  readonly __typename?: 'CreateGuestPayload';
  /** The access token: send it as `Authorization: Bearer <token>`. It is never shown again. */
  readonly token: Scalars['String']['output'];
  /** The guest. */
  readonly account: Account;
  /** Time when it is gone if it is not used; each use puts this off to 30 days later. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** A guest to keep. */
export type KeepGuestInput = {
  /** The access token of the guest. */
  readonly token: Scalars['String']['input'];
};

/** A guest whose matches were handed over. */
export type KeptGuest = {
  readonly __typename?: 'KeptGuest';
  /** The ID of the guest, which no longer exists. */
  readonly id: Scalars['ID']['output'];
  /** Number of matches it took part in. */
  readonly matches: Scalars['Int']['output'];
};

/** A bot account to make. */
export type CreateBotAccountInput = {
  /** Name shown to others, up to 64 characters. */
  readonly name: Scalars['String']['input'];
  /** A new name for each command. A retry with the same name returns the same bot. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Settings of an access token. Example: `{ name: "my e-board", scopes: [PLAY], expiresInDays: 90 }`. */
export type CreateTokenInput = {
  /** Name, up to 64 characters, for example the place where it is kept. */
  readonly name: Scalars['String']['input'];
  /** Scopes; at least one. */
  readonly scopes: ReadonlyArray<Scope>;
  /** In how many days it expires, from 1 to 366. */
  readonly expiresInDays?: Scalars['Int']['input'];
  /** One of your bot accounts; yourself if you name none. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  /**
   * A new name for each command. A retry with the same name makes no second token: the first one gets a
   * new secret, unless it was used already.
   */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A new access token. */
export type CreateTokenPayload = {
  readonly __typename?: 'CreateTokenPayload';
  /** The token itself: send it as `Authorization: Bearer <token>`. It is never shown again. */
  readonly token: Scalars['String']['output'];
  /** Access token, as the service stores it. */
  readonly accessToken: AccessToken;
};

/** An access token to revoke. */
export type RevokeTokenInput = {
  /** Its id. */
  readonly tokenId: Scalars['ID']['input'];
  /** The bot account that it belongs to; yourself if you name none. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
};

/** Account whose access tokens to revoke, all at once. */
export type RevokeAllTokensInput = {
  /** One of your bot accounts; yourself if you name none. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
};

/** Role of an account. */
export type Role =
  /** Plays matches. */
  | 'player'
  /** Runs events. */
  | 'organizer'
  /** Looks after the service. */
  | 'admin';

/**
 * Your wish to be told when someone wants to play: once, by your notification channels, when a public table opens that you
 * can join, or someone joins a queue. Only you can see it.
 */
export type TableAlert = {
  readonly __typename?: 'TableAlert';
  /** The alert's id. */
  readonly id: Scalars['ID']['output'];
  /** The game that it is for; `null` for any. */
  readonly game: Maybe<Game>;
  /** Time when it was set. */
  readonly since: Scalars['DateTime']['output'];
  /** Time when it ends, if no one wants to play before. */
  readonly until: Scalars['DateTime']['output'];
};

/** An alert to set. */
export type AddTableAlertInput = {
  /** The game; any unless given. */
  readonly gameId?: InputMaybe<Scalars['ID']['input']>;
  /** Time for which it waits, from PT1H to P7D. */
  readonly lasts?: Scalars['Duration']['input'];
};

/** An alert to take back. */
export type RemoveTableAlertInput = {
  /** The alert's id. */
  readonly alertId: Scalars['ID']['input'];
};

/** Something that is due from you. */
export type AttentionItem = {
  readonly __typename?: 'AttentionItem';
  /** The id of the match. */
  readonly matchId: Scalars['ID']['output'];
  /** The match as you may see it; `null` if it can't be read any more. Ask for it only where you need it. */
  readonly match: Maybe<Match>;
  /** Your seat there; of an invitation the one that you would take. */
  readonly seat: Scalars['ID']['output'];
  /** Kind of item that is due. */
  readonly kind: AttentionKind;
  /** Number of questions, or proposals, wait for you. */
  readonly count: Scalars['Int']['output'];
  /** Since when something has been waiting. */
  readonly since: Scalars['DateTime']['output'];
  /**
   * When the first of them is answered for you, with all the time that operators have given back; `null`
   * if no time is limited. Of votes and invitations: when the first can no longer be given.
   */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** Whether that is soon: in less time than your `urgentBelow`. */
  readonly urgent: Scalars['Boolean']['output'];
};

/** Kind of item that can be due from an account. */
export type AttentionKind =
  /** An answer to a question. */
  | 'ANSWER'
  /** A vote on a proposal to the table. */
  | 'VOTE'
  /** An answer to an invitation. */
  | 'INVITATION';

/** Something that is due from you now, or is no more. */
export type AttentionUpdate = {
  readonly __typename?: 'AttentionUpdate';
  /** The item. Its `match` is `null` here: read that by HTTP, or follow it. */
  readonly item: AttentionItem;
  /** Whether it is due no more. */
  readonly cleared: Scalars['Boolean']['output'];
};

/** Page of items that are due from you, by the Relay convention. */
export type AttentionConnection = {
  readonly __typename?: 'AttentionConnection';
  /** Items that are due, each with its cursor. */
  readonly edges: ReadonlyArray<AttentionEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** Something due, in a list. */
export type AttentionEdge = {
  readonly __typename?: 'AttentionEdge';
  /** Give it as `after` to continue after this. */
  readonly cursor: Scalars['String']['output'];
  /** Kind of item that is due. */
  readonly node: AttentionItem;
};

/** Notification rule of an account. The first rule that applies counts. */
export type NotificationRule = {
  readonly __typename?: 'NotificationRule';
  /** Its id, by which it can be unsubscribed from. */
  readonly id: Scalars['ID']['output'];
  /** Events that it is about: see `NotificationRuleInput`. */
  readonly events: ReadonlyArray<Scalars['String']['output']>;
  /** Only these matches; `null`: all. */
  readonly matchIds: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Only these games; `null`: all. */
  readonly gameIds: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Only matches of these speeds; `null`: all. One without a time control counts as `ASYNC`. */
  readonly speeds: Maybe<ReadonlyArray<Speed>>;
  /** Your channels that are told. */
  readonly channels: ReadonlyArray<Scalars['ID']['output']>;
  /** When they are told. */
  readonly mode: NotifyMode;
  /** Which others are told if it still waits then. */
  readonly escalate: ReadonlyArray<Escalation>;
  /** Ids of the channels whose mails by this rule were turned off by a link in a mail: see `NotificationChannel.unsubscribed`. */
  readonly unsubscribed: ReadonlyArray<Scalars['ID']['output']>;
};

/** When your channels are told. */
export type NotifyMode =
  /** As soon as it may be. */
  | 'NOW'
  /** At your `digestAt`, of everything together. */
  | 'DIGEST'
  /** Never. */
  | 'OFF';

/** Channels that are told later, too. */
export type Escalation = {
  readonly __typename?: 'Escalation';
  /** Delay. */
  readonly after: Scalars['Duration']['output'];
  /** Your channels. */
  readonly channels: ReadonlyArray<Scalars['ID']['output']>;
};

/** Notification rules that replace your present ones. With `[]` the defaults apply. */
export type SetNotificationRulesInput = {
  /** At most 50, the most particular first: of several that fit the first counts. What none fits is not told. */
  readonly rules: ReadonlyArray<NotificationRuleInput>;
};

/**
 * Notification rule. Push at once and mail after six hours, for instance: `{ events: ["match.attention.*"], channels:
 * ["my-push"], mode: NOW, escalate: [{ after: "PT6H", channels: ["my-mail"] }] }`.
 */
export type NotificationRuleInput = {
  /**
   * At most 20 of `match.attention.needed`, `match.attention.reminder`, `match.attention.expired`,
   * `match.started`, `match.finished`, `match.seat.absent`, `match.seat.offered`,
   * `match.seat.replaced`, `match.proposal.opened`, `match.proposal.closed`, `match.paused`, `match.resumed`,
   * `match.invitation`, `tournament.registered`, `tournament.waitlist.moved`, `tournament.checkin.open`,
   * `tournament.round.published`, `tournament.round.started`, `tournament.deadline.near`, `tournament.pod.finished`,
   * `tournament.standings.final`, `tournament.act`, `tournament.appeal`, `lobby.table.opened` and `lobby.queue.joined`; or
   * the beginning of some with `*` after it, such as `match.attention.*`.
   */
  readonly events: ReadonlyArray<Scalars['String']['input']>;
  /** Only these matches, at most 100; then nothing of tournaments. */
  readonly matchIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only these games, at most 20. */
  readonly gameIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only matches of these speeds. One without a time control counts as `ASYNC`. */
  readonly speeds?: InputMaybe<ReadonlyArray<Speed>>;
  /** Your channels that are told, at most 10; each is verified. */
  readonly channels: ReadonlyArray<Scalars['ID']['input']>;
  /** When they are told. */
  readonly mode?: NotifyMode;
  /** Which others are told if it still waits then; at most 5. */
  readonly escalate?: InputMaybe<ReadonlyArray<EscalationInput>>;
};

/** Channels that are told later, too. */
export type EscalationInput = {
  /** Delay, from PT1M to P7D. */
  readonly after: Scalars['Duration']['input'];
  /** Your channels, each verified. */
  readonly channels: ReadonlyArray<Scalars['ID']['input']>;
};

/** A match of which you want to hear nothing, or something again. */
export type MuteMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** `false` if you want to be told of it again. */
  readonly muted?: Scalars['Boolean']['input'];
};

/**
 * The `extensions.code` of every error. With it come `retryable` (whether the same request may succeed
 * if you just send it again), `requestId` (name it when you ask for help), `rule` if a rule of the game
 * forbids the command (the id of the rule clause), for `STALE_VERSION` the `currentVersion` of the match,
 * for `QUESTION_EXPIRED` the same and `answeredBy` (`CLOCK`), for `RATE_LIMITED` `retryAfter` (seconds), for `UNDO_BARRED` `sealedAt` (a version), for `REQUIREMENTS_NOT_MET` `unmet`,
 * for `TOURNAMENT_STATE` the `status` of what it was about and those that are `allowed`, for `ROUND_UNRESOLVED` the `pods` without a result
 * (`[{ round pod }]`), for `PAIRING_INVALID` and `PAIRING_IMPOSSIBLE` the `problems` (`[{ kind players pod relax }]`: which constraint, which start numbers and pod, what would relax it),
 * and for `BAD_USER_INPUT` a `reason` in the words of GraphQL servers, such as `GRAPHQL_VALIDATION_FAILED`, or the `faults`
 * (`[{ in at detail }]`: `at` is a JSON Pointer, into the arguments and the input of the field where `in` is `input`, into the
 * variables where it is `variables`). For example:
 *
 * `{ "message": "…", "extensions": { "code": "ILLEGAL_CHOICE", "retryable": false, "requestId": "…" } }`.
 */
export type ErrorCode =
  /** A token is required, or the given one is broken, expired or not for this service. */
  | 'UNAUTHENTICATED'
  /** You don't have permission to do this. */
  | 'FORBIDDEN'
  /** Not found, or you don't have access. */
  | 'NOT_FOUND'
  /** The request itself is wrong: its syntax, a field, a variable, a value or its size. */
  | 'BAD_USER_INPUT'
  /** No such question waits for you: it was answered already, or your seat was never asked. */
  | 'NO_SUCH_QUESTION'
  /** Time was up for this question, and it was answered in your place. */
  | 'QUESTION_EXPIRED'
  /** The choice isn't among the question's options. */
  | 'ILLEGAL_CHOICE'
  /** The match has moved on since the version you expected: read it again and decide again. If `retryable`, others changed the same thing at the same time: send the same again. */
  | 'STALE_VERSION'
  /** The match hasn't started, is paused, or is over. */
  | 'MATCH_NOT_RUNNING'
  /** No seat is free in this match. */
  | 'MATCH_FULL'
  /** The seat you asked for is taken; others are free. */
  | 'SEAT_TAKEN'
  /** The seat is not offered to others: anyone who holds it plays, or may still come back. */
  | 'SEAT_NOT_OFFERED'
  /** The proposal is closed. The message says how it ended. */
  | 'PROPOSAL_CLOSED'
  /** The match cannot be taken back there; `sealedAt` is the version that cannot be taken back, where one bars it. */
  | 'UNDO_BARRED'
  /** The channel has not been verified yet: give the code that was sent by it. */
  | 'CHANNEL_UNVERIFIED'
  /** You have no vacation left of that length. The message says how much there is. */
  | 'VACATION_EXHAUSTED'
  /** You do not meet what the table asks of those who sit down; `unmet` says what. */
  | 'REQUIREMENTS_NOT_MET'
  /** You hold another seat of this match. Leave it first. */
  | 'ALREADY_SEATED'
  /** You have resigned from this match already. */
  | 'ALREADY_RESIGNED'
  /** The game needs more players than sit at the table. The message says how many. */
  | 'TOO_FEW_PLAYERS'
  /** You already host as many running matches or open tables as one account may, or hold as many rated ones. The message says how many. */
  | 'TOO_MANY_MATCHES'
  /** The match has started already: it is too late to take a seat or to free one. */
  | 'MATCH_NOT_OPEN'
  /** You can't send this here right now. The message says why. */
  | 'CHAT_RESTRICTED'
  /** The tournament, or the round or pod of it, is in no `status` for this; `allowed` are those it could be done in. */
  | 'TOURNAMENT_STATE'
  /** Registration is not open, or not for you: by invitation, code or late entry. The message says which. */
  | 'REGISTRATION_CLOSED'
  /** The tournament and its waiting list are full. */
  | 'TOURNAMENT_FULL'
  /** Pods have no result yet; `pods` are those. */
  | 'ROUND_UNRESOLVED'
  /** The pairing breaks its constraints; `problems` says which. */
  | 'PAIRING_INVALID'
  /** No pairing keeps the constraints; `problems` says what stands in the way and what would relax it. */
  | 'PAIRING_IMPOSSIBLE'
  /** The regulations are locked since the announcement. `changeRegulations` changes them, with a second person. */
  | 'REGULATIONS_LOCKED'
  /** You play there yourself: no one rules, or looks, where they play. */
  | 'CONFLICT_OF_INTEREST'
  /** A second person has to do this: not the one who proposed or ruled. */
  | 'SECOND_PERSON_REQUIRED'
  /** The time for appeals is over, or there was an appeal already. */
  | 'APPEAL_WINDOW_CLOSED'
  /** Too many requests. Wait for `retryAfter` seconds. */
  | 'RATE_LIMITED'
  /** The storage of the service is full. Nothing was stored; send the same again later. */
  | 'STORAGE_FULL'
  /** Internal server error. It was logged under the `requestId`. */
  | 'INTERNAL'
  /**
   * The server does not know this persisted query yet: send it once more with its text. Clients with automatic persisted
   * queries do that automatically.
   */
  | 'PERSISTED_QUERY_NOT_FOUND';

/** A set of rules that can be played, for example `tales-of-glory`. */
export type Game = Node & {
  readonly __typename?: 'Game';
  /** The game's id, stable for ever: kebab-case, or with a pack `<game>.<pack>.<hash>`. */
  readonly id: Scalars['ID']['output'];
  /** Name of the game. */
  readonly name: Scalars['String']['output'];
  /**
   * Which issue of its sheet this is: name, schemas, boards, things and texts, all that never changes of a
   * game. `GET /v1/games/{gameId}/sheets/{revision}?locale=CS` gives it whole, to be kept for good.
   */
  readonly revision: Scalars['String']['output'];
  /** Number of seats a match may have. */
  readonly seats: SeatRange;
  /** A JSON Schema of the match options. Every option has a default, so that `{}` is always legal. */
  readonly optionsSchema: Scalars['JSON']['output'];
  /** A JSON Schema of `Match.view`: what a table of this game looks like to a viewer. */
  readonly viewSchema: Scalars['JSON']['output'];
  /**
   * A JSON Schema of `LogEntry`: `oneOf` has each `type`, with the fields of `data` that its cues point at.
   * `x-cue` says what moves on the table when the entry is told, by `schema/table/x-cue.json`; a type with an
   * empty list is silent. Always the same: ask once and keep it.
   */
  readonly eventSchema: Scalars['JSON']['output'];
  /**
   * The boards that it is played on: places with place and size, looks, group and links. A list by
   * `schema/table/boards.json`; empty where the game has no board. Always the same: ask once and keep it.
   */
  readonly boards: Scalars['JSON']['output'];
  /**
   * Things of the game by kind and id, as printed on them in short: type, tags, marks, looks. An object by
   * `schema/table/things.json`. Always the same: ask once and keep it.
   */
  readonly things: Scalars['JSON']['output'];
  /**
   * Names and texts of the things of this game, by key, such as `card:sword` and `card:sword.text`. They are the same in
   * every match: ask once and keep them.
   */
  readonly texts: Scalars['JSON']['output'];
  /** The levels of the bots that play it, for example `random` and `greedy`. */
  readonly bots: ReadonlyArray<Scalars['String']['output']>;
  /** The same levels, in the same order, each with its strength. */
  readonly botLevels: ReadonlyArray<BotLevel>;
  /** The ends that standing orders may have (`StandingOrderInput.until`), for example `turn`. */
  readonly orderEnds: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Subjects of standing orders: by the kind of a question the names of what it may be `about`, and with each the values
   * there are, or `true` where they are many. A name that ends with `*` stands for all that begin so. Empty where the
   * game takes no orders. Words stand in `texts` under `ask.<kind>`, `about.<name>`, `about.<name>.<value>` and
   * `until.<end>`.
   */
  readonly asks: Scalars['JSON']['output'];
  /**
   * Kinds of questions that begin a match for a seat, such as the choice of a character. An order for them makes no
   * sense: offer none.
   */
  readonly askedOnce: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Sets of options that are known to play well, the shortest first, each with how many play it, how fast and
   * how long. Any other options may be chosen too.
   */
  readonly presets: ReadonlyArray<GamePreset>;
  /** The pack of cards that makes this a game of its own; `null` if there is none. */
  readonly pack: Maybe<GamePack>;
  /** The game in short, for people who choose one. */
  readonly about: GameAbout;
  /** Help for people who do not know the rules; `null` if the game has none. */
  readonly guide: Maybe<GameGuide>;
};

/** A set of rules that can be played, for example `tales-of-glory`. */
export type GameNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** A set of rules that can be played, for example `tales-of-glory`. */
export type GameTextsArgs = {
  locale?: InputMaybe<Locale>;
  prefix?: Scalars['String']['input'];
};

/** A level of the bots of a game, and how strong it plays. */
export type BotLevel = {
  readonly __typename?: 'BotLevel';
  /** The level: one of the game's `bots`. */
  readonly id: Scalars['ID']['output'];
  /** Its rating by matches with other levels of the game, in the unit of players' ratings; `null` if not measured. */
  readonly rating: Maybe<Scalars['Int']['output']>;
  /** Number of matches that it was rated by. */
  readonly matches: Scalars['Int']['output'];
};

/** A game in short, for people who choose one. */
export type GameAbout = {
  readonly __typename?: 'GameAbout';
  /** The game in one sentence. */
  readonly line: Scalars['String']['output'];
  /** Minutes that a match of the recommended preset takes against bots. */
  readonly minutes: Scalars['Int']['output'];
  /** 1 is easy to learn, 3 is hard. */
  readonly difficulty: Scalars['Int']['output'];
  /** The glyph on its cover, by its name in the set of game-icons.net. */
  readonly cover: Scalars['String']['output'];
  /** The preset that is recommended to newcomers; `null` if the game has no presets. */
  readonly preset: Maybe<GamePreset>;
};

/** A game in short, for people who choose one. */
export type GameAboutLineArgs = {
  locale?: InputMaybe<Locale>;
};

/** Help for people who do not know the rules of a game. */
export type GameGuide = {
  readonly __typename?: 'GameGuide';
  /** The goal in one sentence. Options can change it: see `Match.goal`. */
  readonly goal: Scalars['String']['output'];
  /** A turn in three to five steps. */
  readonly turn: ReadonlyArray<GuideStep>;
  /** Tips, each for its moment. */
  readonly tips: ReadonlyArray<GuideTip>;
};

/** Help for people who do not know the rules of a game. */
export type GameGuideGoalArgs = {
  locale?: InputMaybe<Locale>;
};

/** A step of a turn. */
export type GuideStep = {
  readonly __typename?: 'GuideStep';
  /** The step's id, stable for ever. */
  readonly id: Scalars['ID']['output'];
  /** The step in a word or two. */
  readonly title: Scalars['String']['output'];
  /** The step in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Its glyph, by its name in the set of game-icons.net. */
  readonly glyph: Scalars['String']['output'];
};

/** A step of a turn. */
export type GuideStepTitleArgs = {
  locale?: InputMaybe<Locale>;
};

/** A step of a turn. */
export type GuideStepTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A tip for its moment. */
export type GuideTip = {
  readonly __typename?: 'GuideTip';
  /** The tip's id, stable for ever: to remember which ones a player has dismissed. */
  readonly id: Scalars['ID']['output'];
  /**
   * When to show it: `kind` is a kind of question, `about` facts that the question's `about` must contain,
   * and `once` means never again after the first time.
   */
  readonly when: Scalars['JSON']['output'];
  /** The tip in a sentence or two. */
  readonly text: Scalars['String']['output'];
  /** The things it is about, as `kind:id`. */
  readonly refs: ReadonlyArray<Scalars['ID']['output']>;
};

/** A tip for its moment. */
export type GuideTipTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Options that are known to make a good match in a known time. */
export type GamePreset = {
  readonly __typename?: 'GamePreset';
  /** The preset's id, stable for ever, for example `talisman-hour`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Description, in a sentence. */
  readonly text: Scalars['String']['output'];
  /** Options, as `createMatch` takes them. Options not listed have their defaults. */
  readonly options: Scalars['JSON']['output'];
  /** Number of seats it was measured with. */
  readonly seats: Scalars['Int']['output'];
  /** Whether one plays at once or over days. */
  readonly speed: Speed;
  /** The id of the time control that goes with it, one of `timeControls`. */
  readonly timeControl: Scalars['ID']['output'];
  /** Longest duration of a match from its start, with time to spare. */
  readonly deadline: Scalars['Duration']['output'];
  /** Standing orders that are suggested to anyone who plays it over days. None are laid down automatically. */
  readonly orders: ReadonlyArray<StandingOrder>;
  /** Measured length of matches of this preset; `null` if not measured. */
  readonly figures: Maybe<PresetFigures>;
};

/** Options that are known to make a good match in a known time. */
export type GamePresetNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Options that are known to make a good match in a known time. */
export type GamePresetTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Measures of matches of a preset that bots played, of all seats together. */
export type PresetFigures = {
  readonly __typename?: 'PresetFigures';
  /** Number of matches were played. */
  readonly matches: Scalars['Int']['output'];
  /** Answers of a whole match. */
  readonly answers: Spread;
  /** Turns of a whole match, as the game counts them. */
  readonly turns: Spread;
};

/** Spread of numbers. */
export type Spread = {
  readonly __typename?: 'Spread';
  /** Half of them are no greater. */
  readonly median: Scalars['Int']['output'];
  /** Nine in ten are no greater. */
  readonly p90: Scalars['Int']['output'];
};

/** Cards that the operator has added to a game, or that replace its own. */
export type GamePack = {
  readonly __typename?: 'GamePack';
  /** The pack's own id. */
  readonly id: Scalars['ID']['output'];
  /** The id of the game that it changes. */
  readonly of: Scalars['ID']['output'];
  /** SHA-256 of the pack, in hex. A changed pack makes another game. */
  readonly hash: Scalars['String']['output'];
};

/** The smallest and the largest number of seats; both are allowed. */
export type SeatRange = {
  readonly __typename?: 'SeatRange';
  /** The fewest seats. */
  readonly min: Scalars['Int']['output'];
  /** The most seats. */
  readonly max: Scalars['Int']['output'];
};

/** Which matches a list holds. */
export type MatchFilter = {
  /** The list to look through. */
  readonly list?: MatchList;
  /** Only matches of this game. */
  readonly gameId?: InputMaybe<Scalars['ID']['input']>;
  /** Only matches of this speed. */
  readonly speed?: InputMaybe<Speed>;
  /** Only matches whose people are to talk this language. */
  readonly language?: InputMaybe<Locale>;
  /** `true`: only those that count for ratings; `false`: only those that do not. A page may end before it is full: go on at its `endCursor`. */
  readonly rated?: InputMaybe<Scalars['Boolean']['input']>;
  /** With `OPEN`: only those of which you may take a seat. Needs a token. A page may end before it is full: go on at its `endCursor`. */
  readonly joinableByMe?: Scalars['Boolean']['input'];
  /** With `MINE`: only those that wait for your answer. */
  readonly myTurn?: Scalars['Boolean']['input'];
  /** Only public matches in play with a seat to take by `claimSeat`, instead of a `list`. Not with `MINE`. */
  readonly substitutesWanted?: Scalars['Boolean']['input'];
};

/** The lists of matches there are. */
export type MatchList =
  /** Matches in which you hold a seat. Needs a token. */
  | 'MINE'
  /** Public matches that players can still join. */
  | 'OPEN'
  /** Public matches in play. */
  | 'RUNNING'
  /** Public matches that are over. */
  | 'FINISHED';

/** A page of a list of matches, by the Relay convention. */
export type MatchConnection = {
  readonly __typename?: 'MatchConnection';
  /** The matches, each with its cursor. */
  readonly edges: ReadonlyArray<MatchEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** A match in a list. */
export type MatchEdge = {
  readonly __typename?: 'MatchEdge';
  /** Give it as `after` to continue after this match. */
  readonly cursor: Scalars['String']['output'];
  /** The match. */
  readonly node: Match;
};

/** Position of a page in its list. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether more follow. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether some came before: true if you gave a cursor. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** The cursor of the first item; `null` on an empty page. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** The cursor of the last item; `null` on an empty page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** Game and settings of a match. Example: `{ gameId: "tales-of-glory", seats: 4, bots: ["greedy", "greedy"] }`. */
export type CreateMatchInput = {
  /** The game to play. */
  readonly gameId: Scalars['ID']['input'];
  /** Number of seats the table has, within the game's `seats`. */
  readonly seats: Scalars['Int']['input'];
  /** The match options, by the game's `optionsSchema`; those left out have their defaults. */
  readonly options?: InputMaybe<Scalars['JSON']['input']>;
  /** A title, for those who look for a table: up to 64 characters, on one line. Everyone who sees the match reads it. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The language that its people are to talk, for those who look for a table. */
  readonly language?: InputMaybe<Locale>;
  /** Whether it starts automatically as soon as its last seat is taken; unless `true` its host starts it. Not with `beaconAt`. */
  readonly startWhenFull?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether it counts for ratings. It is `PUBLIC`, has a `timeControl`, default options or those of a preset, and only
   * people at its start (or only bot accounts, if one creates it). It can't be undone, and players don't see what
   * spectators say.
   */
  readonly rated?: InputMaybe<Scalars['Boolean']['input']>;
  /** Requirements of players; none by default. */
  readonly requirements?: InputMaybe<RequirementsInput>;
  /** Visibility: the accounts that can find and watch it. */
  readonly visibility?: Visibility;
  /** The levels of the bots that sit down at once. */
  readonly bots?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * When a public beacon is to draw chance for the match, in place of entropy. Seats can be taken until
   * then, and the match can be started afterwards. Refused if the service uses no beacon.
   */
  readonly beaconAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Time control; no limit by default. */
  readonly timeControl?: InputMaybe<TimeControlInput>;
  /** Rules for players who are late; only with a `timeControl`. */
  readonly absence?: InputMaybe<AbsenceInput>;
  /** Policy of undoing. By default no one can undo in a public match, and the table can in a private one. */
  readonly undo?: InputMaybe<UndoPolicy>;
  /** Number of turns behind those are who hold no seat: from 0 to 3. Organizers and admins see the present. */
  readonly spectatorDelay?: Scalars['Int']['input'];
  /** Chat mode; free text by default. */
  readonly chat?: InputMaybe<ChatMode>;
  /**
   * Refused: it is taken once the secret is fixed, by `startMatch` and `joinMatch`. See `Fairness`.
   * @deprecated Note the commitment, and send it with `startMatch`.
   */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name creates nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** An open private match, as anyone who has its code sees it. */
export type Invitation = {
  readonly __typename?: 'Invitation';
  /** The match; give it to `joinMatch`, with the code. */
  readonly matchId: Scalars['ID']['output'];
  /** The game that is to be played. */
  readonly game: Game;
  /** The title that its host has given it, as plain text; `null` if none. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The language that its people are to talk; `null` if its host has not said. */
  readonly language: Maybe<Locale>;
  /** Account that invites. */
  readonly host: Account;
  /** All seats, in the order they sit around the table; some may be free. */
  readonly seats: ReadonlyArray<SeatInfo>;
  /** The options with which it will be played, by the game's `optionsSchema`. */
  readonly options: Scalars['JSON']['output'];
  /** Time control; `null` for no limit. */
  readonly timeControl: Maybe<TimeControl>;
};

/** An invitation to a match: of an account, or by a link for anyone who has its code. */
export type MatchInvitation = {
  readonly __typename?: 'MatchInvitation';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Account that invites. */
  readonly by: Account;
  /** Account that is invited; `null` for a link. */
  readonly account: Maybe<Account>;
  /** The code of a link, for `joinMatch`: anyone who has it may sit down. `null` for an account. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Number of people it seats. */
  readonly uses: Scalars['Int']['output'];
  /** Number of players who took a seat by it. */
  readonly used: Scalars['Int']['output'];
  /** The seat that is kept for them; `null` for any. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** Time when it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** Until when it holds. It ends before, when the match leaves the lobby. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Status. */
  readonly status: InvitationStatus;
};

/** Status of an invitation. */
export type InvitationStatus =
  /** Open: the invited player can accept it. */
  | 'PENDING'
  /** All its seats are taken. */
  | 'ACCEPTED'
  /** Declined by the invited player. */
  | 'DECLINED'
  /** Withdrawn by the host. */
  | 'REVOKED'
  /** Expired: its time is over, or the match has left the lobby. */
  | 'EXPIRED';

/** An account or an invitation link for a match. The link seats any player who has its code. */
export type InviteInput = {
  /** An open match of yours. */
  readonly matchId: Scalars['ID']['input'];
  /** The account; leave it out for a link. */
  readonly accountId?: InputMaybe<Scalars['ID']['input']>;
  /** Number of people a link seats, from 1 to 20. */
  readonly uses?: Scalars['Int']['input'];
  /** A free seat to keep for them; any unless given. */
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  /** Until when it holds: 14 days from now at the latest, and unless given. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** A new name for each command. A retry with the same name invites no one twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** An answer to an invitation of yours. */
export type AnswerInvitationInput = {
  /** The invitation. */
  readonly invitationId: Scalars['ID']['input'];
  /** Whether you accept it, and so take a seat. */
  readonly accept: Scalars['Boolean']['input'];
  /** Must be `true` where the `timeControl` of the match is no preset: read it first. */
  readonly acceptTimeControl?: InputMaybe<Scalars['Boolean']['input']>;
  /** Chance to add to the dice, up to 256 characters that no one can guess. See `Fairness`. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** An invitation to take back. */
export type RevokeInvitationInput = {
  /** The invitation, to a match of yours. */
  readonly invitationId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat to take. */
export type JoinMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat; the first free one if you name none. */
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  /** The code of a private match, in upper or lower case. */
  readonly invitation?: InputMaybe<Scalars['String']['input']>;
  /** Must be `true` where the match's `timeControl` is no preset: read it first. */
  readonly acceptTimeControl?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's
   * `commitment` before you send it, and send the same again in a retry. See `Fairness`.
   */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat to give up. */
export type LeaveMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A bot to sit down. */
export type AddBotInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Level of the bot: one of the game's `bots`. */
  readonly level: Scalars['String']['input'];
  /** The seat; the first free one if you name none. */
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A match to start. */
export type StartMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /**
   * Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's
   * `commitment` before you send it, and send the same again in a retry. See `Fairness`.
   */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat to free. */
export type RemoveFromSeatInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat. */
  readonly seat: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A game to play at once, against bots. */
export type QuickMatchInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name gives the same match. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A match to play again. */
export type RematchInput = {
  /** The match that is over. */
  readonly matchId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Kind of the match. */
export type MatchKind =
  /** People and bots play it. */
  | 'MATCH'
  /** Its owner answers for every seat, and sees all of it. It counts for nothing, and no one else can find it. */
  | 'ANALYSIS';

/** Dice that a fork rolls. */
export type ForkChance =
  /** The dice of the match that it continues: the same rolls, as long as players do the same. */
  | 'SAME'
  /** Dice of its own, unknown in advance. */
  | 'FRESH';

/** Match and version that a fork continues. */
export type ForkOrigin = {
  readonly __typename?: 'ForkOrigin';
  /** The match. */
  readonly matchId: Scalars['ID']['output'];
  /** The version of it. */
  readonly version: Scalars['Int']['output'];
  /** Dice that are rolled: those of the original match, or new ones. */
  readonly chance: ForkChance;
};

/** Position to continue from, and its dice. Example: `{ matchId: "…", version: 87 }`. */
export type ForkMatchInput = {
  /** The match that is over. */
  readonly matchId: Scalars['ID']['input'];
  /** The version to go on from; it was being played then. */
  readonly version: Scalars['Int']['input'];
  /** Dice that are rolled: those of the original match, or new ones. */
  readonly chance?: ForkChance;
  /** A new name for each command. A retry with the same name forks nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Requirements of a table: players meet all of them. */
export type RequirementsInput = {
  /** Languages of which the player must have chosen one as their `locale`. */
  readonly languages?: InputMaybe<ReadonlyArray<Locale>>;
  /** The lowest `reliability.score` allowed, from 0 to 1. */
  readonly reliabilityMin?: InputMaybe<Scalars['Float']['input']>;
  /** The lowest `reliability.finished` allowed, from 0 to 300. */
  readonly finishedMin?: InputMaybe<Scalars['Int']['input']>;
  /**
   * The lowest rating (`figure`) in the game allowed, at the speed of the `timeControl`. A player who was never rated
   * there has 1000.
   */
  readonly ratingMin?: InputMaybe<Scalars['Int']['input']>;
  /** The highest rating allowed. */
  readonly ratingMax?: InputMaybe<Scalars['Int']['input']>;
};

/** Requirements of a table. They do not apply to players with the code of a private match. */
export type Requirements = {
  readonly __typename?: 'Requirements';
  /** Languages of which the player must have chosen one as their `locale`; empty for any. */
  readonly languages: ReadonlyArray<Locale>;
  /** The lowest `reliability.score` allowed; `null` for any. */
  readonly reliabilityMin: Maybe<Scalars['Float']['output']>;
  /** The lowest `reliability.finished` allowed; `null` for any. */
  readonly finishedMin: Maybe<Scalars['Int']['output']>;
  /** The lowest rating (`figure`) in the game allowed, at the speed of the match; `null` for any. */
  readonly ratingMin: Maybe<Scalars['Int']['output']>;
  /** The highest rating allowed; `null` for any. */
  readonly ratingMax: Maybe<Scalars['Int']['output']>;
  /** Requirements that you do not meet. */
  readonly unmet: ReadonlyArray<Requirement>;
};

/** Something that a table asks for. */
export type Requirement =
  /** One of its languages. */
  | 'LANGUAGES'
  /** Its `reliabilityMin`. */
  | 'RELIABILITY'
  /** Its `finishedMin`. */
  | 'FINISHED'
  /** Its `ratingMin` or `ratingMax`. */
  | 'RATING';

/** One line of what has happened, as this viewer may read it. */
export type LogEntry = {
  readonly __typename?: 'LogEntry';
  /** The version that it belongs to. */
  readonly version: Scalars['Int']['output'];
  /** Time when it happened. */
  readonly at: Scalars['DateTime']['output'];
  /** The seat that did it, if a seat did. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** The line in words. */
  readonly text: Scalars['String']['output'];
  /** The same, cut where it names something: the texts of the parts, one after another, are `text`. */
  readonly parts: ReadonlyArray<TextPart>;
  /** Kind of the fact, for example `TileTaken`. */
  readonly type: Scalars['String']['output'];
  /** The fact itself, without what you may not know. */
  readonly data: Scalars['JSON']['output'];
  /** The id of the rule clause that it follows, if there is one. */
  readonly rule: Maybe<Scalars['String']['output']>;
  /** The dice that it tells of, as they lie. */
  readonly dice: ReadonlyArray<Die>;
  /** Turn or round that begins with it; `null` if none does. */
  readonly begins: Maybe<Beginning>;
};

/** One line of what has happened, as this viewer may read it. */
export type LogEntryTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** One line of what has happened, as this viewer may read it. */
export type LogEntryPartsArgs = {
  locale?: InputMaybe<Locale>;
};

/** A piece of a text. */
export type TextPart = {
  readonly __typename?: 'TextPart';
  /** The piece in words. */
  readonly text: Scalars['String']['output'];
  /**
   * Reference to the thing it names, as `kind:id`: `card:sword`, `space:crags`, `seat:seat2`. Its name stands in
   * `Game.texts` under this, help under the same with `.text`. `null` for plain text.
   */
  readonly ref: Maybe<Scalars['ID']['output']>;
};

/** A die as it lies. */
export type Die = {
  readonly __typename?: 'Die';
  /** Number of sides it has. */
  readonly sides: Scalars['Int']['output'];
  /** Value, from 1 to `sides`. */
  readonly value: Scalars['Int']['output'];
};

/** A part of a match that its story is told by. */
export type Beginning =
  /** The turn of one seat. */
  | 'turn'
  /** A round, in which all seats take their turns. */
  | 'round';

/** One entry of a match's record, as this viewer may see it. */
export type JournalEntry = {
  readonly __typename?: 'JournalEntry';
  /** The version that recorded it. */
  readonly version: Scalars['Int']['output'];
  /** Time when it was recorded. */
  readonly at: Scalars['DateTime']['output'];
  /** Kind of the entry: `Answered`, `Told`, `Rolled`, `Asked` and so on. */
  readonly type: Scalars['String']['output'];
  /** The entry itself, without what you may not know. */
  readonly data: Scalars['JSON']['output'];
};

/** One play of a game, as this viewer may see it. */
export type Match = Node & {
  readonly __typename?: 'Match';
  /** The match's id; treat it as opaque. */
  readonly id: Scalars['ID']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** Number of times the match has changed since it was created: 0 at first. */
  readonly version: Scalars['Int']['output'];
  /** The status of the match. */
  readonly status: MatchStatus;
  /** Whether people and bots play it, or its owner looks at what might have been. */
  readonly kind: MatchKind;
  /** Origin, if it is a fork. */
  readonly forkOf: Maybe<ForkOrigin>;
  /** Visibility: the accounts that can find and watch it. */
  readonly visibility: Visibility;
  /** The title that its host has given it, as plain text; `null` if none. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The language that its people are to talk; `null` if its host has not said. */
  readonly language: Maybe<Locale>;
  /** Whether it starts automatically as soon as its last seat is taken. */
  readonly startWhenFull: Scalars['Boolean']['output'];
  /** Whether it counts for ratings. What queues find does. */
  readonly rated: Scalars['Boolean']['output'];
  /**
   * Whether time was called, in a match of a tournament: the round of the table under way is the last, and is played out
   * by a shorter `timeControl`.
   */
  readonly lastRound: Scalars['Boolean']['output'];
  /** Requirements of players; `null` for none. */
  readonly requirements: Maybe<Requirements>;
  /**
   * Number of turns by which spectators are behind. Until the match ends, every field shows them the match before these
   * last turns; organizers and admins see the present.
   */
  readonly spectatorDelay: Scalars['Int']['output'];
  /** The tournament that it is played in; `null` for none, and for one that you may not find. */
  readonly tournament: Maybe<Tournament>;
  /** The pod of that tournament that it is played for. */
  readonly pod: Maybe<Pod>;
  /** Account that created it; of a tournament's match its owner, in name only. */
  readonly host: Account;
  /** Time when it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** All seats, in the order they sit around the table. */
  readonly seats: ReadonlyArray<SeatInfo>;
  /** The seat you hold; `null` if you only watch. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** Mutations that you can use on it now. They would not be refused for your role or its status. */
  readonly can: ReadonlyArray<MatchAction>;
  /** The code that lets others join a private match. Only its host sees it. */
  readonly invitation: Maybe<Scalars['String']['output']>;
  /** Invitations, the newest last. The host sees all open ones and the latest 20 of the rest; invited accounts see their own. */
  readonly invitations: ReadonlyArray<MatchInvitation>;
  /** The options with which it is played, by the game's `optionsSchema`. */
  readonly options: Scalars['JSON']['output'];
  /**
   * The table as you may see it, by the game's `viewSchema`. What you may not know is not in it.
   * Before the start it is `{}`.
   */
  readonly view: Scalars['JSON']['output'];
  /** The questions that you must answer now, each with every legal option. */
  readonly questions: ReadonlyArray<Question>;
  /**
   * A suggested answer to one of your open questions: what a medium bot would choose in your place. Asking changes nothing.
   * Refused to spectators, and to everyone in rated and tournament matches; `null` with the error then.
   */
  readonly suggestion: Maybe<Suggestion>;
  /** The seats that the match waits for. */
  readonly waitingOn: ReadonlyArray<Scalars['ID']['output']>;
  /** Time control; `null` for no limit. */
  readonly timeControl: Maybe<TimeControl>;
  /** Rules for players who are late; `null` without a time control. */
  readonly absence: Maybe<Absence>;
  /** The time of every seat that an account holds; none before the start, or without a time control. */
  readonly clocks: ReadonlyArray<Clock>;
  /** Your standing orders; no one else sees them. */
  readonly orders: ReadonlyArray<StandingOrder>;
  /** Proposals to the table: all open ones, and the latest 20 of the rest; the newest last. */
  readonly proposals: ReadonlyArray<Proposal>;
  /** Limit of undoing; `null` unless the match is in play. */
  readonly undo: Maybe<Undo>;
  /** Log in words, as far as you can read it; the oldest first. */
  readonly log: ReadonlyArray<LogEntry>;
  /** Chat mode. */
  readonly chat: ChatMode;
  /** Chat messages that you can see, the newest last, without those of accounts that you have blocked. */
  readonly messages: ReadonlyArray<Message>;
  /** Updates of old versions, one for each, in order, as you can see them now. Without `after`, only a snapshot of `upTo`. */
  readonly updates: ReadonlyArray<MatchUpdate>;
  /**
   * The record that the match can be replayed from, as you may see it; the oldest first. What others
   * keep secret is left out until the match is over; then it is whole.
   */
  readonly journal: ReadonlyArray<JournalEntry>;
  /**
   * Summary since a version: by default since the version that you have seen, or from the start if you have not marked
   * one.
   */
  readonly since: Recap;
  /** The version that you have said you have seen, by `markSeen`; `null` before. */
  readonly seen: Maybe<Scalars['Int']['output']>;
  /**
   * The whole record with everything needed to compute the dice again, as the file that
   * `npm run verify` and `npm run replay` read; `null` until the match is over.
   */
  readonly export: Maybe<Scalars['JSON']['output']>;
  /** Result; `null` before the end. */
  readonly result: Maybe<MatchResult>;
  /** The goal of the match with its options, in one sentence; `null` if the game has no guide. */
  readonly goal: Maybe<Scalars['String']['output']>;
  /** The time at which the clock answers for you: of your earliest open question; `null` without one. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** Your most urgent open question, in few words; `null` if none waits for you. */
  readonly asking: Maybe<Scalars['String']['output']>;
  /**
   * One line of the log that tells what has happened since you last looked (see `markSeen`): about your seat if there is
   * one, from the latest 20 versions. `null` for nothing new, and without a seat.
   */
  readonly news: Maybe<Scalars['String']['output']>;
  /** The rematch that a player has asked for; `null` for none, and if you can't find it. */
  readonly rematch: Maybe<Match>;
  /** Figures and tiles as you may see them: what a miniature of the table shows. */
  readonly snapshot: MatchSnapshot;
  /**
   * The changes of its players’ ratings. Empty in a casual match, and until a moment after a rated one has
   * ended: ratings are worked out then.
   */
  readonly ratingChanges: ReadonlyArray<RatingChange>;
  /** Proof that the dice are fair. */
  readonly fairness: Fairness;
};

/** One play of a game, as this viewer may see it. */
export type MatchViewArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** One play of a game, as this viewer may see it. */
export type MatchSuggestionArgs = {
  questionId: Scalars['ID']['input'];
};

/** One play of a game, as this viewer may see it. */
export type MatchLogArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  before?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<Locale>;
};

/** One play of a game, as this viewer may see it. */
export type MatchMessagesArgs = {
  audience?: InputMaybe<Audience>;
  before?: InputMaybe<Scalars['ID']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};

/** One play of a game, as this viewer may see it. */
export type MatchUpdatesArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  upTo?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One play of a game, as this viewer may see it. */
export type MatchJournalArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** One play of a game, as this viewer may see it. */
export type MatchSinceArgs = {
  version?: InputMaybe<Scalars['Int']['input']>;
  locale?: InputMaybe<Locale>;
};

/** One play of a game, as this viewer may see it. */
export type MatchGoalArgs = {
  locale?: InputMaybe<Locale>;
};

/** One play of a game, as this viewer may see it. */
export type MatchAskingArgs = {
  locale?: InputMaybe<Locale>;
};

/** One play of a game, as this viewer may see it. */
export type MatchNewsArgs = {
  locale?: InputMaybe<Locale>;
};

/** The status of a match. */
export type MatchStatus =
  /** Before the start: players can take and give up seats. */
  | 'OPEN'
  /** In play. */
  | 'RUNNING'
  /** Over: ended by the rules of the game. */
  | 'FINISHED'
  /** Over: ended early, or never started. */
  | 'ABANDONED'
  /** Paused: no one can answer for now. */
  | 'PAUSED';

/** Something that can be done to a match, called as the mutation that does it. */
export type MatchAction =
  /** Take a free seat; with its invitation a private match may be joined where this does not say so. */
  | 'join'
  /** Give the seat up before the start. */
  | 'leave'
  /** Invite someone, as its host: `invite`. */
  | 'invite'
  /** Accept or decline an invitation: `answerInvitation`. */
  | 'answerInvitation'
  /** Take an invitation back, as its host: `revokeInvitation`. */
  | 'revokeInvitation'
  /** Let a bot take a free seat. */
  | 'addBot'
  /** Free a seat that someone else or a bot holds. */
  | 'removeFromSeat'
  /** Start the match. */
  | 'start'
  /** Answer a question, as `questions` has them. */
  | 'answer'
  /** Lay down orders for your seat. */
  | 'setStandingOrders'
  /** Come back to your seat. */
  | 'returnToSeat'
  /** Take a seat that is offered. */
  | 'claimSeat'
  /** Resign. */
  | 'resign'
  /** Ask for a rematch, or accept one, by `rematch`. */
  | 'rematch'
  /** Analyze the match: continue from an earlier step by `forkMatch`. */
  | 'forkMatch'
  /** Pause the match. */
  | 'pause'
  /** Resume the match. */
  | 'resume'
  /** Rewind the match to an earlier version. */
  | 'rewind'
  /** End the rule under way. */
  | 'closeProcedure'
  /** Propose something to its table. */
  | 'propose'
  /** Vote on a proposal. */
  | 'vote'
  /** Take back your last answer. */
  | 'undo'
  /** Note the version that you have seen. */
  | 'markSeen';

/** Visibility of a match. */
export type Visibility =
  /** Listed: anyone can watch it or take a free seat. */
  | 'PUBLIC'
  /** Not listed. Only its host, seat holders and admins see it. The invitation lets others take a seat. */
  | 'PRIVATE';

/** One seat of a match: held by an account or a bot, or free while the match is open. */
export type SeatInfo = {
  readonly __typename?: 'SeatInfo';
  /** The seat's id within its match, for example `seat1`. */
  readonly id: Scalars['ID']['output'];
  /** The name of anyone who holds it; for a free seat, its number in words. */
  readonly name: Scalars['String']['output'];
  /** The account that holds it, if one does. */
  readonly account: Maybe<Account>;
  /** The level of the bot that holds it, if one does. */
  readonly bot: Maybe<Scalars['String']['output']>;
  /** Whether it may still be taken. */
  readonly free: Scalars['Boolean']['output'];
  /** Whether its holder has resigned. */
  readonly resigned: Scalars['Boolean']['output'];
  /** Whether its holder plays. */
  readonly presence: Presence;
  /** In how many turns of its own it was late, one after another. */
  readonly missed: Scalars['Int']['output'];
};

/** One seat of a match: held by an account or a bot, or free while the match is open. */
export type SeatInfoNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Result of a match. */
export type MatchResult = {
  readonly __typename?: 'MatchResult';
  /** Every seat's place, the best first. Seats that share a place share its number. */
  readonly ranking: ReadonlyArray<Standing>;
  /**
   * Reason for the end: `finished`; `abandoned` or `deserted` if no one was left to play; `agreed` or `annulled` by its
   * table; `deadline`, `adjudicated` or `void` by its tournament.
   */
  readonly reason: Scalars['String']['output'];
  /** The reason in a sentence: the game's own if it was played to its end, else that of `reason`. */
  readonly reasonText: Scalars['String']['output'];
  /** Accounts that left during play, in order: they resigned, or were absent and did not come back. */
  readonly leavers: ReadonlyArray<Leaver>;
};

/** Result of a match. */
export type MatchResultReasonTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Someone who left their seat. */
export type Leaver = {
  readonly __typename?: 'Leaver';
  /** The seat. */
  readonly seat: Scalars['ID']['output'];
  /** Account that held it. */
  readonly account: Account;
};

/** The parts of a table that a miniature shows. */
export type MatchSnapshot = {
  readonly __typename?: 'MatchSnapshot';
  /** The figures, each at its place; none before the start. */
  readonly pieces: ReadonlyArray<SnapshotPiece>;
  /** The tiles that are laid edge to edge, by the player they belong to. */
  readonly lattices: ReadonlyArray<SnapshotLattice>;
  /** The round of the table; `null` before the start, and if the game doesn't count rounds. */
  readonly round: Maybe<Scalars['Int']['output']>;
  /** The score of each player so far; empty before the start, and if the game shows no score during play. */
  readonly scores: ReadonlyArray<SnapshotScore>;
};

/** The score of a player so far. */
export type SnapshotScore = {
  readonly __typename?: 'SnapshotScore';
  /** The seat. */
  readonly seat: Scalars['ID']['output'];
  /** The score. */
  readonly n: Scalars['Float']['output'];
};

/** A figure on the table. */
export type SnapshotPiece = {
  readonly __typename?: 'SnapshotPiece';
  /** The figure, as `kind:id`, by `Game.things`. */
  readonly thing: Scalars['ID']['output'];
  /** Its place, as `kind:id`: a space of `Game.boards`. */
  readonly place: Scalars['ID']['output'];
  /** The seat that it belongs to; `null` for none. */
  readonly seat: Maybe<Scalars['ID']['output']>;
};

/** Tiles that are laid edge to edge. */
export type SnapshotLattice = {
  readonly __typename?: 'SnapshotLattice';
  /** The seat that they belong to; `null` for none. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** The tiles. */
  readonly laid: ReadonlyArray<SnapshotTile>;
};

/** A tile of a lattice. */
export type SnapshotTile = {
  readonly __typename?: 'SnapshotTile';
  /** The tile, as `kind:id`. */
  readonly thing: Scalars['ID']['output'];
  /** Its column; to the right is more. */
  readonly x: Scalars['Int']['output'];
  /** Its row. */
  readonly y: Scalars['Int']['output'];
  /** Its family of colour, as in `Game.things`; `null` without one. */
  readonly tone: Maybe<Scalars['String']['output']>;
};

/** One seat's place in the ranking. */
export type Standing = {
  readonly __typename?: 'Standing';
  /** The seat. */
  readonly seat: Scalars['ID']['output'];
  /** Its place; 1 is the best. */
  readonly place: Scalars['Int']['output'];
  /** Its score. */
  readonly score: Scalars['Float']['output'];
  /** The parts of the score, and what broke ties: numbers by name. */
  readonly details: Scalars['JSON']['output'];
  /** The place in words, such as `3rd of 4`. */
  readonly placeText: Scalars['String']['output'];
  /** The score in words, with its parts; of a player who left the match, only that. */
  readonly scoreText: Scalars['String']['output'];
  /** The parts that add up to the score, without those that are 0; empty if the game names none. */
  readonly parts: ReadonlyArray<StandingPart>;
};

/** One seat's place in the ranking. */
export type StandingPlaceTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** One seat's place in the ranking. */
export type StandingScoreTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A part of a score. */
export type StandingPart = {
  readonly __typename?: 'StandingPart';
  /** The name of the part. */
  readonly name: Scalars['String']['output'];
  /** The thing it counts, as `kind:id`; `null` if it is none. */
  readonly ref: Maybe<Scalars['ID']['output']>;
  /** The points it adds to the score. */
  readonly n: Scalars['Float']['output'];
};

/** A part of a score. */
export type StandingPartNameArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * Proof that the dice are fair. Before the first roll the server commits itself to a secret by publishing its hash;
 * then those who join, and the host at the start, add entropy of their own. Every roll and shuffle follows only from
 * these. Once the match is over the secret is published, and everyone can work all rolls out again. Note the
 * commitment when you sit down: the record of the match proves nothing to you without it.
 */
export type Fairness = {
  readonly __typename?: 'Fairness';
  /** SHA-256 of the secret, in hex, and of the round of a beacon if there is one; published when the match was created. */
  readonly commitment: Scalars['String']['output'];
  /** Entropy that was added: by players as they joined, and last by the host at the start. */
  readonly entropy: ReadonlyArray<Scalars['String']['output']>;
  /** The secret, in hex; `null` until the match is over. */
  readonly secret: Maybe<Scalars['String']['output']>;
  /** The round of a public beacon that takes the place of entropy; `null` if there is none. */
  readonly beacon: Maybe<Beacon>;
};

/** The round of a public beacon (drand) that a match depends on; hex throughout. */
export type Beacon = {
  readonly __typename?: 'Beacon';
  /** The hash of its chain. */
  readonly chain: Scalars['String']['output'];
  /** Its public key. */
  readonly publicKey: Scalars['String']['output'];
  /** Signature scheme, for example `bls-unchained-g1-rfc9380`. */
  readonly scheme: Scalars['String']['output'];
  /** The round. */
  readonly round: Scalars['Int']['output'];
  /** Time when the round is due; seats can be taken until then. */
  readonly drawnAt: Scalars['DateTime']['output'];
  /** The round's signature; `null` until the match has started. */
  readonly signature: Maybe<Scalars['String']['output']>;
  /** The signature of the previous round, if the scheme chains them. */
  readonly previous: Maybe<Scalars['String']['output']>;
};

/** A way by which you are told that a match wants you. Only you can see it, and only if you signed in. */
export type NotificationChannel = {
  readonly __typename?: 'NotificationChannel';
  /** The channel's id. */
  readonly id: Scalars['ID']['output'];
  /** Kind of channel. */
  readonly kind: ChannelKind;
  /** Label that you gave it, or its address. */
  readonly label: Scalars['String']['output'];
  /** Whether you have shown that it is yours; nothing else is sent by it before. */
  readonly verified: Scalars['Boolean']['output'];
  /** Why nothing is sent by it any more; `null` while it is used. */
  readonly disabledReason: Maybe<ChannelDisabledReason>;
  /** Since when nothing is sent by it any more; `null` while it is used. */
  readonly disabledSince: Maybe<Scalars['DateTime']['output']>;
  /** Mails that a link in one of them has turned off; `resumeNotificationChannel` turns them on again. */
  readonly unsubscribed: ReadonlyArray<Unsubscription>;
  /** Time when its code was sent, or is to be, if many have asked for one; `null` if it is verified, or if none is to be sent. */
  readonly codeAt: Maybe<Scalars['DateTime']['output']>;
  /** Time when it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Deliveries by this channel, the latest first; kept for 30 days. */
  readonly deliveries: ReadonlyArray<NotificationDelivery>;
};

/** A way by which you are told that a match wants you. Only you can see it, and only if you signed in. */
export type NotificationChannelDeliveriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Mails that a link in one of them has turned off. */
export type Unsubscription = {
  readonly __typename?: 'Unsubscription';
  /**
   * The id of the rule by which they came: one of your `notificationRules`, or `usual-mail`, by which you are told if you
   * have none. `null` if nothing at all is sent by the channel.
   */
  readonly ruleId: Maybe<Scalars['ID']['output']>;
  /** Since when; `null` if that was not kept. */
  readonly since: Maybe<Scalars['DateTime']['output']>;
};

/** Kind of notification channel. */
export type ChannelKind =
  /** Requests by the rules of Standard Webhooks to a URL of yours. */
  | 'WEBHOOK'
  /** Mails. */
  | 'EMAIL'
  /** Push messages of a browser (Web Push). */
  | 'PUSH'
  /** Messages in a Discord channel. */
  | 'DISCORD';

/** Kind of notification channel, with the fields of a form that adds one. */
export type ChannelKindInfo = {
  readonly __typename?: 'ChannelKindInfo';
  /** Kind of channel. */
  readonly kind: ChannelKind;
  /** Name of the kind. */
  readonly name: Scalars['String']['output'];
  /** Whether it has a signing key that `rotateChannelSecret` replaces. */
  readonly canRotate: Scalars['Boolean']['output'];
  /** Fields of `AddNotificationChannelInput` that it takes. */
  readonly fields: ReadonlyArray<ChannelField>;
};

/** Kind of notification channel, with the fields of a form that adds one. */
export type ChannelKindInfoNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Field that a kind of channel takes. */
export type ChannelField = {
  readonly __typename?: 'ChannelField';
  /** Name of the field in `AddNotificationChannelInput`. */
  readonly name: Scalars['String']['output'];
  /** Label of the field. */
  readonly label: Scalars['String']['output'];
  /** Format of its value. */
  readonly format: ChannelFieldFormat;
  /** Whether the kind needs it. */
  readonly required: Scalars['Boolean']['output'];
};

/** Field that a kind of channel takes. */
export type ChannelFieldLabelArgs = {
  locale?: InputMaybe<Locale>;
};

/** Format of a field that a kind of channel takes. */
export type ChannelFieldFormat =
  /** A public https URL. */
  | 'URL'
  /** A mail address. */
  | 'EMAIL'
  /** Digits. */
  | 'DIGITS'
  /** A push subscription, as a browser gives it. */
  | 'SUBSCRIPTION';

/** Why nothing is sent by a channel any more. */
export type ChannelDisabledReason =
  /** No longer reachable: the receiver said that the address is gone. */
  | 'GONE'
  /** Failing: nothing has arrived for five days. */
  | 'FAILING'
  /** Mails came back, or were reported as unwanted; or a link in a mail turned all of it off, see `unsubscribed`. */
  | 'SUPPRESSED';

/** Something that was sent, or is to be. */
export type NotificationDelivery = {
  readonly __typename?: 'NotificationDelivery';
  /** The delivery's id, for `resendDelivery`. */
  readonly id: Scalars['ID']['output'];
  /** The id that receivers know it by, the same at every attempt: the header `webhook-id`. */
  readonly messageId: Scalars['ID']['output'];
  /** Event that it tells of, for example `match.attention.needed`. */
  readonly type: Scalars['String']['output'];
  /** Time when that arose. */
  readonly at: Scalars['DateTime']['output'];
  /** Status. */
  readonly outcome: DeliveryOutcome;
  /** Number of attempts. */
  readonly attempts: Scalars['Int']['output'];
  /** The HTTP status of the last reply; `null` if none came. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Last error; `null` for none. */
  readonly fault: Maybe<Scalars['String']['output']>;
  /** Time when it is tried next; `null` if it is not. */
  readonly nextAt: Maybe<Scalars['DateTime']['output']>;
};

/** Status of a delivery. */
export type DeliveryOutcome =
  /** Waiting to be sent, or to be tried again. */
  | 'PENDING'
  /** Delivered. */
  | 'DELIVERED'
  /** Failed: all attempts are used up, or the channel has no receiver. */
  | 'FAILED'
  /** The event was over before the message could be sent. */
  | 'EXPIRED';

/** A channel to add. Which fields it takes follows from its kind: see `Service.channelKinds`. */
export type AddNotificationChannelInput = {
  /** Kind of channel. */
  readonly kind: ChannelKind;
  /** Address to post to, for kinds that take one: a public https URL. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The mail address, for kinds that take one. */
  readonly address?: InputMaybe<Scalars['String']['input']>;
  /** Push subscription of the browser, for kinds that take one. */
  readonly push?: InputMaybe<PushSubscriptionInput>;
  /** The id of the member to mention, for kinds that take one. */
  readonly mention?: InputMaybe<Scalars['String']['input']>;
  /** Label, up to 64 characters. */
  readonly label?: InputMaybe<Scalars['String']['input']>;
};

/** A push subscription, as a browser gives it. */
export type PushSubscriptionInput = {
  /** Address to post to. */
  readonly endpoint: Scalars['String']['input'];
  /** The browser's public key, in base64url. */
  readonly p256dh: Scalars['String']['input'];
  /** The secret of the subscription, in base64url. */
  readonly auth: Scalars['String']['input'];
};

/** A channel, and what it is signed by. */
export type AddNotificationChannelPayload = {
  readonly __typename?: 'AddNotificationChannelPayload';
  /** The channel. */
  readonly channel: NotificationChannel;
  /** Secret that signs messages, shown only now; `null` for kinds that need none. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** A channel to verify. */
export type VerifyNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
  /** The code that was sent by it. It can be tried five times, within an hour. */
  readonly code: Scalars['String']['input'];
};

/** A channel that is to be sent another code. */
export type SendNotificationChannelCodeInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
};

/** A channel whose mails are to come again. */
export type ResumeNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
};

/** A channel whose secret is to be replaced. */
export type RotateChannelSecretInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
};

/** A channel to test. */
export type TestNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
};

/** A channel to remove. */
export type RemoveNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: Scalars['ID']['input'];
};

/** A delivery to send again. */
export type ResendDeliveryInput = {
  /** The delivery's id. */
  readonly deliveryId: Scalars['ID']['input'];
};

/**
 * Answer to a question. Example: `{ matchId: "…", questionId: "0.3/?select:seat1#1", choose: ["slot:3"], commandId:
 * "a-1" }`.
 */
export type AnswerInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The question, by its `id`. */
  readonly questionId: Scalars['ID']['input'];
  /** The options, by their ids: `min` to `max` answers, or a single any-time option. */
  readonly choose: ReadonlyArray<Scalars['ID']['input']>;
  /** A new name for each answer. A retry with the same name does nothing twice. */
  readonly commandId: Scalars['ID']['input'];
  /**
   * The question's `askedAt` as you read it. If the question has been revised since, the answer is
   * refused with `STALE_VERSION`.
   */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of an answer. */
export type AnswerPayload = {
  readonly __typename?: 'AnswerPayload';
  /** The match as it stands now. */
  readonly match: Match;
  /** The version that holds your answer. */
  readonly version: Scalars['Int']['output'];
};

/** The match to resign from. */
export type ResignInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** The match to pause. */
export type PauseMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** The match to resume. */
export type ResumeMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** The match to rewind. */
export type RewindMatchInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version to go back to; no one may have resigned since. */
  readonly toVersion: Scalars['Int']['input'];
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason: Scalars['String']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A rule to end. */
export type CloseProcedureInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason: Scalars['String']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Orders to lay down in advance. */
export type SetStandingOrdersInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /**
   * The orders; the first that covers a question decides. They replace the earlier ones. At most 64, and
   * 16 KB in all.
   */
  readonly orders: ReadonlyArray<StandingOrderInput>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Orders to lay down wherever you sit. */
export type SetDefaultOrdersInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The orders, as for a single match. They replace the earlier ones; `[]` clears them. */
  readonly orders: ReadonlyArray<StandingOrderInput>;
};

/** Your orders for a game. */
export type DefaultOrders = {
  readonly __typename?: 'DefaultOrders';
  /** The game's id. */
  readonly gameId: Scalars['ID']['output'];
  /** The orders; the first that covers a question decides. */
  readonly orders: ReadonlyArray<StandingOrder>;
};

/**
 * Standing order for questions before they come: choose for you, or ask you. Always pass, for instance: `{ kind:
 * "react", choose: ["pass"] }`; pass until the end of this turn: `{ kind: "react", choose: ["pass"], until: "turn" }`.
 * An order answers only questions that are asked: in Talisman, `cast:healing` works in the turns of others after the
 * action `always:healing`.
 */
export type StandingOrderInput = {
  /** The `kind` of the questions it covers, or `*` for any. */
  readonly kind: Scalars['String']['input'];
  /**
   * Only questions about these things: strings or numbers by name, or for a number its bounds, both included: one or
   * both of `{ atLeast, atMost }`.
   */
  readonly about?: InputMaybe<Scalars['JSON']['input']>;
  /** The options to choose, by their ids; given whenever the choice is legal. Either this or `ask`. */
  readonly choose?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** `true` leaves these questions to you, whatever the orders after it say. Either this or `choose`. */
  readonly ask?: InputMaybe<Scalars['Boolean']['input']>;
  /** `true` drops the order when it has answered. Only with `choose`. */
  readonly once?: InputMaybe<Scalars['Boolean']['input']>;
  /** Event that ends the order automatically: one of `Game.orderEnds`. Without it, it stands until you lay down others. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** One of your standing orders. One that has come to its end, or has answered once, is gone. */
export type StandingOrder = {
  readonly __typename?: 'StandingOrder';
  /** The `kind` of the questions it covers, or `*` for any. */
  readonly kind: Scalars['String']['output'];
  /** Only questions about these things; `null` if they may be about anything. */
  readonly about: Maybe<Scalars['JSON']['output']>;
  /** The options it chooses, by their ids; none if it asks. */
  readonly choose: ReadonlyArray<Scalars['ID']['output']>;
  /** Whether it leaves these questions to you. */
  readonly ask: Scalars['Boolean']['output'];
  /** Whether it is dropped when it has answered. */
  readonly once: Scalars['Boolean']['output'];
  /** Event that ends it automatically; `null` if it stands until you lay down others. */
  readonly until: Maybe<Scalars['String']['output']>;
};

/** Something that someone proposes to the table. Its people decide together: all who are there have to agree. */
export type Proposal = {
  readonly __typename?: 'Proposal';
  /** Its id, within the match. */
  readonly id: Scalars['ID']['output'];
  /** Subject. */
  readonly kind: ProposalKind;
  /** The seat that made it; of an `END` that opened automatically the seat that went last. */
  readonly by: Scalars['ID']['output'];
  /** Whether it opened automatically: an `END`, if only one player is left at the table. */
  readonly itself: Scalars['Boolean']['output'];
  /** Time when it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** Until when the table may vote. Then it is over without an effect; but an `END` to which no one has said no is agreed to. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** Status. */
  readonly status: ProposalStatus;
  /** The votes, the latest last: one a seat. Anyone who proposes has agreed. */
  readonly votes: ReadonlyArray<Vote>;
  /** The seats whose votes it waits for. Bots, bot accounts and those who are absent agree to everything. */
  readonly waitingOn: ReadonlyArray<Scalars['ID']['output']>;
  /** Time when it was closed; `null` while it is open. */
  readonly closedAt: Maybe<Scalars['DateTime']['output']>;
  /** Of `PAUSE`: until when; `null` for as long as the table wants. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
  /** Of `UNDO`: the version to go back to. */
  readonly toVersion: Maybe<Scalars['Int']['output']>;
  /** Of `EXTEND`: how much more time everyone gets whose clock runs. */
  readonly extend: Maybe<Scalars['Duration']['output']>;
  /** Of `END`: how the match is to end. */
  readonly outcome: Maybe<EndOutcome>;
  /** Of `REPLACE`: the seat. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** Of `REPLACE`: how strong the bot plays. */
  readonly level: Maybe<Scalars['String']['output']>;
};

/** Decision that a table can make. */
export type ProposalKind =
  /** To pause: at most 14 days at a time, and 60 days of a match. */
  | 'PAUSE'
  /** To go on before a pause is over. After half of it one seat is enough. */
  | 'RESUME'
  /** To take the match back: see `Match.undo`. */
  | 'UNDO'
  /** More time for everyone whose clock runs. */
  | 'EXTEND'
  /** To end the match. Anyone who says nothing for 72 hours agrees; all else is over after 24. */
  | 'END'
  /** To give a seat to a bot whose holder is absent and which is `OFFERED`. */
  | 'REPLACE';

/** Status of a proposal. */
export type ProposalStatus =
  /** Open for votes. */
  | 'OPEN'
  /** Accepted by all, and carried out. */
  | 'ACCEPTED'
  /** Rejected: someone said no. */
  | 'REJECTED'
  /** Expired: its time was over, or the match had moved on. */
  | 'EXPIRED'
  /** Withdrawn by the player who made it. */
  | 'WITHDRAWN';

/** Outcome of a match that its table ends. */
export type EndOutcome =
  /** With the ranking as it stands; `MatchResult.reason` is `agreed`. */
  | 'STANDING'
  /** As if it had not been played; `MatchResult.reason` is `annulled`. */
  | 'ANNUL';

/** One seat's vote. */
export type Vote = {
  readonly __typename?: 'Vote';
  /** The seat. */
  readonly seat: Scalars['ID']['output'];
  /** Whether it agrees. */
  readonly agree: Scalars['Boolean']['output'];
  /** Time when it voted. */
  readonly at: Scalars['DateTime']['output'];
};

/** Limit of undoing a match: the version since which no one has learnt anything they could use. */
export type Undo = {
  readonly __typename?: 'Undo';
  /** Policy of undoing. */
  readonly policy: UndoPolicy;
  /** Number of undos left, of 3. */
  readonly left: Scalars['Int']['output'];
  /** The earliest version that it can go back to; `null` if it can go back to none. */
  readonly to: Maybe<Scalars['Int']['output']>;
  /** Version that can't be undone; `null` if the policy forbids undoing, or no undo is left. */
  readonly sealedAt: Maybe<Scalars['Int']['output']>;
  /** Why it goes back no further. */
  readonly reason: UndoBarrier;
};

/** Policy of undoing a match. */
export type UndoPolicy =
  /** No takebacks. */
  | 'NONE'
  /** Each seat its own latest answers, by `undo`. */
  | 'OWN'
  /** The table together, by `propose`. */
  | 'CONSENT';

/** Why a match cannot be taken back further. */
export type UndoBarrier =
  /** The policy of the match is `NONE`. */
  | 'NONE'
  /** All three takebacks of the match are used up. */
  | 'SPENT'
  /** Dice were rolled, or cards drawn or shuffled, at `sealedAt`. */
  | 'ROLL'
  /** Someone learnt something at `sealedAt`: a thing, a hidden answer, what an order did. */
  | 'REVEALED'
  /** Someone resigned at `sealedAt`. */
  | 'RESIGNED'
  /** The match began at `sealedAt`, or was taken back by then. */
  | 'BEGUN'
  /** Of `OWN`: another seat answered at `sealedAt`. */
  | 'OTHERS'
  /** The limit of takebacks was reached. */
  | 'FAR';

/** Something to propose. With each kind go its own fields, and no others. */
export type ProposeInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Subject. */
  readonly kind: ProposalKind;
  /** Of `PAUSE`: until when, at most 14 days from now. Needed where time is limited. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of `UNDO`: the version to go back to. */
  readonly toVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Of `EXTEND`: from PT1M to P14D. */
  readonly extend?: InputMaybe<Scalars['Duration']['input']>;
  /** Of `END`; `STANDING` unless given. */
  readonly outcome?: InputMaybe<EndOutcome>;
  /** Of `REPLACE`: a seat whose `presence` is `OFFERED`. */
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  /** Of `REPLACE`: one of the game's `bots`; `cautious` unless given. */
  readonly level?: InputMaybe<Scalars['String']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Your vote on a proposal. */
export type VoteInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The proposal, by its `id`. */
  readonly proposalId: Scalars['ID']['input'];
  /** Whether you agree. One no ends it, or takes it back if it is yours. */
  readonly agree: Scalars['Boolean']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Answers of yours to take back. */
export type UndoInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The version to go back to: see `Match.undo`. */
  readonly toVersion: Scalars['Int']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * A choice that the rules put to one seat. Any set of `min` to `max` distinct options of the group
 * `ANSWER` is a legal answer, unless an option's text says otherwise; so a client that knows no rules
 * can play.
 */
export type Question = {
  readonly __typename?: 'Question';
  /** Give it to `answer` as `questionId`. It stays the same for as long as the question is open. */
  readonly id: Scalars['ID']['output'];
  /** The seat that must answer. */
  readonly seat: Scalars['ID']['output'];
  /** Kind of choice, from the game's fixed list, for example `select`. */
  readonly kind: Scalars['String']['output'];
  /** The question in words. */
  readonly text: Scalars['String']['output'];
  /** The same, cut where it names something: the texts of the parts, one after another, are `text`. */
  readonly parts: ReadonlyArray<TextPart>;
  /** Question in few words, without the text printed on things. */
  readonly short: Scalars['String']['output'];
  /**
   * Subjects by name: facts, and things by reference (`{"moment":"turn.start","turn":"seat:seat2"}`). A standing order
   * with this `kind` and some of these is for questions like this one.
   */
  readonly about: Scalars['JSON']['output'];
  /** The fewest options that make an answer. */
  readonly min: Scalars['Int']['output'];
  /** The most options that make an answer. */
  readonly max: Scalars['Int']['output'];
  /** Every legal option. */
  readonly options: ReadonlyArray<Option>;
  /** Whether it is a choice to think about, or one that most players answer the same way each time. */
  readonly weight: QuestionWeight;
  /** Version that last asked or revised the question. Give it to `answer` as `expectedVersion`. */
  readonly askedAt: Scalars['Int']['output'];
  /** Whether others learn your answer only later. */
  readonly sealed: Scalars['Boolean']['output'];
  /** Whether you have answered, and may still change your mind until the others have; no one waits for you. */
  readonly answered: Scalars['Boolean']['output'];
  /** Time when the answer is given for you; `null` if no clock runs. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
};

/**
 * A choice that the rules put to one seat. Any set of `min` to `max` distinct options of the group
 * `ANSWER` is a legal answer, unless an option's text says otherwise; so a client that knows no rules
 * can play.
 */
export type QuestionTextArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * A choice that the rules put to one seat. Any set of `min` to `max` distinct options of the group
 * `ANSWER` is a legal answer, unless an option's text says otherwise; so a client that knows no rules
 * can play.
 */
export type QuestionPartsArgs = {
  locale?: InputMaybe<Locale>;
};

/**
 * A choice that the rules put to one seat. Any set of `min` to `max` distinct options of the group
 * `ANSWER` is a legal answer, unless an option's text says otherwise; so a client that knows no rules
 * can play.
 */
export type QuestionShortArgs = {
  locale?: InputMaybe<Locale>;
};

/** One thing to choose. */
export type Option = {
  readonly __typename?: 'Option';
  /** Give it to `answer` in `choose`. Readable, and the same for the same choice: `card:sword`, `pass`. */
  readonly id: Scalars['ID']['output'];
  /** The option in words. */
  readonly text: Scalars['String']['output'];
  /** The same, cut where it names something: the texts of the parts, one after another, are `text`. */
  readonly parts: ReadonlyArray<TextPart>;
  /** Option in few words, without the text printed on things. */
  readonly short: Scalars['String']['output'];
  /** The id of the thing it is about (a card, a space, a seat, a tile), if it is about one. */
  readonly subject: Maybe<Scalars['String']['output']>;
  /**
   * Subjects, the most telling first, as `kind:id`: `slot:6`, `tile:p3-m6`; `cell:0,3`; `card:axe.5`, a copy of a card,
   * which without a number is every copy.
   */
  readonly refs: ReadonlyArray<Scalars['ID']['output']>;
  /** Whether it is part of an answer, or something to do at any time. */
  readonly group: OptionGroup;
  /**
   * Short phrases for its effects, as far as its seat can know: `Draw 2 cards`, `Wolf: Strength 2`. The most
   * telling comes first. Empty if the game says nothing of it.
   */
  readonly effects: ReadonlyArray<OptionEffect>;
  /** The chances if dice decide; `null` if none do, or if the chances can't be known. */
  readonly odds: Maybe<Odds>;
  /** Whether it is part of the answer that is given for you when time runs out. */
  readonly isDefault: Scalars['Boolean']['output'];
};

/** One thing to choose. */
export type OptionTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** One thing to choose. */
export type OptionPartsArgs = {
  locale?: InputMaybe<Locale>;
};

/** One thing to choose. */
export type OptionShortArgs = {
  locale?: InputMaybe<Locale>;
};

/** One effect of an option. */
export type OptionEffect = {
  readonly __typename?: 'OptionEffect';
  /** The effect in few words. */
  readonly text: Scalars['String']['output'];
  /** The same, cut where it names something: the texts of the parts, one after another, are `text`. */
  readonly parts: ReadonlyArray<TextPart>;
  /** The things it is about, the most telling first, as `kind:id`. */
  readonly refs: ReadonlyArray<Scalars['ID']['output']>;
};

/** One effect of an option. */
export type OptionEffectTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** One effect of an option. */
export type OptionEffectPartsArgs = {
  locale?: InputMaybe<Locale>;
};

/** The chances of a throw. */
export type Odds = {
  readonly __typename?: 'Odds';
  /** The number of dice thrown, those of an opponent included. */
  readonly dice: Scalars['Int']['output'];
  /** The number of sides of each die. */
  readonly sides: Scalars['Int']['output'];
  /** Everything that the throw can bring. The chances sum to 1. */
  readonly outcomes: ReadonlyArray<OddsOutcome>;
};

/** One possible outcome of a throw. */
export type OddsOutcome = {
  readonly __typename?: 'OddsOutcome';
  /** The outcome in few words. */
  readonly text: Scalars['String']['output'];
  /** The probability, from 0 to 1. */
  readonly chance: Scalars['Float']['output'];
  /** The sums of the dice that bring it. Empty if more than their sum decides. */
  readonly rolls: ReadonlyArray<Scalars['Int']['output']>;
  /** Whether it is good or bad for the seat that is asked. */
  readonly tone: OutcomeTone;
};

/** One possible outcome of a throw. */
export type OddsOutcomeTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** The worth of an outcome for the seat that is asked. */
export type OutcomeTone =
  /** A gain, a win, a success. */
  | 'GOOD'
  /** A loss, a defeat, a failure. */
  | 'BAD'
  /** Neither, or some of both. */
  | 'NEUTRAL';

/** The importance of a question. */
export type QuestionWeight =
  /** Most players answer it the same way each time: a reaction, or a question with one sensible answer. */
  | 'ROUTINE'
  /** A choice to think about. */
  | 'DECISION';

/** Group of an option. */
export type OptionGroup =
  /** Part of an answer: choose `min` to `max` of these. */
  | 'ANSWER'
  /** Chosen on its own, at any time; the question is then asked again. */
  | 'ANYTIME';

/** A suggested answer to a question. */
export type Suggestion = {
  readonly __typename?: 'Suggestion';
  /** The ids of the suggested options: a legal answer, as `answer` takes it. */
  readonly choose: ReadonlyArray<Scalars['ID']['output']>;
};

/** Queue of people who want to play a game at a time control. Matches have the game's default options, and no bots. */
export type Queue = {
  readonly __typename?: 'Queue';
  /** The game. */
  readonly game: Game;
  /** Time control of the players. */
  readonly timeControl: TimeControl;
  /** Number of people wait. */
  readonly waiting: Scalars['Int']['output'];
  /** The ticket that you drew last; `null` for none, and without a token. */
  readonly ticket: Maybe<QueueTicket>;
};

/** Your place in a queue. */
export type QueueTicket = {
  readonly __typename?: 'QueueTicket';
  /** The ticket's id. */
  readonly id: Scalars['ID']['output'];
  /** The game. */
  readonly game: Game;
  /** Time control of the players. */
  readonly timeControl: TimeControl;
  /** Outcome. */
  readonly status: TicketStatus;
  /** The sizes of tables that will do. */
  readonly seats: ReadonlyArray<Scalars['Int']['output']>;
  /** The languages that will do; empty: any. */
  readonly languages: ReadonlyArray<Locale>;
  /** Time when you drew it. */
  readonly since: Scalars['DateTime']['output'];
  /** Until when it waits. */
  readonly until: Scalars['DateTime']['output'];
  /** With `CONFIRMING`: until when you have to say that you are there. */
  readonly confirmBy: Maybe<Scalars['DateTime']['output']>;
  /** With `CONFIRMING`: whether you have said that you are there. */
  readonly confirmed: Scalars['Boolean']['output'];
  /** With `MATCHED`: the match, in which you hold a seat. */
  readonly matchId: Maybe<Scalars['ID']['output']>;
};

/** Status of a ticket. */
export type TicketStatus =
  /** Waiting for other players. */
  | 'OPEN'
  /** A table was found to play at once: say that you are there by `confirmQueue`, until `confirmBy`. */
  | 'CONFIRMING'
  /** Matched: the match has started. */
  | 'MATCHED'
  /** Left the queue. */
  | 'LEFT'
  /** Expired: the search timed out, or you did not confirm in time. */
  | 'EXPIRED';

/** A queue to wait in. */
export type JoinQueueInput = {
  /** The game. */
  readonly gameId: Scalars['ID']['input'];
  /** The time control, by the id of a preset: see `timeControls`. */
  readonly timeControl: Scalars['ID']['input'];
  /** The sizes of tables that will do; all that the game can be played by unless given. */
  readonly seats?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** The languages that will do; any unless given. */
  readonly languages?: InputMaybe<ReadonlyArray<Locale>>;
  /** Maximum wait, from PT1M to P14D; by default PT30M for real-time matches, else P14D. */
  readonly maxWait?: InputMaybe<Scalars['Duration']['input']>;
  /** The command's own id, from 1 to 256 characters: a retry draws no second ticket, however late it comes. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A table to confirm. */
export type ConfirmQueueInput = {
  /** Your ticket. */
  readonly ticketId: Scalars['ID']['input'];
};

/** A ticket to give back. */
export type LeaveQueueInput = {
  /** Your ticket. */
  readonly ticketId: Scalars['ID']['input'];
};

/** Rating of an account in a game by its rated matches: a mean, and its uncertainty. */
export type Rating = {
  readonly __typename?: 'Rating';
  /** The id of the game. */
  readonly gameId: Scalars['ID']['output'];
  /** Opponents. */
  readonly pool: RatingPool;
  /**
   * Figure to show: 1000 + 40 · (`mu` − 3 · `sigma`), as a whole number, and 100 at least. Everyone begins with 1000; it
   * rises as one wins, and as one gets better known.
   */
  readonly figure: Scalars['Int']['output'];
  /** The estimated strength. Everyone begins with 25. */
  readonly mu: Scalars['Float']['output'];
  /**
   * Uncertainty, as a standard deviation. It begins with 25/3, falls with each match, and grows again in whole months of
   * 30 days without one.
   */
  readonly sigma: Scalars['Float']['output'];
  /** Number of matches it rests on. */
  readonly matches: Scalars['Int']['output'];
  /** Whether it is still a guess: on fewer than ten matches, or with a `sigma` above 6.5. Show it with a question mark. */
  readonly provisional: Scalars['Boolean']['output'];
};

/** A pool of accounts that are rated against each other, separately for each game. */
export type RatingPool =
  /** People who play at once. */
  | 'LIVE'
  /** People who play over days. */
  | 'ASYNC'
  /** Bot accounts, which are rated only among themselves. */
  | 'BOT';

/** A page of a leaderboard, by the Relay convention. */
export type LeaderboardConnection = {
  readonly __typename?: 'LeaderboardConnection';
  /** The accounts, each with its cursor. */
  readonly edges: ReadonlyArray<LeaderboardEdge>;
  /** Position of the page in the leaderboard. */
  readonly pageInfo: PageInfo;
};

/** An account in a leaderboard. */
export type LeaderboardEdge = {
  readonly __typename?: 'LeaderboardEdge';
  /** Give it as `after` to continue after this account. */
  readonly cursor: Scalars['String']['output'];
  /** The account, and its rating. */
  readonly node: LeaderboardEntry;
};

/** An account, and the rating by which it stands where it does. */
export type LeaderboardEntry = {
  readonly __typename?: 'LeaderboardEntry';
  /** The account. */
  readonly account: Account;
  /** The rating of the account. */
  readonly rating: Rating;
};

/** The change that a match made to the rating of one of its players. */
export type RatingChange = {
  readonly __typename?: 'RatingChange';
  /** The player's account. */
  readonly accountId: Scalars['ID']['output'];
  /** The figure before the match, as `Rating.figure` shows it. */
  readonly before: Scalars['Int']['output'];
  /** The figure after the match. A corrected result corrects this, too. */
  readonly after: Scalars['Int']['output'];
};

/** Summary of the part of a match that you missed, as far as you can see it. */
export type Recap = {
  readonly __typename?: 'Recap';
  /** The version it goes on from. */
  readonly from: Scalars['Int']['output'];
  /** The version it ends with: the match's own, or if that is more than 500 on, the 500th. Ask for the rest with `since(version: to)`. */
  readonly to: Scalars['Int']['output'];
  /** Log by the turns of the table, the oldest first. */
  readonly turns: ReadonlyArray<RecapTurn>;
  /**
   * Answers by your standing orders, the clock or a bot for your seat while you held it, the oldest first. Questions
   * without a choice are left out.
   */
  readonly answeredForMe: ReadonlyArray<RecapAnswer>;
  /** Counters of your seat, before and after; none without a seat. */
  readonly counters: ReadonlyArray<RecapCounter>;
};

/** Log of one turn of the table. */
export type RecapTurn = {
  readonly __typename?: 'RecapTurn';
  /** The number of the turn; `null` where no time is limited. */
  readonly turn: Maybe<Scalars['Int']['output']>;
  /** Seat that has the turn; `null` if all seats have it, or if it began before this recap of a match without a time control. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** Log. */
  readonly entries: ReadonlyArray<RecapEntry>;
};

/** Something that has happened. */
export type RecapEntry = {
  readonly __typename?: 'RecapEntry';
  /** The line of the log. */
  readonly entry: LogEntry;
  /** Whether your seat did it, or it was done to your seat. */
  readonly aboutMe: Scalars['Boolean']['output'];
};

/** A choice that was made for you. */
export type RecapAnswer = {
  readonly __typename?: 'RecapAnswer';
  /** The version in which it was made. */
  readonly version: Scalars['Int']['output'];
  /** Time when it was made. */
  readonly at: Scalars['DateTime']['output'];
  /** Origin of the result. */
  readonly by: ChosenBy;
  /** Kind of the question. */
  readonly kind: Scalars['String']['output'];
  /** The question in words. */
  readonly text: Scalars['String']['output'];
  /** The same, cut where it names something: the texts of the parts, one after another, are `text`. */
  readonly parts: ReadonlyArray<TextPart>;
  /** Options that were chosen. */
  readonly choose: ReadonlyArray<Option>;
};

/** A choice that was made for you. */
export type RecapAnswerTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A choice that was made for you. */
export type RecapAnswerPartsArgs = {
  locale?: InputMaybe<Locale>;
};

/** Source of an automatic answer. */
export type ChosenBy =
  /** One of their standing orders. */
  | 'order'
  /** The clock, or the cautious bot that plays for them while they are absent. */
  | 'clock'
  /** The bot that held the seat. */
  | 'bot';

/** A number that you keep count of. */
export type RecapCounter = {
  readonly __typename?: 'RecapCounter';
  /** Its id, for example `gold`. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Value before; `null` if it was not counted then. */
  readonly before: Maybe<Scalars['Int']['output']>;
  /** Value after; `null` if it is no longer counted. */
  readonly after: Maybe<Scalars['Int']['output']>;
};

/** A number that you keep count of. */
export type RecapCounterNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Version up to which you have seen a match. */
export type MarkSeenInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Version that you have seen. A later one that you marked before stays. */
  readonly version: Scalars['Int']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type Query = {
  readonly __typename?: 'Query';
  /** Your account, by your token; `null` if you sent none. */
  readonly viewer: Maybe<Account>;
  /** Every game that can be played here. */
  readonly games: ReadonlyArray<Game>;
  /** One game by its id, for example `tales-of-glory`; `null` if there is no such game. */
  readonly game: Maybe<Game>;
  /** One match; `null` if it does not exist or is private to others. */
  readonly match: Maybe<Match>;
  /** The time controls that everyone knows, the fastest first. */
  readonly timeControls: ReadonlyArray<TimeControl>;
  /** Quick messages, in the order to offer them. */
  readonly phrases: ReadonlyArray<Phrase>;
  /** Reports, the oldest first. For admins only. */
  readonly reports: ReportConnection;
  /** The service and its limits. */
  readonly service: Service;
  /** Service time: holds and credits by operators. For admins only. */
  readonly serviceTime: ServiceTime;
  /** The match to which a code invites; `null` if the code is wrong or its match has started. Needs no token. Take a seat with `joinMatch`. */
  readonly invitation: Maybe<Invitation>;
  /**
   * A list of matches, the latest first. Without a filter: those that are open to join.
   * For example, the matches that wait for you: `matches(filter: { list: MINE, myTurn: true })`.
   */
  readonly matches: MatchConnection;
  /**
   * Leaderboard of a game, the highest `figure` first: accounts with ten rated matches or more. Example:
   * `leaderboard(gameId: "talisman", pool: ASYNC)`.
   */
  readonly leaderboard: LeaderboardConnection;
  /** The queues in which people wait for others to play with: all, or those of one game. */
  readonly queues: ReadonlyArray<Queue>;
  /** One tournament; `null` if it does not exist or is private to others. */
  readonly tournament: Maybe<Tournament>;
  /** A list of tournaments, the latest first. Without a filter: those that players may still enter. */
  readonly tournaments: TournamentConnection;
  /** One series, or league; `null` if it does not exist or is private to others. */
  readonly series: Maybe<Series>;
  /** The series that you own or organize, the latest first. Needs a token. */
  readonly ownSeries: SeriesConnection;
  /**
   * Preview of the next round as it would be drafted now, or a check of pods that you name. It writes nothing. For those
   * who draw rounds.
   */
  readonly previewPairing: PairingPreview;
  /** JSON Schema of regulations, for `createTournament`, `updateTournament` and `changeRegulations`. */
  readonly regulationsSchema: Scalars['JSON']['output'];
  /**
   * All that is due from you, in all your matches: the earliest deadline first, what has none last. Needs
   * a token.
   */
  readonly attention: AttentionConnection;
  /**
   * Next table that needs you after this match, in the order of `attention`, and from its end on from its beginning;
   * `null` if nothing is due elsewhere. Needs a token.
   */
  readonly attentionAfter: Maybe<AttentionItem>;
  /**
   * Any object by its id: a game, a match, a tournament, a series, or an account that has a profile; `null` if there is
   * none that you may see.
   */
  readonly node: Maybe<Node>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryGameArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryMatchArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryReportsArgs = {
  status?: ReportStatus;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryMatchesArgs = {
  filter?: InputMaybe<MatchFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryLeaderboardArgs = {
  gameId: Scalars['ID']['input'];
  pool: RatingPool;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryQueuesArgs = {
  gameId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryTournamentArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryTournamentsArgs = {
  filter?: InputMaybe<TournamentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QuerySeriesArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryOwnSeriesArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryPreviewPairingArgs = {
  tournamentId: Scalars['ID']['input'];
  pods?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  byes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryAttentionArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryAttentionAfterArgs = {
  matchId: Scalars['ID']['input'];
};

/**
 * Everything a client may read. Each answer is what you may see: send `Authorization: Bearer <token>` to
 * see what your own seat sees, or no token to see what a spectator sees.
 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Sets up a match. You are its host and hold its first seat, unless bots take all of them. */
  readonly createMatch: Match;
  /**
   * Sets up a private match of a game's recommended preset and starts it: you in the first seat, medium bots in the
   * others, no clock. A retry with the same `commandId` gives the same match.
   */
  readonly quickMatch: Match;
  /** Takes a free seat of an open match. If you already hold one, nothing changes. */
  readonly joinMatch: Match;
  /**
   * Invites an account to an open match of yours, or makes a link for anyone who has its code. Those who were invited
   * see a private match, and no requirements are asked of them. 20 a day; the same account twice is once.
   */
  readonly invite: Match;
  /** Accepts an invitation, and so takes a seat; or declines it. The same answer again changes nothing. */
  readonly answerInvitation: Match;
  /** Takes an invitation back; its code opens nothing any more. */
  readonly revokeInvitation: Match;
  /** Gives up your seat before the match has started. After the start, `resign`. */
  readonly leaveMatch: Match;
  /** Lets a bot take a free seat. For the host only. */
  readonly addBot: Match;
  /**
   * Starts the match: sets the table up and asks the first questions. For the host only, who may have 50
   * matches with people in play at once, and 3 with bots only; organizers and admins have no such limit.
   */
  readonly startMatch: Match;
  /**
   * Waits in a queue: as soon as there are enough people for a table, they are seated and the match starts. A
   * second ticket in one queue is the first, and so is one within a minute of its match. A retry with the same
   * `commandId` returns what has become of the first ticket, however late it comes.
   */
  readonly joinQueue: QueueTicket;
  /**
   * Says that you are there, where a table was found to play at once: all have to within 30 seconds. Anyone who does not
   * may join a queue again after 1 minute, the next times in a day after 5 and 15.
   */
  readonly confirmQueue: QueueTicket;
  /** Gives a ticket back. To give up a table that was found to play at once counts as not confirming it. */
  readonly leaveQueue: QueueTicket;
  /** Sets up a tournament, as a draft of your own. For organizers and admins; a token needs the scope `ORGANIZE`, as all acts of staff do. */
  readonly createTournament: Tournament;
  /** Changes a tournament. Its regulations are locked once it is announced. */
  readonly updateTournament: Tournament;
  /** Announces a tournament: others find it, and its regulations bind. */
  readonly announceTournament: Tournament;
  /** Opens the registration of a tournament now. */
  readonly openRegistration: Tournament;
  /** Gives someone a role in a tournament, or takes it. For its owner. */
  readonly setTournamentRole: Tournament;
  /** Calls a tournament off. For its owner. */
  readonly cancelTournament: Tournament;
  /** Starts a tournament: start numbers are given, and rounds follow. */
  readonly startTournament: Tournament;
  /** Makes a tournament final: nothing is corrected any more, and its secret is revealed. */
  readonly finalizeTournament: Tournament;
  /**
   * Registers you for a tournament. It is received at once and counted within 2 seconds, by time of receipt: until then
   * `pending` says so, then `mine` has a place or one on the waiting list.
   */
  readonly registerForTournament: Tournament;
  /** Gives your place up; once the tournament has begun, at the end of your pod. */
  readonly withdrawFromTournament: Tournament;
  /** Says that you are there, before the start or before a round; staff may say so of others. */
  readonly checkIn: Tournament;
  /** Invites accounts to a tournament. */
  readonly invitePlayers: Tournament;
  /** Registers others: all of them, or none, with every problem named. */
  readonly registerPlayers: Tournament;
  /** Approves of a registration, where the regulations want that. */
  readonly approvePlayer: Tournament;
  /** Drops a player: at the end of their pod. */
  readonly dropPlayer: Tournament;
  /** Takes a player back in who has dropped. */
  readonly reinstatePlayer: Tournament;
  /** Says in which order players get start numbers, where the regulations seed by hand. */
  readonly seedPlayers: Tournament;
  /** Drafts the next round. only Staff see it until it is published. */
  readonly draftRound: Tournament;
  /** Changes the pairing of a round by hand, until its matches are made. */
  readonly editPairing: Tournament;
  /** Draws a draft again by the same seed, with more constraints: no one re-draws until it suits. */
  readonly repairRound: Tournament;
  /** Publishes a draft. Its matches are made at `startsAt`. */
  readonly publishRound: Tournament;
  /** Takes a published round back, until its matches are made. */
  readonly unpublishRound: Tournament;
  /** Discards a draft, with all changes by staff; of a round robin all rounds, as long as none is published. */
  readonly discardRound: Tournament;
  /** Gives a pod its result, or corrects it, until all is final. Published rounds stay. */
  readonly adjudicatePod: Tournament;
  /** Has a pod played again, before the next round is published. */
  readonly replayPod: Tournament;
  /** Shows a running match with an arbiter's eyes. That is written into the audit. Not where you play. */
  readonly inspectPod: PodInspection;
  /** Gives a round or a pod more time. A pod that its deadline holds goes on; one that a rule of its game holds does not. */
  readonly extendTime: Tournament;
  /** Lets someone take over a start number, before a round or in the seat of a running match. */
  readonly replacePlayer: Tournament;
  /** Gives a player a penalty. */
  readonly penalisePlayer: Tournament;
  /** Disqualifies a player, once a second person has approved of it: owner or arbiter. */
  readonly disqualifyPlayer: Tournament;
  /** Changes the regulations, once a second person has approved of it: owner or arbiter. */
  readonly changeRegulations: Tournament;
  /** Approves of an act that someone else has proposed: it takes effect. */
  readonly approveAct: Tournament;
  /** Stops a tournament: clocks of its matches stop, and no round is drafted or published. */
  readonly pauseTournament: Tournament;
  /** Lets a tournament go on; deadlines move by as long as it stood. */
  readonly resumeTournament: Tournament;
  /** Appeals against the result of your pod, or an act that concerns you: once for each pod, within the window of the regulations. */
  readonly openAppeal: Tournament;
  /** Decides an appeal: anyone who holds `APPEALS`, else the owner, else an admin; never who has ruled. */
  readonly decideAppeal: Tournament;
  /** Sets up a series, or a league. For organizers and admins. */
  readonly createSeries: Series;
  /** Changes a series: its setting, who runs it, which events it has. For those who run it, as `draftSeason` is. */
  readonly updateSeries: Series;
  /**
   * Proposes the next season of a league, with promotions, relegations and newcomers, once the last is over. Sent again with
   * other words it replaces what was proposed. With `regulations` a draft of a tournament is set up for each division.
   */
  readonly draftSeason: Series;
  /**
   * Answers a question that waits for your seat. A retry with the same `commandId` does nothing
   * and returns the first result, so you may safely send it again after a lost connection.
   */
  readonly answer: AnswerPayload;
  /**
   * Frees a seat that someone else or a bot holds, before the start. For the host only. Anyone who held it may take a
   * seat again, like anyone else who can join.
   */
  readonly removeFromSeat: Match;
  /** Pauses a match in play: no one may answer until it is resumed. For its host, organizers and admins. */
  readonly pauseMatch: Match;
  /** Lets a paused match go on. For its host, organizers and admins. */
  readonly resumeMatch: Match;
  /**
   * Takes a match in play back to where it stood at an earlier version, to mend what went wrong. The
   * dice after that are new ones, and what was seen since is shuffled again. For organizers and admins who
   * hold no seat of it.
   */
  readonly rewindMatch: Match;
  /**
   * Ends the rule under way, and lets the match go on after it: the way out of a match that is stuck.
   * For organizers and admins who hold no seat of it.
   */
  readonly closeProcedure: Match;
  /** Gives up your part in the match. The rules say what becomes of your seat. */
  readonly resign: Match;
  /**
   * Asks for a rematch of a match that was over at most a day ago, or accepts one: gives the new match, the same for all
   * who ask. It is set up as the one before was, with the seats rotated by one. Anyone who asks sits down; the others'
   * seats are kept for a day, and it starts when all are taken. For those who hold a seat.
   */
  readonly rematch: Match;
  /**
   * Forks a match that is over: gives an analysis of your own, which goes on from one of its versions. You see all of
   * it, and answer for every seat; no one else can find it. `resign` ends it. You hold 20 at most that are not over.
   */
  readonly forkMatch: Match;
  /** Comes back to your seat, which was played for you. An answer does so, too. */
  readonly returnToSeat: Match;
  /**
   * Takes the seat of someone absent where it is offered: see `SeatInfo.presence`. From then on you see what they saw,
   * and they see what spectators see.
   */
  readonly claimSeat: Match;
  /**
   * Proposes something to the table: to pause, to go on, to take the match back, to have more time, to end it, or to
   * give a seat to a bot. Your proposal is your consent; if no one else has to agree, it is done at once. One of a kind
   * is open at a time, and a seat makes at most 5 a day.
   */
  readonly propose: Match;
  /** Votes on a proposal: the first no ends it, the last yes carries it out. An `OPEN` one only. */
  readonly vote: Match;
  /** Takes back what you have answered last, where `Match.undo` says `OWN`. */
  readonly undo: Match;
  /** Lays down orders that answer for you. The list replaces the one before; `[]` clears it. */
  readonly setStandingOrders: Match;
  /**
   * Says which orders are laid down for you wherever you sit in a match of a game: when it starts, or when you take a
   * seat of one in play. Matches that you play already are left as they are.
   */
  readonly setDefaultOrders: Account;
  /** Says something at a match: at most 10 messages a minute. Spectators may, too. */
  readonly sendMessage: Message;
  /** Tells moderators of a message that you hear. The same again changes nothing; at most 30 a day. */
  readonly reportMessage: Report;
  /**
   * Decides about a message that was reported. Anyone who said it is told with the reason, and so is anyone who has
   * reported it. For admins only.
   */
  readonly moderate: Report;
  /**
   * Notes how far you have seen a match, for all your devices: `Match.since` goes on from there. It never
   * goes back.
   */
  readonly markSeen: Match;
  /** Holds all clocks: no question is answered by one until you let them go on. For admins only. */
  readonly holdExpiry: ServiceTime;
  /** Gives time back, after an outage say. For admins only. */
  readonly creditTime: ServiceTime;
  /** Changes your profile. */
  readonly updateProfile: Account;
  /**
   * Takes days of vacation: your time stands in matches whose clock allows for it, day by day. You may answer all
   * the same. The very same again takes no more.
   */
  readonly startVacation: Account;
  /** Ends your vacation, or takes back one to come. Days that have begun are used up. */
  readonly endVacation: Account;
  /**
   * Blocks someone, or takes that back. They are not told. They cannot take a seat at a table that you host or sit at.
   * You may block 200 accounts.
   */
  readonly blockAccount: Account;
  /**
   * Deletes your account and your bots' for good: leaves and resigns your matches, and removes your name, profile,
   * channels, rules, tokens, vacations and blocks. Your seats show a former player. Only if you signed in. If it was
   * interrupted, send it again.
   */
  readonly deleteAccount: DeletedAccount;
  /** Says how you want to be told of what happens. The list replaces the one before. */
  readonly setNotificationRules: ReadonlyArray<NotificationRule>;
  /** Says that you want to be told nothing of a match. It stays in `attention` all the same. */
  readonly muteMatch: Account;
  /**
   * Sets an alert: you are told once when someone wants to play, and it is over then. Another one for the same game
   * replaces it. At most 10 wait at once. Not for guests, and only with a verified notification channel.
   */
  readonly addTableAlert: TableAlert;
  /** Takes an alert back. Does nothing if it is over. */
  readonly removeTableAlert: Account;
  /**
   * Makes an account without a sign-in, to play at once: at private tables of its own, and at others by their invitation.
   * It has no rated matches, tournaments or queues, and chats by quick messages only. It is gone after 30 days without
   * use, unless you keep it with `keepGuest`.
   */
  readonly createGuest: CreateGuestPayload;
  /**
   * Hands all matches of a guest over to your account, and removes the guest. Where you have a seat of your own, the
   * guest resigns instead. Only if you signed in. If it was interrupted, send it again.
   */
  readonly keepGuest: KeptGuest;
  /** Makes a bot account of yours. It is marked as one, and only access tokens give access to it. */
  readonly createBotAccount: Account;
  /** Makes an access token. This and the next two are only for those who signed in. */
  readonly createToken: CreateTokenPayload;
  /** Revokes an access token: at once on this server, within a minute on all. This can't be undone. */
  readonly revokeToken: Account;
  /** Revokes all access tokens of an account. */
  readonly revokeAllTokens: Account;
  /**
   * Adds a way by which you are told that a match wants you, and sends a code by it. Only for those who
   * signed in.
   */
  readonly addNotificationChannel: AddNotificationChannelPayload;
  /** Shows that a channel is yours, by the code that was sent by it. */
  readonly verifyNotificationChannel: NotificationChannel;
  /**
   * Sends another code by a channel that is not verified. You can have one an hour sent to an address of mail, and one
   * a minute by another channel. If many ask for one, it leaves at `codeAt`.
   */
  readonly sendNotificationChannelCode: NotificationChannel;
  /** Turns on again what links in mails have turned off: the `unsubscribed` of a channel. */
  readonly resumeNotificationChannel: NotificationChannel;
  /** Replaces the secret that signs the messages of a channel. For a day both sign them. */
  readonly rotateChannelSecret: AddNotificationChannelPayload;
  /** Sends a test by a channel, once a minute at most. */
  readonly testNotificationChannel: NotificationDelivery;
  /** Removes a channel: nothing more is sent by it. */
  readonly removeNotificationChannel: Account;
  /** Sends a delivery again, under its own id. */
  readonly resendDelivery: NotificationDelivery;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateMatchArgs = {
  input: CreateMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationQuickMatchArgs = {
  input: QuickMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationJoinMatchArgs = {
  input: JoinMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationInviteArgs = {
  input: InviteInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAnswerInvitationArgs = {
  input: AnswerInvitationInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationLeaveMatchArgs = {
  input: LeaveMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAddBotArgs = {
  input: AddBotInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationStartMatchArgs = {
  input: StartMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationJoinQueueArgs = {
  input: JoinQueueInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationConfirmQueueArgs = {
  input: ConfirmQueueInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationLeaveQueueArgs = {
  input: LeaveQueueInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateTournamentArgs = {
  input: CreateTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationUpdateTournamentArgs = {
  input: UpdateTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAnnounceTournamentArgs = {
  input: AnnounceTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationOpenRegistrationArgs = {
  input: OpenRegistrationInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSetTournamentRoleArgs = {
  input: SetTournamentRoleInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCancelTournamentArgs = {
  input: CancelTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationStartTournamentArgs = {
  input: StartTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationFinalizeTournamentArgs = {
  input: FinalizeTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRegisterForTournamentArgs = {
  input: RegisterForTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationWithdrawFromTournamentArgs = {
  input: WithdrawFromTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCheckInArgs = {
  input: CheckInInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationInvitePlayersArgs = {
  input: InvitePlayersInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRegisterPlayersArgs = {
  input: RegisterPlayersInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationApprovePlayerArgs = {
  input: ApprovePlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDropPlayerArgs = {
  input: DropPlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationReinstatePlayerArgs = {
  input: ReinstatePlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSeedPlayersArgs = {
  input: SeedPlayersInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDraftRoundArgs = {
  input: DraftRoundInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationEditPairingArgs = {
  input: EditPairingInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRepairRoundArgs = {
  input: RepairRoundInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationPublishRoundArgs = {
  input: PublishRoundInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationUnpublishRoundArgs = {
  input: UnpublishRoundInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDiscardRoundArgs = {
  input: DiscardRoundInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAdjudicatePodArgs = {
  input: AdjudicatePodInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationReplayPodArgs = {
  input: ReplayPodInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationInspectPodArgs = {
  input: InspectPodInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationExtendTimeArgs = {
  input: ExtendTimeInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationReplacePlayerArgs = {
  input: ReplacePlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationPenalisePlayerArgs = {
  input: PenalisePlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDisqualifyPlayerArgs = {
  input: DisqualifyPlayerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationChangeRegulationsArgs = {
  input: ChangeRegulationsInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationApproveActArgs = {
  input: ApproveActInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationPauseTournamentArgs = {
  input: PauseTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationResumeTournamentArgs = {
  input: ResumeTournamentInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationOpenAppealArgs = {
  input: OpenAppealInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDecideAppealArgs = {
  input: DecideAppealInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateSeriesArgs = {
  input: CreateSeriesInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationUpdateSeriesArgs = {
  input: UpdateSeriesInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDraftSeasonArgs = {
  input: DraftSeasonInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAnswerArgs = {
  input: AnswerInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRemoveFromSeatArgs = {
  input: RemoveFromSeatInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationPauseMatchArgs = {
  input: PauseMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationResumeMatchArgs = {
  input: ResumeMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRewindMatchArgs = {
  input: RewindMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCloseProcedureArgs = {
  input: CloseProcedureInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationResignArgs = {
  input: ResignInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRematchArgs = {
  input: RematchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationForkMatchArgs = {
  input: ForkMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationReturnToSeatArgs = {
  input: ReturnToSeatInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationClaimSeatArgs = {
  input: ClaimSeatInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationProposeArgs = {
  input: ProposeInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationVoteArgs = {
  input: VoteInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationUndoArgs = {
  input: UndoInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSetStandingOrdersArgs = {
  input: SetStandingOrdersInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSetDefaultOrdersArgs = {
  input: SetDefaultOrdersInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSendMessageArgs = {
  input: SendMessageInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationReportMessageArgs = {
  input: ReportMessageInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationModerateArgs = {
  input: ModerateInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationMarkSeenArgs = {
  input: MarkSeenInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationHoldExpiryArgs = {
  input: HoldExpiryInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreditTimeArgs = {
  input: CreditTimeInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationStartVacationArgs = {
  input: StartVacationInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationEndVacationArgs = {
  input?: EndVacationInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationBlockAccountArgs = {
  input: BlockAccountInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationDeleteAccountArgs = {
  input: DeleteAccountInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSetNotificationRulesArgs = {
  input: SetNotificationRulesInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationMuteMatchArgs = {
  input: MuteMatchInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAddTableAlertArgs = {
  input?: AddTableAlertInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRemoveTableAlertArgs = {
  input: RemoveTableAlertInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateGuestArgs = {
  input?: CreateGuestInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationKeepGuestArgs = {
  input: KeepGuestInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateBotAccountArgs = {
  input: CreateBotAccountInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationCreateTokenArgs = {
  input: CreateTokenInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRevokeTokenArgs = {
  input: RevokeTokenInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRevokeAllTokensArgs = {
  input: RevokeAllTokensInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationAddNotificationChannelArgs = {
  input: AddNotificationChannelInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationVerifyNotificationChannelArgs = {
  input: VerifyNotificationChannelInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationSendNotificationChannelCodeArgs = {
  input: SendNotificationChannelCodeInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationResumeNotificationChannelArgs = {
  input: ResumeNotificationChannelInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRotateChannelSecretArgs = {
  input: RotateChannelSecretInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationTestNotificationChannelArgs = {
  input: TestNotificationChannelInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationRemoveNotificationChannelArgs = {
  input: RemoveNotificationChannelInput;
};

/**
 * Everything a client may do. Every mutation needs a token. A refused command is an error whose
 * `extensions.code` is one of `ErrorCode`; it has changed nothing.
 */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};

/**
 * Live updates, over WebSocket with the `graphql-transport-ws` subprotocol. `connection_init` carries
 * `{ "authorization": "Bearer <token>" }`; `connection_ack` says in its payload who you are:
 * `{ "viewer": { "id": "ann", "name": "Ann", "bot": false, "roles": ["PLAYER"] } }`.
 */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * Follows a match as you may see it. Every version reaches you once and in order. To go on after a
   * lost connection, give the last version you saw as `after`: what you missed comes first.
   */
  readonly match: MatchUpdate;
  /**
   * Follows the items that are due from you in all your matches: first all of them, then changes. Keep them by match,
   * because an item can come twice after a fault. Needs a token.
   */
  readonly attention: AttentionUpdate;
  /**
   * Follows the chat of a match, as far as you can see it. Keep messages by ID, because one can come twice after a
   * fault.
   */
  readonly messages: Message;
  /**
   * Follows a tournament as you may see it. To go on after a lost connection, give the last version you saw as `after`: what
   * you missed comes first.
   */
  readonly tournament: TournamentUpdate;
};

/**
 * Live updates, over WebSocket with the `graphql-transport-ws` subprotocol. `connection_init` carries
 * `{ "authorization": "Bearer <token>" }`; `connection_ack` says in its payload who you are:
 * `{ "viewer": { "id": "ann", "name": "Ann", "bot": false, "roles": ["PLAYER"] } }`.
 */
export type SubscriptionMatchArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};

/**
 * Live updates, over WebSocket with the `graphql-transport-ws` subprotocol. `connection_init` carries
 * `{ "authorization": "Bearer <token>" }`; `connection_ack` says in its payload who you are:
 * `{ "viewer": { "id": "ann", "name": "Ann", "bot": false, "roles": ["PLAYER"] } }`.
 */
export type SubscriptionMessagesArgs = {
  matchId: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Live updates, over WebSocket with the `graphql-transport-ws` subprotocol. `connection_init` carries
 * `{ "authorization": "Bearer <token>" }`; `connection_ack` says in its payload who you are:
 * `{ "viewer": { "id": "ann", "name": "Ann", "bot": false, "roles": ["PLAYER"] } }`.
 */
export type SubscriptionTournamentArgs = {
  id: Scalars['ID']['input'];
  after?: InputMaybe<Scalars['Int']['input']>;
};

/** Information on the service that a client reads first. */
export type Service = {
  readonly __typename?: 'Service';
  /** Version of the contract, such as `1.0.0`. Additions raise its middle number. */
  readonly version: Scalars['String']['output'];
  /** The languages that every text exists in. */
  readonly languages: ReadonlyArray<Locale>;
  /** The OIDC issuer whose tokens are taken: below it clients find how to sign in. */
  readonly issuer: Scalars['String']['output'];
  /** The key that push messages are signed by, in base64url: the `applicationServerKey` by which a browser subscribes. */
  readonly pushKey: Scalars['String']['output'];
  /** Kinds of notification channels, each with the fields of a form that adds one. */
  readonly channelKinds: ReadonlyArray<ChannelKindInfo>;
  /** Limits: numbers by name, such as `hostedMatches`, `logPerPage`, `bodyBytes`, `documentCost`, `socketMessageBytes` and `accountRatePerSecond`. A rate that does not count here is left out. */
  readonly limits: Scalars['JSON']['output'];
};

/**
 * A language that every text exists in. Where a field takes a `locale` and you give none, your
 * account's `locale` decides, else the `Accept-Language` header (over WebSocket the `acceptLanguage`
 * of `connection_init`), and English where none of these names one.
 */
export type Locale =
  /** English. */
  | 'en'
  /** Czech. */
  | 'cs'
  /** Korean. */
  | 'ko';

/** Anything with an id of its own, to be fetched with `node`. */
export type Node = {
  /** Stable for ever; treat it as opaque. */
  readonly id: Scalars['ID']['output'];
};

/**
 * A series: tournaments whose places add up to one table. A league is a series whose events are seasons, each of divisions
 * that are tournaments of their own. It has no results but those of its events: whatever is corrected there is corrected
 * here.
 */
export type Series = Node & {
  readonly __typename?: 'Series';
  /** The series' id; treat it as opaque. */
  readonly id: Scalars['ID']['output'];
  /** Number of times it has changed, as you are shown it. */
  readonly version: Scalars['Int']['output'];
  /** Name given by its organizer, as plain text. */
  readonly name: Scalars['String']['output'];
  /** Description, as plain text. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Visibility. A private one is found by the accounts that run it or take part in one of its events. */
  readonly visibility: TournamentVisibility;
  /** Account that created it. */
  readonly owner: Account;
  /** Other accounts that run it. */
  readonly organizers: ReadonlyArray<Account>;
  /** Regulations by which its table follows from those of its events. */
  readonly regulations: SeriesRegulations;
  /** Regulations of divisions between seasons; `null` if it is not a league. */
  readonly league: Maybe<LeagueRegulations>;
  /** Its events, in order. */
  readonly events: ReadonlyArray<SeriesEvent>;
  /** The table, the best first: worked out of the results of its events when you ask. */
  readonly standings: SeriesStandingConnection;
  /** Accounts that qualify for the event it leads to, the best first, among those that were in enough events. */
  readonly qualified: ReadonlyArray<Account>;
  /** Next season as proposed. Only those who run the league see it. */
  readonly draft: Maybe<SeasonDraft>;
  /** Mutations that you can use now. */
  readonly can: ReadonlyArray<SeriesAction>;
  /** Time when it was set up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/**
 * A series: tournaments whose places add up to one table. A league is a series whose events are seasons, each of divisions
 * that are tournaments of their own. It has no results but those of its events: whatever is corrected there is corrected
 * here.
 */
export type SeriesStandingsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A series: tournaments whose places add up to one table. A league is a series whose events are seasons, each of divisions
 * that are tournaments of their own. It has no results but those of its events: whatever is corrected there is corrected
 * here.
 */
export type SeriesQualifiedArgs = {
  count: Scalars['Int']['input'];
  without?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A page of a list of series, by the Relay convention. */
export type SeriesConnection = {
  readonly __typename?: 'SeriesConnection';
  /** The series, each with its cursor. */
  readonly edges: ReadonlyArray<SeriesEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** A series in a list. */
export type SeriesEdge = {
  readonly __typename?: 'SeriesEdge';
  /** Give it as `after` to continue after this series. */
  readonly cursor: Scalars['String']['output'];
  /** The series, in short. */
  readonly node: SeriesSummary;
};

/** A series as lists tell of it: read it by its `id`. */
export type SeriesSummary = {
  readonly __typename?: 'SeriesSummary';
  /** The series' id. */
  readonly id: Scalars['ID']['output'];
  /** Name given by its organizer, as plain text. */
  readonly name: Scalars['String']['output'];
  /** Visibility: the accounts that can find it. */
  readonly visibility: TournamentVisibility;
  /** Whether it is a league. */
  readonly league: Scalars['Boolean']['output'];
  /** Number of events. */
  readonly events: Scalars['Int']['output'];
  /** Time when it was set up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Mutations on a series, by name. */
export type SeriesAction =
  /** Change the series. */
  | 'updateSeries'
  /** Propose the next season. */
  | 'draftSeason';

/** Regulations by which the table of a series follows from those of its events. */
export type SeriesRegulations = {
  readonly __typename?: 'SeriesRegulations';
  /** Points for each place of an event, the first first; places beyond it, nothing. */
  readonly pointsByPlace: ReadonlyArray<Scalars['Float']['output']>;
  /** Number of best events that count for each player; `null` means all. */
  readonly best: Maybe<Scalars['Int']['output']>;
  /** Number of events needed to qualify. */
  readonly atLeast: Scalars['Int']['output'];
  /** Tie-breaks between accounts with equal points, in order. A random draw follows in any case. */
  readonly ties: ReadonlyArray<SeriesTie>;
};

/** Tie-break between accounts of a series with equal points. */
export type SeriesTie =
  /** Events won. */
  | 'WINS'
  /** Most first places, then most second ones, and so on. */
  | 'PLACES'
  /** The better place in the latest event, then in the one before, and so on. */
  | 'LATEST';

/** Regulations of the divisions of a league between seasons. */
export type LeagueRegulations = {
  readonly __typename?: 'LeagueRegulations';
  /** Number of players a division has: 8 to 16. */
  readonly size: Scalars['Int']['output'];
  /** Number of accounts promoted from each division. */
  readonly up: Scalars['Int']['output'];
  /** Number of accounts relegated from each division. */
  readonly down: Scalars['Int']['output'];
};

/** An event of a series: a tournament, or a season of a league. */
export type SeriesEvent = {
  readonly __typename?: 'SeriesEvent';
  /** Which it is, from 1. */
  readonly number: Scalars['Int']['output'];
  /** The ids of its tournaments: of a season those of its divisions, the highest first; else one. */
  readonly tournamentIds: ReadonlyArray<Scalars['ID']['output']>;
  /** Its tournaments that you can find. */
  readonly tournaments: ReadonlyArray<Tournament>;
};

/** Status of an event of a series. */
export type SeriesResult =
  /** Not counted: the event is not over, or was called off. */
  | 'NONE'
  /** Provisional: the event is over, and its results can still be corrected. */
  | 'PROVISIONAL'
  /** Final: the event is over for good. */
  | 'FINAL';

/** A page of the table of a series, by the Relay convention. */
export type SeriesStandingConnection = {
  readonly __typename?: 'SeriesStandingConnection';
  /** Status of each event of the series, in order. */
  readonly results: ReadonlyArray<SeriesResult>;
  /** The seed of the draw, in hex: SHA-256 of the id and of the secrets of the events that count. */
  readonly seed: Scalars['String']['output'];
  /** The rows, each with its cursor. */
  readonly edges: ReadonlyArray<SeriesStandingEdge>;
  /** Position of the page in the table. */
  readonly pageInfo: PageInfo;
};

/** A row in a page. */
export type SeriesStandingEdge = {
  readonly __typename?: 'SeriesStandingEdge';
  /** Give it as `after` to continue after this row. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: SeriesStanding;
};

/** A row of the table of a series. */
export type SeriesStanding = {
  readonly __typename?: 'SeriesStanding';
  /** The place: 1, 2, …; no two share one. */
  readonly rank: Scalars['Int']['output'];
  /** The account. */
  readonly account: Account;
  /** The points, with up to three decimals. */
  readonly points: Scalars['Float']['output'];
  /** Tie-breaks between players with equal points, in the order of the regulations. */
  readonly tieBreaks: ReadonlyArray<SeriesTieValue>;
  /** Score of each event. */
  readonly scores: ReadonlyArray<SeriesScore>;
};

/** The value of a tie-break. */
export type SeriesTieValue = {
  readonly __typename?: 'SeriesTieValue';
  /** Which. */
  readonly kind: SeriesTieKind;
  /** Its value. */
  readonly value: Scalars['String']['output'];
};

/** Kind of tie-break of a series. */
export type SeriesTieKind =
  /** Events won. */
  | 'WINS'
  /** Number of times in each place, the first first. */
  | 'PLACES'
  /** The places from the latest event back; a dash for an event that they were not in. */
  | 'LATEST'
  /** The draw, by the seed of the table. */
  | 'DRAW';

/** Score of a player in an event. */
export type SeriesScore = {
  readonly __typename?: 'SeriesScore';
  /** Which event, from 1. */
  readonly event: Scalars['Int']['output'];
  /** The tournament that they played in. */
  readonly tournamentId: Scalars['ID']['output'];
  /** The place; of a season over all its divisions, one below the other. */
  readonly place: Scalars['Int']['output'];
  /** Points, with up to three decimals. */
  readonly points: Scalars['Float']['output'];
  /** Whether it is among the best that count. */
  readonly counts: Scalars['Boolean']['output'];
};

/** A season that is proposed, for an organizer to edit. */
export type SeasonDraft = {
  readonly __typename?: 'SeasonDraft';
  /** Which season it would be, from 1. */
  readonly season: Scalars['Int']['output'];
  /** Its divisions, the highest first. */
  readonly divisions: ReadonlyArray<DivisionDraft>;
  /** Move of each account into its division. */
  readonly moves: ReadonlyArray<SeasonMove>;
  /** Whether there are too few for a division. */
  readonly tooFew: Scalars['Boolean']['output'];
};

/** A division that is proposed. */
export type DivisionDraft = {
  readonly __typename?: 'DivisionDraft';
  /** Accounts that play in it, in order. */
  readonly players: ReadonlyArray<Account>;
  /** The tournament that was set up for it; `null` for none. */
  readonly tournamentId: Maybe<Scalars['ID']['output']>;
};

/** Move of an account between two seasons; divisions count from 1, the highest. */
export type SeasonMove = {
  readonly __typename?: 'SeasonMove';
  /** The account. */
  readonly account: Account;
  /** From where; `null` for newcomers. */
  readonly from: Maybe<Scalars['Int']['output']>;
  /** Into which. */
  readonly to: Scalars['Int']['output'];
};

/** A series to set up. */
export type CreateSeriesInput = {
  /** Name: 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Description: up to 4000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility;
  /** Regulations by which its table follows from those of its events. */
  readonly regulations: SeriesRegulationsInput;
  /** Regulations of divisions between seasons, for a league. */
  readonly league?: InputMaybe<LeagueRegulationsInput>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Regulations by which the table of a series follows from those of its events. */
export type SeriesRegulationsInput = {
  /** Points for each place of an event, the first first: 1 to 256 places, none worth more than a better one. Points from 0 to 1000, with up to three decimals. */
  readonly pointsByPlace: ReadonlyArray<Scalars['Float']['input']>;
  /** Number of best events that count for each player: 1 to 100; all by default. */
  readonly best?: InputMaybe<Scalars['Int']['input']>;
  /** Number of events needed to qualify: 1 to 100. */
  readonly atLeast?: Scalars['Int']['input'];
  /** Tie-breaks between accounts with equal points, in order. */
  readonly ties?: ReadonlyArray<SeriesTie>;
};

/** Regulations of the divisions of a league between seasons. */
export type LeagueRegulationsInput = {
  /** Number of players a division has: 8 to 16. */
  readonly size?: Scalars['Int']['input'];
  /** Number of accounts promoted from each division: 0 to 4. */
  readonly up?: Scalars['Int']['input'];
  /** Number of accounts relegated from each division: 0 to 4. */
  readonly down?: Scalars['Int']['input'];
};

/** Changes of a series; omitted fields stay. */
export type UpdateSeriesInput = {
  /** Which series. */
  readonly seriesId: Scalars['ID']['input'];
  /** Name: 1 to 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Description: up to 4000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: InputMaybe<TournamentVisibility>;
  /** Regulations by which its table follows from those of its events, whole. */
  readonly regulations?: InputMaybe<SeriesRegulationsInput>;
  /** Regulations of divisions between seasons, whole. A series can't become a league. */
  readonly league?: InputMaybe<LeagueRegulationsInput>;
  /** All other accounts that run it: up to 32. For its owner. */
  readonly organizers?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /**
   * Its events, whole, each by its tournaments: of a season the divisions, the highest first; else one. Only those who run a
   * tournament bring it in, once it is announced. At most 100 tournaments in all.
   */
  readonly events?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>>;
  /** The version that you have seen: refused with `STALE_VERSION` if it has changed since. Results of its events refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** The next season of a league, to propose. */
export type DraftSeasonInput = {
  /** Which league. */
  readonly seriesId: Scalars['ID']['input'];
  /** Accounts that leave the league: up to 512. */
  readonly leaving?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Accounts that join, in the order in which they are to be placed: up to 512. */
  readonly newcomers?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** The divisions by hand, whole, the highest first, instead of `leaving` and `newcomers`: up to 16 in each. */
  readonly divisions?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>>;
  /** The regulations of its divisions, one round robin: with them a draft of a tournament is set up for each, its players invited. */
  readonly regulations?: InputMaybe<Scalars['JSON']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if it has changed since. Results of its events refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * Audience of a message. While a rated match is in play, what spectators say reaches only signed-in accounts without a
 * seat: a player who signs out doesn't read it.
 */
export type Audience =
  /** The players at the table, and no one else. */
  | 'SEATS'
  /** Spectators. Unless the match is rated and in play, seats and readers without a token too. */
  | 'SPECTATORS'
  /** Everyone who sees the match. */
  | 'ALL';

/** Chat mode of a match. */
export type ChatMode =
  /** Anything. */
  | 'FREE'
  /** The phrases of `Query.phrases`, which everyone reads in their own language. */
  | 'PHRASES'
  /** Nothing. */
  | 'OFF';

/** Something that was said at a match. It is kept for 12 months. */
export type Message = {
  readonly __typename?: 'Message';
  /** Its id; treat it as opaque. */
  readonly id: Scalars['ID']['output'];
  /** The match. */
  readonly matchId: Scalars['ID']['output'];
  /** Audience of the message. */
  readonly audience: Audience;
  /** Author. */
  readonly from: Account;
  /** The seat that they held then; `null` if they watched. */
  readonly seat: Maybe<Scalars['ID']['output']>;
  /** Whether a moderator has taken it away: then `text` is empty. */
  readonly hidden: Scalars['Boolean']['output'];
  /** Text of the message, as plain text. */
  readonly text: Scalars['String']['output'];
  /** The phrase that they said; `null` where these are words of their own. */
  readonly phrase: Maybe<Scalars['ID']['output']>;
  /** Time when they said it. */
  readonly at: Scalars['DateTime']['output'];
};

/** Something that was said at a match. It is kept for 12 months. */
export type MessageTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Something that can be said without words of one's own. */
export type Phrase = {
  readonly __typename?: 'Phrase';
  /** Its id, to send it by. */
  readonly id: Scalars['ID']['output'];
  /** Content. */
  readonly text: Scalars['String']['output'];
};

/** Something that can be said without words of one's own. */
export type PhraseTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Something to say. Either `text` or `phrase`. */
export type SendMessageInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** Audience. You see the messages of audiences that you can write to: `SEATS` is for those who hold a seat, `SPECTATORS` for those who hold none. */
  readonly audience: Audience;
  /** Your own words: up to 500 characters, on one line. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** One of `Query.phrases`, by its id. */
  readonly phrase?: InputMaybe<Scalars['ID']['input']>;
  /** A new name for each command. A retry with the same name says nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Why a message is reported. */
export type ReportReason =
  /** Insults or threatens someone. */
  | 'ABUSE'
  /** Advertising, or noise. */
  | 'SPAM'
  /** Several people play as one. */
  | 'COLLUSION'
  /** Cheating. */
  | 'CHEATING'
  /** Something else: say what in the note. */
  | 'OTHER';

/** Status of a report. */
export type ReportStatus =
  /** Waiting for a moderator. */
  | 'OPEN'
  /** Acted on by a moderator. */
  | 'ACTED'
  /** Dismissed: nothing was wrong. */
  | 'DISMISSED';

/** Decision of a moderator on a message. */
export type ModerationAct =
  /** Hide the message. */
  | 'HIDE'
  /** Warn the author of the message. */
  | 'WARN'
  /** Mute the author for some days. */
  | 'MUTE'
  /** Ban the author: no messages, and no seats. */
  | 'BAN'
  /** Dismiss the report, and take back what was done about the message. */
  | 'DISMISS';

/** A report of a message: one, however many have reported it. It is kept for as long as the message. */
export type Report = {
  readonly __typename?: 'Report';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** Status. */
  readonly status: ReportStatus;
  /** The message. Moderators can read hidden ones, too. */
  readonly message: Message;
  /** Earlier messages to the same audience, at most 20, the newest last. For moderators. */
  readonly context: ReadonlyArray<Message>;
  /** Complaints: moderators see the first 20, others only their own. */
  readonly complaints: ReadonlyArray<Complaint>;
  /** Decisions, the latest last. For moderators. */
  readonly decisions: ReadonlyArray<ModerationDecision>;
};

/** Someone's complaint about a message. */
export type Complaint = {
  readonly __typename?: 'Complaint';
  /** The account. */
  readonly by: Account;
  /** Why. */
  readonly reason: ReportReason;
  /** Note on the complaint. */
  readonly note: Scalars['String']['output'];
  /** Time when they made it. */
  readonly at: Scalars['DateTime']['output'];
};

/** A moderator's decision. */
export type ModerationDecision = {
  readonly __typename?: 'ModerationDecision';
  /** The act. */
  readonly act: ModerationAct;
  /** Account that decided it. */
  readonly by: Account;
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Time when it was decided. */
  readonly at: Scalars['DateTime']['output'];
  /** Until when it lasts; `null` where that does not apply. What lasts for good ends with the year 9999. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** Notice of a moderator's decision. */
export type ModerationNotice = {
  readonly __typename?: 'ModerationNotice';
  /** Its id. */
  readonly id: Scalars['ID']['output'];
  /** The message that it is about. */
  readonly messageId: Scalars['ID']['output'];
  /** Whether the message is theirs; else they have reported it. */
  readonly own: Scalars['Boolean']['output'];
  /** The act. */
  readonly act: ModerationAct;
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Time when it was decided. */
  readonly at: Scalars['DateTime']['output'];
  /** Until when it lasts; `null` where that does not apply. What lasts for good ends with the year 9999. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** A page of reports, by the Relay convention. */
export type ReportConnection = {
  readonly __typename?: 'ReportConnection';
  /** The reports, each with its cursor. */
  readonly edges: ReadonlyArray<ReportEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** A report in a list. */
export type ReportEdge = {
  readonly __typename?: 'ReportEdge';
  /** Give it as `after` to continue after this report. */
  readonly cursor: Scalars['String']['output'];
  /** The report. */
  readonly node: Report;
};

/** A message to report. */
export type ReportMessageInput = {
  /** The message; not one of your own. */
  readonly messageId: Scalars['ID']['input'];
  /** Why. */
  readonly reason: ReportReason;
  /** Note for moderators, up to 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** A decision about a message that was reported. */
export type ModerateInput = {
  /** The report. */
  readonly reportId: Scalars['ID']['input'];
  /** The act. */
  readonly act: ModerationAct;
  /** For how many days: with `MUTE` from 1 to 30; with `BAN` up to 365, and for good unless given. Not with others. */
  readonly days?: InputMaybe<Scalars['Int']['input']>;
  /** Why, up to 256 characters. Those concerned are told. */
  readonly reason: Scalars['String']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Time control of the players. */
export type TimeControl = {
  readonly __typename?: 'TimeControl';
  /** The id of the preset that it is; `null` if the host has set its parts. */
  readonly preset: Maybe<Scalars['ID']['output']>;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Whether one plays at once (`LIVE`) or over days. */
  readonly speed: Speed;
  /** The limit for one question, from its asking. */
  readonly perQuestion: Maybe<Scalars['Duration']['output']>;
  /** The limit for all questions of a seat within one turn of the table. */
  readonly perTurn: Maybe<Scalars['Duration']['output']>;
  /** Time of the seat's own, which its questions use up. */
  readonly bank: Maybe<Bank>;
  /**
   * The limit for a reaction to what others do, the same for all who may react. Anyone who does not answer lets it pass;
   * that uses up nothing, and does not count as late.
   */
  readonly reaction: Maybe<Scalars['Duration']['output']>;
  /** Whether time stands on Saturdays and Sundays, by the time zone of anyone who holds the seat. */
  readonly weekends: Weekends;
  /** Whether time passes only in the playing hours of anyone who holds the seat (`Account.playingHours`). */
  readonly playingHours: Scalars['Boolean']['output'];
  /** Whether time stands while anyone who holds the seat is on vacation (`Account.vacation`). */
  readonly vacation: VacationPolicy;
};

/** Time control of the players. */
export type TimeControlNameArgs = {
  locale?: InputMaybe<Locale>;
};

/** Effect of weekends on the clock. */
export type Weekends =
  /** The clock runs on weekends. */
  | 'RUN'
  /** The clock stops on weekends. */
  | 'STOP';

/** Whether a vacation stops time. */
export type VacationPolicy =
  /** The clock stops while the player is on vacation. */
  | 'ALLOWED'
  /** The clock runs while the player is on vacation. */
  | 'FORBIDDEN';

/** Whether a match is played at once or over days. */
export type Speed =
  /** Real-time: a question, a turn or the time bank has less than an hour. Reactions don't count. */
  | 'LIVE'
  /** Turn-based: everyone plays when they have time. */
  | 'ASYNC';

/** Time that a seat uses up, and gets some of back. */
export type Bank = {
  readonly __typename?: 'Bank';
  /** Time in the bank at the start. */
  readonly initial: Scalars['Duration']['output'];
  /** Time added after a turn or a question. */
  readonly increment: Scalars['Duration']['output'];
  /** Acts that this requires. */
  readonly per: BankPer;
  /** The most time that the bank can hold. */
  readonly max: Scalars['Duration']['output'];
};

/** Event after which a time bank is filled up. */
export type BankPer =
  /** A turn of the seat's own. */
  | 'TURN'
  /** A question of the seat's own. */
  | 'QUESTION';

/** The time of one seat. Times and amounts are as of the version that set them, and stand still while time passes: show the time until `deadline` by yourself. */
export type Clock = {
  readonly __typename?: 'Clock';
  /** The seat. */
  readonly seat: Scalars['ID']['output'];
  /** Whether its time passes now. */
  readonly running: Scalars['Boolean']['output'];
  /** Time when the first of its questions is answered for it; `null` while its time stands. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** Which limit that is; `null` while its time stands. */
  readonly cause: Maybe<DeadlineCause>;
  /** Time in the bank when it was last set; `null` without a bank. */
  readonly bank: Maybe<Scalars['Duration']['output']>;
  /** Until when the match is paused; `null` if it is not, or for as long as someone wants. */
  readonly pausedUntil: Maybe<Scalars['DateTime']['output']>;
};

/** Which limit a deadline comes from. */
export type DeadlineCause =
  /** The limit of one question. */
  | 'QUESTION'
  /** The limit of a turn. */
  | 'TURN'
  /** The seat's time bank. */
  | 'BANK'
  /** The limit of a reaction. */
  | 'REACTION';

/** Effect on a seat whose time is up. */
export type Absence = {
  readonly __typename?: 'Absence';
  /** Result of a pod at its deadline. */
  readonly onExpiry: OnExpiry;
  /** After how many late turns, one after another, a seat counts as absent. */
  readonly absentAfter: Scalars['Int']['output'];
  /** Time that a seat is absent before others can take it. */
  readonly offerAfter: Scalars['Duration']['output'];
  /** Accounts or bots that can take it then. */
  readonly substitutes: Substitutes;
};

/** Result of a pod at its deadline. */
export type OnExpiry =
  /** The question is answered for the seat: by its orders, else by a cautious bot. */
  | 'AUTOPILOT'
  /** The match waits. Reactions pass all the same. */
  | 'WAIT'
  /** The seat resigns. */
  | 'FORFEIT';

/** Accounts or bots that can take the seat of an absent player. */
export type Substitutes =
  /** Anyone who may find the match. */
  | 'ANY'
  /** People, and no bot accounts. */
  | 'HUMAN'
  /** No one: a bot goes on playing it. */
  | 'BOT'
  /** No one. */
  | 'NONE';

/** Whether anyone who holds a seat plays. */
export type Presence =
  /** Present; also for a seat that a bot holds, and for a free one. */
  | 'ACTIVE'
  /** Absent after several late turns: a cautious bot plays until the player returns by `returnToSeat` or an answer. */
  | 'ABSENT'
  /** Absent, and others can take the seat by `claimSeat`. */
  | 'OFFERED'
  /** Resigned. */
  | 'GONE';

/** A time control: either the id of a preset, or parts of your own, at least one of `perQuestion`, `perTurn` and `bank`. */
export type TimeControlInput = {
  /** One of `timeControls`, by its `preset`. */
  readonly preset?: InputMaybe<Scalars['ID']['input']>;
  /** From PT10S to P14D. */
  readonly perQuestion?: InputMaybe<Scalars['Duration']['input']>;
  /** From PT1M to P14D. */
  readonly perTurn?: InputMaybe<Scalars['Duration']['input']>;
  /** Time of each seat's own. */
  readonly bank?: InputMaybe<BankInput>;
  /** From PT10S to P2D; a quarter of the shortest other part unless given. */
  readonly reaction?: InputMaybe<Scalars['Duration']['input']>;
  /** Whether time stands on weekends, by each one's zone. This and the next two: also with a preset, and only where one plays over days. */
  readonly weekends?: Weekends;
  /** Whether time passes only in each one's playing hours. */
  readonly playingHours?: Scalars['Boolean']['input'];
  /** Whether time stands while someone is on vacation. */
  readonly vacation?: VacationPolicy;
};

/** Time that a seat uses up, and gets some of back. */
export type BankInput = {
  /** From PT1M to P60D. */
  readonly initial: Scalars['Duration']['input'];
  /** Up to P14D. */
  readonly increment: Scalars['Duration']['input'];
  /** Acts that this requires. */
  readonly per?: BankPer;
  /** `initial` unless given; up to P60D. */
  readonly max?: InputMaybe<Scalars['Duration']['input']>;
};

/** Rules for players who are late; omitted fields have their defaults. */
export type AbsenceInput = {
  /** Result of a pod at its deadline. */
  readonly onExpiry?: OnExpiry;
  /** From 1 to 10. */
  readonly absentAfter?: Scalars['Int']['input'];
  /** From PT1M to P30D; P2D unless given, PT3M where one plays at once. */
  readonly offerAfter?: InputMaybe<Scalars['Duration']['input']>;
  /** Accounts or bots that can take the seat of an absent player. */
  readonly substitutes?: Substitutes;
};

/** Your seat to come back to. */
export type ReturnToSeatInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat; the one that you held unless given. */
  readonly seat?: InputMaybe<Scalars['ID']['input']>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A seat that is offered. */
export type ClaimSeatInput = {
  /** The match. */
  readonly matchId: Scalars['ID']['input'];
  /** The seat, one whose `presence` is `OFFERED`. */
  readonly seat: Scalars['ID']['input'];
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** Holds and credits of time by operators, for all matches. */
export type ServiceTime = {
  readonly __typename?: 'ServiceTime';
  /** Why no time is up for now; `null` if it goes on. */
  readonly hold: Maybe<ExpiryHold>;
  /** The latest credits, the oldest first. */
  readonly credits: ReadonlyArray<TimeCredit>;
};

/** Why no one's time is up for now. */
export type ExpiryHold = {
  readonly __typename?: 'ExpiryHold';
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Since when. */
  readonly since: Scalars['DateTime']['output'];
};

/** Time that was given back: deadlines within it move to an hour after its end, at least. */
export type TimeCredit = {
  readonly __typename?: 'TimeCredit';
  /** Its beginning. */
  readonly from: Scalars['DateTime']['output'];
  /** Its end. */
  readonly to: Scalars['DateTime']['output'];
  /** Why it was given. */
  readonly reason: Scalars['String']['output'];
  /** The matches that get it; `null`: all. */
  readonly matchIds: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
};

/** Whether time is up for anyone. */
export type HoldExpiryInput = {
  /** `true`: no question is answered by the clock until you send `false`. */
  readonly hold: Scalars['Boolean']['input'];
  /** Why, up to 256 characters; needed to hold. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** Time to give back. */
export type CreditTimeInput = {
  /** Its beginning. */
  readonly from: Scalars['DateTime']['input'];
  /** Its end: after the beginning, at most 30 days after it, and at most a day from now. */
  readonly to: Scalars['DateTime']['input'];
  /** Why, up to 256 characters; everyone may read it in the journals of the matches. */
  readonly reason: Scalars['String']['input'];
  /** Only for these matches, at most 1000; all unless given. */
  readonly matchIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** A page of an audit, by the Relay convention. */
export type AuditConnection = {
  readonly __typename?: 'AuditConnection';
  /** The entries, each with its cursor. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** Position of the page in the audit. */
  readonly pageInfo: PageInfo;
};

/** An entry in a page. */
export type AuditEdge = {
  readonly __typename?: 'AuditEdge';
  /** Give it as `after` to continue after this entry. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: AuditEntry;
};

/** An act of those who run a tournament, as everyone may read it. */
export type AuditEntry = {
  readonly __typename?: 'AuditEntry';
  /** The id within the audit: `a1`, `a2`, `a3`. */
  readonly id: Scalars['ID']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** Account that acted; `null` if the service did, by the regulations. */
  readonly by: Maybe<Account>;
  /** As what: a `TournamentRole`, `ADMIN`, or `DIRECTOR` for the service itself. */
  readonly role: AuditRole;
  /** The act. */
  readonly act: TournamentAct;
  /** Target of the act. */
  readonly target: ActTarget;
  /** State before, if the act changed something. */
  readonly before: Maybe<Scalars['JSON']['output']>;
  /** State after the act. */
  readonly after: Maybe<Scalars['JSON']['output']>;
  /** Act in words, such as `Time added`. */
  readonly text: Scalars['String']['output'];
  /** Why: 10 to 500 characters. */
  readonly reason: Scalars['String']['output'];
  /** Note of staff. Only staff see it. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the hash before and of this entry without it, in hex. */
  readonly hash: Scalars['String']['output'];
};

/** An act of those who run a tournament, as everyone may read it. */
export type AuditEntryTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** As what someone acted. */
export type AuditRole =
  /** The owner. */
  | 'OWNER'
  /** An organizer of this tournament. */
  | 'ORGANIZER'
  /** An arbiter. */
  | 'ARBITER'
  /** A helper. */
  | 'STAFF'
  /** Staff who decide appeals. */
  | 'APPEALS'
  /** An admin of the service. */
  | 'ADMIN'
  /** The service, by the regulations. */
  | 'DIRECTOR';

/** Audit entry: an act of those who run a tournament. */
export type TournamentAct =
  /** Changed a pairing by hand. */
  | 'EDIT_PAIRING'
  /** Drew a round again by the same seed, with more constraints. */
  | 'REPAIR'
  /** Took a published round back. */
  | 'UNPUBLISH'
  /** Gave a pod its result, or corrected it. */
  | 'ADJUDICATE'
  /** Had a pod played again. */
  | 'REPLAY'
  /** Looked at a running match with an arbiter's eyes. */
  | 'INSPECT'
  /** Gave time. */
  | 'EXTEND'
  /** Let someone take over a start number. */
  | 'REPLACE'
  /** Gave a penalty. */
  | 'PENALISE'
  /** Disqualified a player. */
  | 'DISQUALIFY'
  /** Changed the regulations. */
  | 'CHANGE_REGULATIONS'
  /** Approved an act of someone else. */
  | 'APPROVE'
  /** Stopped the event. */
  | 'PAUSE'
  /** Let it go on. */
  | 'RESUME'
  /** Called it off. */
  | 'CANCEL'
  /** Dropped a player. */
  | 'DROP'
  /** Took a player back in. */
  | 'REINSTATE'
  /** Decided an appeal. */
  | 'DECIDE_APPEAL'
  /** Took a match back. */
  | 'REWIND_MATCH'
  /** Paused a match. */
  | 'PAUSE_MATCH'
  /** Let a match go on. */
  | 'RESUME_MATCH'
  /** Ended a rule that was stuck. */
  | 'CLOSE_PROCEDURE';

/** Target of an act or an appeal. */
export type ActTarget = {
  readonly __typename?: 'ActTarget';
  /** The round. */
  readonly round: Maybe<Scalars['Int']['output']>;
  /** The pod of that round. */
  readonly pod: Maybe<Scalars['Int']['output']>;
  /** The start number. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** The account, where there was no number. */
  readonly account: Maybe<Account>;
  /** The appeal. */
  readonly appeal: Maybe<Scalars['ID']['output']>;
  /** The act that was proposed before. */
  readonly act: Maybe<Scalars['ID']['output']>;
};

/** An act that takes effect once a second person has approved of it. */
export type ProposedAct = {
  readonly __typename?: 'ProposedAct';
  /** Give it to `approveAct`. */
  readonly id: Scalars['ID']['output'];
  /** Account or seat that proposed it. */
  readonly by: Account;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The act: `DISQUALIFY` or `CHANGE_REGULATIONS`. */
  readonly act: TournamentAct;
  /** Act in words, such as `Player disqualified`. */
  readonly text: Scalars['String']['output'];
  /** Content. */
  readonly says: Scalars['JSON']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** Status. */
  readonly status: ProposedActStatus;
  /** Account that approved of it, or refused. */
  readonly second: Maybe<Account>;
};

/** An act that takes effect once a second person has approved of it. */
export type ProposedActTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Status of an act that needs a second person. */
export type ProposedActStatus =
  /** Waiting for the second person. */
  | 'OPEN'
  /** Approved, and in effect. */
  | 'APPROVED'
  /** Refused. */
  | 'REFUSED';

/** An appeal of a player, against the result of a pod or against an act. */
export type Appeal = {
  readonly __typename?: 'Appeal';
  /** The appeal's id. */
  readonly id: Scalars['ID']['output'];
  /** The account. */
  readonly by: Account;
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** The round of the pod. */
  readonly round: Maybe<Scalars['Int']['output']>;
  /** The pod. */
  readonly pod: Maybe<Scalars['Int']['output']>;
  /** The act, by the id of its entry in the audit. */
  readonly act: Maybe<Scalars['ID']['output']>;
  /** Text of the appeal. */
  readonly text: Scalars['String']['output'];
  /** Outcome. */
  readonly status: AppealStatus;
  /** Why it was decided so. */
  readonly decision: Maybe<Scalars['String']['output']>;
  /** Account that decided. */
  readonly decidedBy: Maybe<Account>;
};

/** Status of an appeal. */
export type AppealStatus =
  /** Waiting for a decision. */
  | 'OPEN'
  /** Upheld: the appeal was right. */
  | 'UPHELD'
  /** Dismissed: the appeal was wrong. */
  | 'DISMISSED'
  /** Withdrawn. */
  | 'WITHDRAWN';

/** A tournament to set up. */
export type CreateTournamentInput = {
  /** Name: 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** Description: up to 4000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility;
  /** The code by which players register, where the regulations want one: 4 to 64 characters. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Regulations of the tournament, by `Query.regulationsSchema`. Omitted parts have their defaults. */
  readonly regulations: Scalars['JSON']['input'];
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changes of a tournament; omitted fields stay. */
export type UpdateTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Name: 1 to 100 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Description: up to 4000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: InputMaybe<TournamentVisibility>;
  /** The code by which players register: 4 to 64 characters. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The regulations, whole. From the announcement on they are locked: see `changeRegulations`. */
  readonly regulations?: InputMaybe<Scalars['JSON']['input']>;
  /** Pairs of accounts that are never to meet, whole: `[["ann", "bob"]]`. */
  readonly apart?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['ID']['input']>>>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to announce. */
export type AnnounceTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to open for registration. */
export type OpenRegistrationInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A role to give or to take. */
export type SetTournamentRoleInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The account. */
  readonly accountId: Scalars['ID']['input'];
  /** Which. */
  readonly role: GivenRole;
  /** Whether they have it. */
  readonly granted: Scalars['Boolean']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to call off. */
export type CancelTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Effect on matches in play. */
  readonly running: RunningMatches;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to start. */
export type StartTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to make final. */
export type FinalizeTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place to ask for. */
export type RegisterForTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The code, where the regulations want one. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place to give up. */
export type WithdrawFromTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Confirms that a player is there. */
export type CheckInInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
  readonly entropy?: InputMaybe<Scalars['String']['input']>;
  /** Someone else, for staff; yourself unless given. */
  readonly accountId?: InputMaybe<Scalars['ID']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Account to invite. */
export type InvitePlayersInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** 1 to 500 accounts. */
  readonly accountIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Accounts to register. */
export type RegisterPlayersInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** 1 to 500 accounts. */
  readonly accountIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Account whose registration to approve. */
export type ApprovePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The account. */
  readonly accountId: Scalars['ID']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Player to drop. */
export type DropPlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The account. */
  readonly accountId: Scalars['ID']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Player to reinstate. */
export type ReinstatePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The account. */
  readonly accountId: Scalars['ID']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** In which order to number players. */
export type SeedPlayersInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Accounts, the first first; anyone who is not named comes after them. */
  readonly accountIds: ReadonlyArray<Scalars['ID']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A round to draft. */
export type DraftRoundInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The start numbers of each pod, in the order of seats, to pair by hand; drawn unless given. */
  readonly pods?: InputMaybe<ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>>;
  /** Start numbers that are to have a bye. */
  readonly byes?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Why the pods are made by hand, for everyone to read: 10 to 500 characters. Required with `pods`, unless the pairing of the stage is `MANUAL`. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A pairing, whole. */
export type EditPairingInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The start numbers of each pod, in the order of seats. */
  readonly pods: ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>;
  /** The start numbers with a bye. */
  readonly byes?: ReadonlyArray<Scalars['Int']['input']>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** More constraints for a draft. */
export type RepairRoundInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** Pairs of start numbers that are not to meet: `[[3, 9]]`. */
  readonly forbid?: ReadonlyArray<ReadonlyArray<Scalars['Int']['input']>>;
  /** Start numbers that are to have a bye. */
  readonly byes?: ReadonlyArray<Scalars['Int']['input']>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A round to publish. */
export type PublishRoundInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** Time when its matches begin; at once, or as the regulations say, unless given. */
  readonly startsAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A round to take back. */
export type UnpublishRoundInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A draft to discard. */
export type DiscardRoundInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A result to give. */
export type AdjudicatePodInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The pod of that round. */
  readonly pod: Scalars['Int']['input'];
  /** A place for each player of the pod. */
  readonly places: ReadonlyArray<PlaceInput>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A pod to have played again. */
export type ReplayPodInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The pod of that round. */
  readonly pod: Scalars['Int']['input'];
  /** Start numbers in the order of seats; the same unless given. */
  readonly players?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A running match to look at. */
export type InspectPodInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The pod of that round. */
  readonly pod: Scalars['Int']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Time to give. */
export type ExtendTimeInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round. */
  readonly round: Scalars['Int']['input'];
  /** The pod of that round; all of it unless given. */
  readonly pod?: InputMaybe<Scalars['Int']['input']>;
  /** Duration, from PT1M to P90D. */
  readonly by: Scalars['Duration']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Account that takes over a start number. */
export type ReplacePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The start number. */
  readonly number: Scalars['Int']['input'];
  /** Account that takes it over. */
  readonly accountId: Scalars['ID']['input'];
  /** Whether they take the seat of the match under way, too. */
  readonly seat?: Scalars['Boolean']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A penalty to give. */
export type PenalisePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The start number. */
  readonly number: Scalars['Int']['input'];
  /** Kind. */
  readonly kind: PenaltyKind;
  /** With `POINTS`: how many, more than 0, with up to three decimals. */
  readonly points?: InputMaybe<Scalars['Float']['input']>;
  /** The round that it counts for. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
  /** With `POD_LOSS`: the pod of that round. */
  readonly pod?: InputMaybe<Scalars['Int']['input']>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Player to disqualify. */
export type DisqualifyPlayerInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The start number. */
  readonly number: Scalars['Int']['input'];
  /** Effect on the pods that they have played. */
  readonly pastPods: PastPods;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Regulations to change. */
export type ChangeRegulationsInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The whole regulations, by `Query.regulationsSchema`. */
  readonly regulations: Scalars['JSON']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** An act to approve of. */
export type ApproveActInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Its id, as `Tournament.proposed` has it. */
  readonly actId: Scalars['ID']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to stop. */
export type PauseTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A tournament to let go on. */
export type ResumeTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** Subject of the appeal: a pod, or an act. */
export type OpenAppealInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The round of the pod. */
  readonly round?: InputMaybe<Scalars['Int']['input']>;
  /** The pod. */
  readonly pod?: InputMaybe<Scalars['Int']['input']>;
  /** The act, by the id of its entry in the audit. */
  readonly actId?: InputMaybe<Scalars['ID']['input']>;
  /** Text of the appeal: 10 to 2000 characters. */
  readonly text: Scalars['String']['input'];
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A decision. */
export type DecideAppealInput = {
  /** Which tournament. */
  readonly tournamentId: Scalars['ID']['input'];
  /** The appeal. */
  readonly appealId: Scalars['ID']['input'];
  /** `UPHELD`, `DISMISSED` or `WITHDRAWN`. */
  readonly decision: AppealDecision;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: Scalars['String']['input'];
  /** Note for staff. Only staff see it. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: InputMaybe<Scalars['ID']['input']>;
};

/** A place to give. */
export type PlaceInput = {
  /** The start number. */
  readonly number: Scalars['Int']['input'];
  /** 1 is the best; who shares a place shares its number. */
  readonly place: Scalars['Int']['input'];
  /** Score in the game. */
  readonly score?: InputMaybe<Scalars['Int']['input']>;
  /** Points instead of those of the scheme, with up to three decimals. */
  readonly points?: InputMaybe<Scalars['Float']['input']>;
};

/** A role that its owner gives. */
export type GivenRole =
  /** Sets it up, draws and publishes rounds. */
  | 'ORGANIZER'
  /** Draws and publishes rounds, and settles what goes wrong. */
  | 'ARBITER'
  /** Helps with registration and check-in. The one role of a bot account. */
  | 'STAFF'
  /** Decides appeals, and nothing else. */
  | 'APPEALS';

/** Effect on matches in play when a tournament is cancelled. */
export type RunningMatches =
  /** Matches in play go on, and count for no rating. */
  | 'PLAY_ON'
  /** Matches in play end at once, without a result. */
  | 'VOID';

/** Effect on the pods of a disqualified player. */
export type PastPods =
  /** Results of past pods stay. */
  | 'KEEP'
  /** Past pods are counted again, with the seat last. */
  | 'RECOMPUTE';

/** Decision on an appeal. */
export type AppealDecision =
  /** Upheld: the appeal was right. */
  | 'UPHELD'
  /** Dismissed: the appeal was wrong. */
  | 'DISMISSED'
  /** Withdrawn. */
  | 'WITHDRAWN';

/** A player of a tournament. */
export type TournamentPlayer = {
  readonly __typename?: 'TournamentPlayer';
  /** Of this account in this tournament. */
  readonly id: Scalars['ID']['output'];
  /** Account that holds the place now. */
  readonly account: Account;
  /** The start number: who played, however often the account in it changes. `null` before the start. */
  readonly number: Maybe<Scalars['Int']['output']>;
  /** Status of the registration. */
  readonly status: PlayerStatus;
  /** Time when the registration was received. */
  readonly registeredAt: Scalars['DateTime']['output'];
  /** The place on the waiting list: 1, 2, …; `null` for anyone who does not wait. */
  readonly waitingPlace: Maybe<Scalars['Int']['output']>;
  /** The place that staff have seeded them at. */
  readonly seed: Maybe<Scalars['Int']['output']>;
  /** The first round that they play in, where they came late. */
  readonly entered: Maybe<Scalars['Int']['output']>;
  /** The round that they have checked in for last. */
  readonly checkedIn: Maybe<Scalars['Int']['output']>;
  /** In how many pods they have never answered a question of their own; two drop a player. */
  readonly noShows: Scalars['Int']['output'];
  /** Whether they leave as soon as their pod is over. */
  readonly leaving: Scalars['Boolean']['output'];
  /** The lives left, in an elimination. */
  readonly lives: Maybe<Scalars['Int']['output']>;
  /** Accounts that held the number before, the first first. */
  readonly before: ReadonlyArray<Account>;
  /** The row of the present standings; `null` for anyone who is in none. */
  readonly standing: Maybe<StandingRow>;
  /** The penalties that were given to them. */
  readonly penalties: ReadonlyArray<Penalty>;
};

/** Status of a registration. */
export type PlayerStatus =
  /** Waits for staff to approve of it. */
  | 'PENDING'
  /** Is on the waiting list. */
  | 'WAITLISTED'
  /** Has a place. */
  | 'REGISTERED'
  /** Has said before the start that they are there. */
  | 'CHECKED_IN'
  /** Plays. */
  | 'ACTIVE'
  /** Is left out of rounds until they check in again. */
  | 'SITTING_OUT'
  /** Has left, or was dropped. */
  | 'DROPPED'
  /** Has no life left, or did not go on into the next stage. */
  | 'ELIMINATED'
  /** Was disqualified. */
  | 'DISQUALIFIED';

/** A page of players, by the Relay convention. */
export type TournamentPlayerConnection = {
  readonly __typename?: 'TournamentPlayerConnection';
  /** The players, each with its cursor. */
  readonly edges: ReadonlyArray<TournamentPlayerEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** A player in a list. */
export type TournamentPlayerEdge = {
  readonly __typename?: 'TournamentPlayerEdge';
  /** Give it as `after` to continue after this player. */
  readonly cursor: Scalars['String']['output'];
  /** The player. */
  readonly node: TournamentPlayer;
};

/** A penalty. */
export type Penalty = {
  readonly __typename?: 'Penalty';
  /** The start number it was given to. */
  readonly number: Scalars['Int']['output'];
  /** Kind. */
  readonly kind: PenaltyKind;
  /** With `POINTS`: how many, with up to three decimals. */
  readonly points: Maybe<Scalars['Float']['output']>;
  /** The round that it counts for. */
  readonly round: Maybe<Scalars['Int']['output']>;
  /** With `POD_LOSS`: the pod of that round. */
  readonly pod: Maybe<Scalars['Int']['output']>;
};

/** Kind of penalty. */
export type PenaltyKind =
  /** Nothing but a word. */
  | 'WARNING'
  /** Points are taken. */
  | 'POINTS'
  /** The pod counts as lost: the last place. */
  | 'POD_LOSS';

/** A page of standings, by the Relay convention. */
export type StandingConnection = {
  readonly __typename?: 'StandingConnection';
  /** The stage that it is of. */
  readonly stage: Scalars['Int']['output'];
  /** The last round that counts; 0 before the first. */
  readonly round: Scalars['Int']['output'];
  /** The rows, each with its cursor. */
  readonly edges: ReadonlyArray<StandingEdge>;
  /** Position of the page in the table. */
  readonly pageInfo: PageInfo;
};

/** A row in a page. */
export type StandingEdge = {
  readonly __typename?: 'StandingEdge';
  /** Give it as `after` to continue after this row. */
  readonly cursor: Scalars['String']['output'];
  /** The row. */
  readonly node: StandingRow;
};

/** A row of a table. */
export type StandingRow = {
  readonly __typename?: 'StandingRow';
  /** The place: 1, 2, …; no two share one. */
  readonly rank: Scalars['Int']['output'];
  /** The account. */
  readonly player: TournamentPlayer;
  /** The points, with up to three decimals. */
  readonly points: Scalars['Float']['output'];
  /** Tie-breaks between players with equal points, in the order of the regulations. */
  readonly tieBreaks: ReadonlyArray<TieBreakValue>;
  /** Score of each round. */
  readonly results: ReadonlyArray<RoundScore>;
};

/** Value of a tie-break for a player. */
export type TieBreakValue = {
  readonly __typename?: 'TieBreakValue';
  /** Which. */
  readonly kind: TieBreakKind;
  /** Its value, exactly: a whole number or a fraction such as `7/3`; empty where it does not apply. */
  readonly value: Scalars['String']['output'];
};

/** Tie-break between players with equal points. */
export type TieBreakKind =
  /** Score against each other, if all of them have met. */
  | 'HEAD_TO_HEAD'
  /** Number of pods they won. */
  | 'WINS'
  /** Number of first places, then of second places, and so on. */
  | 'PLACES'
  /** Score in the game. */
  | 'GAME_SCORE'
  /** The mean of their opponents' points. */
  | 'OPPONENT_POINTS'
  /** The mean of their opponents' share of wins. */
  | 'OPPONENT_WIN_RATE'
  /** The sum of their opponents' points. */
  | 'BUCHHOLZ'
  /** The sum of their points after each round. */
  | 'PROGRESSIVE'
  /** A keyed lot: always last. */
  | 'DRAW';

/** Score of a player in a round. */
export type RoundScore = {
  readonly __typename?: 'RoundScore';
  /** The round. */
  readonly round: Scalars['Int']['output'];
  /** The pod; `null` without one. */
  readonly pod: Maybe<Scalars['Int']['output']>;
  /** The place in it. */
  readonly place: Maybe<Scalars['Int']['output']>;
  /** The points, with up to three decimals. */
  readonly points: Scalars['Float']['output'];
  /** Origin of the points. */
  readonly source: ResultSource;
};

/** Origin of a result: a match, or a ruling in its place. */
export type ResultSource =
  /** A match that was played. */
  | 'MATCH'
  /** A round without an opponent. */
  | 'BYE'
  /** A ruling of an arbiter. */
  | 'ADJUDICATED'
  /** No one came, or no one stayed. */
  | 'FORFEIT'
  /** A rule for the deadline of the round. */
  | 'ROUND_DEADLINE'
  /** A round before they entered. */
  | 'LATE_ENTRY';

/** A round of a tournament. */
export type Round = {
  readonly __typename?: 'Round';
  /** 1, 2, … over all stages. */
  readonly number: Scalars['Int']['output'];
  /** The stage that it belongs to. */
  readonly stage: Scalars['Int']['output'];
  /** Status. */
  readonly status: RoundStatus;
  /** The seed of its draw, in hex. */
  readonly seed: Scalars['String']['output'];
  /** SHA-256 of the regulations that it was drafted by, in hex. */
  readonly regulations: Scalars['String']['output'];
  /** Report on the draw, for everyone to check. */
  readonly pairing: PairingReport;
  /** Its pods, the top table first. */
  readonly pods: PodConnection;
  /** One of its pods; `null` if there is none. */
  readonly pod: Maybe<Pod>;
  /** Number of pods it has. */
  readonly podCount: Scalars['Int']['output'];
  /** Players that have a bye. */
  readonly byes: ReadonlyArray<TournamentPlayer>;
  /** Players that sit it out, or came too late for it. */
  readonly missed: ReadonlyArray<TournamentPlayer>;
  /** Whether it is the final of an elimination. */
  readonly final: Scalars['Boolean']['output'];
  /** Pairs of start numbers that it keeps apart. Only its staff see them. */
  readonly forbidden: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /**
   * The commitment to these pairs: SHA-256 of the JSON `[salt, round, pairs]`, in hex. The export for staff shows salt and
   * pairs. `null` if there are none, in a draft, and in rounds that are older than this field.
   */
  readonly forbiddenHash: Maybe<Scalars['String']['output']>;
  /**
   * SHA-256, in hex, of all steps that everyone saw before the one that published the round: of the JSON `[hash before,
   * step]` for each step of the export, the first after an empty text. `null` in a draft and in rounds that are older
   * than this field.
   */
  readonly stepsHash: Maybe<Scalars['String']['output']>;
  /** Time when its matches begin; `null` in a draft. */
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Time when it ends at the latest; `null` where it has no end. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** Time when it was over. */
  readonly completedAt: Maybe<Scalars['DateTime']['output']>;
  /** Version that last changed the round, results aside. An act on the round compares `expectedVersion` with it. */
  readonly changedAt: Scalars['Int']['output'];
};

/** A round of a tournament. */
export type RoundPodsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/** A round of a tournament. */
export type RoundPodArgs = {
  number: Scalars['Int']['input'];
};

/** Status of a round. */
export type RoundStatus =
  /** Drawn, and seen only by staff. */
  | 'DRAFT'
  /** Published: everyone sees it, and its matches are made at `startsAt`. */
  | 'PUBLISHED'
  /** Starting: its matches are being made. */
  | 'STARTING'
  /** In play. */
  | 'RUNNING'
  /** Over: all of its pods have a result. */
  | 'COMPLETED';

/** Report on the draw of a round. */
export type PairingReport = {
  readonly __typename?: 'PairingReport';
  /** The algorithm with its version, such as `swiss-1`: the same input draws the same round for good. */
  readonly algorithm: Scalars['String']['output'];
  /** Weights of the wishes, by name. */
  readonly weights: Scalars['JSON']['output'];
  /** Number of pairs meet that have met before in the stage. */
  readonly repeats: Scalars['Int']['output'];
  /** Mean range of points within a pod: 1 is the best score of one round. */
  readonly spread: Scalars['Float']['output'];
  /** Pods of another than the preferred size. */
  readonly oddPods: Scalars['Int']['output'];
  /** Number of byes. */
  readonly byes: Scalars['Int']['output'];
  /** Pairs of start numbers in one pod that are to be kept apart: there was no other way, or staff have put them there. Only staff of the tournament see them. */
  readonly broken: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** Whether staff have changed what was drawn. */
  readonly edited: Scalars['Boolean']['output'];
};

/** A page of pods, by the Relay convention. */
export type PodConnection = {
  readonly __typename?: 'PodConnection';
  /** The pods, each with its cursor. */
  readonly edges: ReadonlyArray<PodEdge>;
  /** Position of the page in the round. */
  readonly pageInfo: PageInfo;
};

/** A pod in a page. */
export type PodEdge = {
  readonly __typename?: 'PodEdge';
  /** Give it as `after` to continue after this pod. */
  readonly cursor: Scalars['String']['output'];
  /** The pod. */
  readonly node: Pod;
};

/** A table of a round. */
export type Pod = {
  readonly __typename?: 'Pod';
  /** The pod's id. */
  readonly id: Scalars['ID']['output'];
  /** The round, from 1 over all stages. */
  readonly round: Scalars['Int']['output'];
  /** 1, 2, … within its round; 1 is the top table. */
  readonly number: Scalars['Int']['output'];
  /** Status. */
  readonly status: PodStatus;
  /** Seats and their players. */
  readonly seats: ReadonlyArray<PodSeat>;
  /** The id of its match; `null` before there is one. */
  readonly matchId: Maybe<Scalars['ID']['output']>;
  /** Its match, as you may see it; `null` before there is one. */
  readonly match: Maybe<Match>;
  /** 1 for the first match of the pod, one more for each that replaced one. */
  readonly attempt: Scalars['Int']['output'];
  /** Its result; `null` while it has none. */
  readonly result: Maybe<PodResult>;
  /** Time when it ends at the latest. */
  readonly deadline: Maybe<Scalars['DateTime']['output']>;
  /** Whether it waits for an arbiter. */
  readonly held: Scalars['Boolean']['output'];
  /** Why it does; `null` where it does not, or that was not recorded yet. */
  readonly heldBy: Maybe<PodHold>;
  /** Time when it was over. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Why a pod waits for an arbiter. */
export type PodHold =
  /** Its time is up, and the rules of its deadline leave it to an arbiter. It goes on with more time (`extendTime`). */
  | 'DEADLINE'
  /** A rule of its game is stuck in its match. More time does not help. */
  | 'RULES';

/** Status of a pod. */
export type PodStatus =
  /** Its match does not exist yet. */
  | 'WAITING'
  /** Its match is being played. */
  | 'RUNNING'
  /** Its match gave the result. */
  | 'FINISHED'
  /** An arbiter gave the result. */
  | 'ADJUDICATED'
  /** Void: the pod counts for nothing. */
  | 'VOID';

/** A seat of a pod. */
export type PodSeat = {
  readonly __typename?: 'PodSeat';
  /** The seat's id in the match. */
  readonly seat: Scalars['ID']['output'];
  /** Player for which the pod counts. */
  readonly player: TournamentPlayer;
  /** Account in the seat: the player, or a substitute. */
  readonly account: Account;
};

/** The result of a pod. */
export type PodResult = {
  readonly __typename?: 'PodResult';
  /** A place for each seat, the best first. */
  readonly places: ReadonlyArray<Place>;
  /** Origin. */
  readonly by: ResultSource;
};

/** The place of a player in a pod. */
export type Place = {
  readonly __typename?: 'Place';
  /** The account. */
  readonly player: TournamentPlayer;
  /** 1 is the best; who shares a place shares its number. */
  readonly place: Scalars['Int']['output'];
  /** Score in the game. */
  readonly score: Maybe<Scalars['Int']['output']>;
  /** The points of a ruling, whatever the scheme says; with up to three decimals. */
  readonly points: Maybe<Scalars['Float']['output']>;
  /** Whether they never answered a question of their own. */
  readonly noShow: Scalars['Boolean']['output'];
};

/** Preview of a pairing. */
export type PairingPreview = {
  readonly __typename?: 'PairingPreview';
  /** The round that it would be of. */
  readonly round: Scalars['Int']['output'];
  /** The start numbers of each pod, the top table first. */
  readonly pods: ReadonlyArray<ReadonlyArray<Scalars['Int']['output']>>;
  /** The start numbers with a bye. */
  readonly byes: ReadonlyArray<Scalars['Int']['output']>;
  /** Report on the draw; `null` if no round can be made of it. */
  readonly report: Maybe<PairingReport>;
  /** Problems; none if it can be drafted. */
  readonly problems: ReadonlyArray<PairingProblem>;
};

/** Something that stands in the way of a pairing. */
export type PairingProblem = {
  readonly __typename?: 'PairingProblem';
  /** The constraint that is not kept, such as `REPEAT`. */
  readonly kind: Scalars['String']['output'];
  /** The start numbers it is about. */
  readonly players: ReadonlyArray<Scalars['Int']['output']>;
  /** The pod it is about, from 1. */
  readonly pod: Maybe<Scalars['Int']['output']>;
  /** Constraints that could be relaxed; empty if the pairing itself is at fault. */
  readonly relax: ReadonlyArray<Scalars['String']['output']>;
};

/** A running match, seen with an arbiter's eyes. */
export type PodInspection = {
  readonly __typename?: 'PodInspection';
  /** The match. */
  readonly matchId: Scalars['ID']['output'];
  /** The version that is shown. */
  readonly version: Scalars['Int']['output'];
  /** The whole table, by the game's `viewSchema`. */
  readonly view: Scalars['JSON']['output'];
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type Tournament = Node & {
  readonly __typename?: 'Tournament';
  /** The tournament's id; treat it as opaque. */
  readonly id: Scalars['ID']['output'];
  /** Number of times it has changed, as you are shown it: of drafts not even this number tells those who are not of its staff. */
  readonly version: Scalars['Int']['output'];
  /** Name given by its organizer, as plain text. */
  readonly name: Scalars['String']['output'];
  /** Description, as plain text. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Visibility: the accounts that can find it. */
  readonly visibility: TournamentVisibility;
  /** The game that is played. */
  readonly game: Game;
  /** Status. */
  readonly status: TournamentStatus;
  /** Regulations: pairings, times and points of the tournament. */
  readonly regulations: Regulations;
  /** Its stages, in order: one to three. */
  readonly stages: ReadonlyArray<Stage>;
  /** The stage that it is in: 1, 2 or 3; 0 before the start. */
  readonly stage: Scalars['Int']['output'];
  /** Number of players with a place. */
  readonly registered: Scalars['Int']['output'];
  /** Number of players on the waiting list. */
  readonly waiting: Scalars['Int']['output'];
  /** Registered players: by start number after the start, by order of receipt before. */
  readonly players: TournamentPlayerConnection;
  /** One of its players: by start number, or by account; `null` if there is none. */
  readonly player: Maybe<TournamentPlayer>;
  /** Its rounds over all stages, in order. */
  readonly rounds: ReadonlyArray<Round>;
  /** One of its rounds; `null` if there is none. */
  readonly round: Maybe<Round>;
  /**
   * The table of a stage: as of its last round that was published, or of the round that you name. It is worked out of the
   * record when you ask, and so is never behind.
   */
  readonly standings: StandingConnection;
  /** Audit log: acts of staff with their reasons, the oldest first. Entries are a chain: each bears the hash of the one before. */
  readonly audit: AuditConnection;
  /** The appeals of players, the oldest first. */
  readonly appeals: ReadonlyArray<Appeal>;
  /** Acts that wait for a second person, or did. Only its staff see them. */
  readonly proposed: ReadonlyArray<ProposedAct>;
  /** Penalties that were given, the oldest first. */
  readonly penalties: ReadonlyArray<Penalty>;
  /** Proof that its draws, and the dice of its matches, are fair. */
  readonly fairness: TournamentFairness;
  /** Account that created it. */
  readonly owner: Account;
  /** Other accounts that run it. */
  readonly roles: ReadonlyArray<TournamentRoleHolder>;
  /** Your roles in it. */
  readonly myRoles: ReadonlyArray<TournamentRole>;
  /** You among its players, those who wait and those who dropped included; `null` if you are none. */
  readonly mine: Maybe<TournamentPlayer>;
  /** Whether a registration of yours was received and is not yet counted: look again in 2 seconds. */
  readonly pending: Scalars['Boolean']['output'];
  /** The pod that you play in, or will next; `null` for none. */
  readonly myNext: Maybe<Pod>;
  /** Mutations that you can use now. They would not be refused for your role or the status. */
  readonly can: ReadonlyArray<TournamentAction>;
  /** Warnings for staff before the start. Only staff see them. */
  readonly warnings: ReadonlyArray<TournamentWarning>;
  /** The code by which players register, where the regulations want one. Only its staff see it. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** Pairs of accounts that are never to meet. Only its staff see them. */
  readonly apart: ReadonlyArray<ReadonlyArray<Scalars['ID']['output']>>;
  /** Version that last changed its settings or regulations. An act on the whole tournament compares `expectedVersion` with it. */
  readonly changedAt: Scalars['Int']['output'];
  /** Time when it was set up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Time when its last round was over. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Until when players can appeal, once its last round is over. Its results become final then, if no appeal is open. */
  readonly appealsUntil: Maybe<Scalars['DateTime']['output']>;
  /** Steps of the tournament, the oldest first: one for each version that you can see. */
  readonly updates: ReadonlyArray<TournamentStep>;
  /**
   * Everything needed to recompute every draw, pairing, seat order, score and standing, and to check the audit: the file
   * that `npm run verify` reads, by the schema `tournament-1`. Its staff are also shown the pairs that rounds keep
   * apart, to everyone else it holds commitments to these.
   */
  readonly export: Scalars['JSON']['output'];
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentPlayersArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<PlayerStatus>;
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentPlayerArgs = {
  number?: InputMaybe<Scalars['Int']['input']>;
  accountId?: InputMaybe<Scalars['ID']['input']>;
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentRoundArgs = {
  number: Scalars['Int']['input'];
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentStandingsArgs = {
  stage?: InputMaybe<Scalars['Int']['input']>;
  round?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentAuditArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};

/**
 * A tournament: an event of rounds, in which tables of 2 to 6 players, its pods, play a match each. Results come from
 * matches; no one types them in. Fields show what you can see. Only staff see drafts.
 */
export type TournamentUpdatesArgs = {
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Visibility of a tournament from its announcement on. Only staff see a draft. */
export type TournamentVisibility =
  /** Everyone, in lists. */
  | 'PUBLIC'
  /** Everyone who knows its id; no list has it. */
  | 'UNLISTED'
  /** Staff, players and invited accounts. For others it does not exist. */
  | 'PRIVATE';

/** Status of a tournament. */
export type TournamentStatus =
  /** Being set up; only its staff see it. */
  | 'DRAFT'
  /** Announced; the regulations bind from now on. */
  | 'ANNOUNCED'
  /** Players register. */
  | 'REGISTRATION'
  /** Players say that they are there. */
  | 'CHECK_IN'
  /** Rounds are being played. */
  | 'RUNNING'
  /** Paused: no round is drafted or published, and deadlines wait. */
  | 'PAUSED'
  /** All rounds are over; results may still be corrected, and appealed against. */
  | 'FINISHED'
  /** Over for good; the secret is published. */
  | 'FINAL'
  /** Called off. */
  | 'CANCELLED';

/** The regulations of a tournament. They bind from its announcement on. */
export type Regulations = {
  readonly __typename?: 'Regulations';
  /** The whole regulations by `Query.regulationsSchema`, with defaults for what was left out. */
  readonly json: Scalars['JSON']['output'];
  /** SHA-256 of `json` as it is kept, in hex: each round names the one that it was drafted by. `null` before the announcement. */
  readonly hash: Maybe<Scalars['String']['output']>;
  /** The regulations for people to read, one line each. */
  readonly text: Scalars['String']['output'];
};

/** The regulations of a tournament. They bind from its announcement on. */
export type RegulationsTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** A stage of a tournament. */
export type Stage = {
  readonly __typename?: 'Stage';
  /** 1, 2 or 3. */
  readonly number: Scalars['Int']['output'];
  /** Format of its rounds. */
  readonly format: TournamentFormat;
  /** Status. */
  readonly status: StageStatus;
  /** Number of rounds it has; `null` where that follows from how many play. */
  readonly rounds: Maybe<Scalars['Int']['output']>;
  /** Number of players that go on into it from the stage before; `null` for the first. */
  readonly cut: Maybe<Scalars['Int']['output']>;
};

/** Format of the rounds of a stage. */
export type TournamentFormat =
  /** Each round is drawn by the results so far. No one is eliminated. */
  | 'SWISS'
  /** All rounds are drawn on the first day, so that everyone meets everyone as evenly as possible. */
  | 'ROUND_ROBIN'
  /** A player who does not advance loses a life, and leaves without one. */
  | 'ELIMINATION';

/** Status of a stage. */
export type StageStatus =
  /** Not begun. */
  | 'WAITING'
  /** In play. */
  | 'RUNNING'
  /** Over. */
  | 'COMPLETED';

/** Proof that the draws of a tournament are fair. */
export type TournamentFairness = {
  readonly __typename?: 'TournamentFairness';
  /**
   * SHA-256 of the secret, in hex. The seed of each round and the secret of each match follow from the secret, so that
   * they were settled before anyone gave entropy.
   */
  readonly commitment: Scalars['String']['output'];
  /**
   * SHA-256 of the regulations as they bind, in hex; `null` before the announcement. Note both: they anchor what was
   * promised.
   */
  readonly regulations: Maybe<Scalars['String']['output']>;
  /** The secret, in hex; `null` until all is `FINAL`. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** Someone who runs a tournament. */
export type TournamentRoleHolder = {
  readonly __typename?: 'TournamentRoleHolder';
  /** The account. */
  readonly account: Account;
  /** As what. */
  readonly roles: ReadonlyArray<TournamentRole>;
};

/** Role in a tournament. */
export type TournamentRole =
  /** Set it up, or has it now: gives roles, and calls it off. */
  | 'OWNER'
  /** Sets it up, draws and publishes rounds. */
  | 'ORGANIZER'
  /** Draws and publishes rounds, and settles what goes wrong. */
  | 'ARBITER'
  /** Helps with registration and check-in. The one role of a bot account. */
  | 'STAFF'
  /** Decides appeals, and nothing else. */
  | 'APPEALS';

/** Something that staff should look at before the start. */
export type TournamentWarning = {
  readonly __typename?: 'TournamentWarning';
  /** Kind. */
  readonly kind: TournamentWarningKind;
  /** The figures that it is about, by their names. */
  readonly figures: Scalars['JSON']['output'];
  /** Warning in words. */
  readonly text: Scalars['String']['output'];
};

/** Something that staff should look at before the start. */
export type TournamentWarningTextArgs = {
  locale?: InputMaybe<Locale>;
};

/** Warning for staff before the start. */
export type TournamentWarningKind =
  /** More rounds than this number of players can play without meeting again. */
  | 'REPEATS'
  /** More pairs are to be kept apart than a round has room for, or the whole of a schedule: some of them would meet. */
  | 'APART'
  /** Matches by this time control may well last longer than a round. */
  | 'CLOCK'
  /** A draw scores as much as half a win, or more: players could agree on draws. */
  | 'DRAWS_PAY'
  /** More may play a round robin than one is drawn for: fewer can play it, or it has fewer rounds. */
  | 'SCHEDULE'
  /** Some players sit out rounds that smaller pods would let them play, or sit out more often than others. */
  | 'BYES';

/** Mutations on a tournament, by name. */
export type TournamentAction =
  /** Change its setting. */
  | 'updateTournament'
  /** Announce the tournament. */
  | 'announceTournament'
  /** Let players register. */
  | 'openRegistration'
  /** Give and take roles. */
  | 'setTournamentRole'
  /** Call the tournament off. */
  | 'cancelTournament'
  /** Start the tournament. */
  | 'startTournament'
  /** Make the results final. */
  | 'finalizeTournament'
  /** Register. */
  | 'registerForTournament'
  /** Give your place up. */
  | 'withdrawFromTournament'
  /** Say that you are there; as staff, that others are. */
  | 'checkIn'
  /** Invite players. */
  | 'invitePlayers'
  /** Register players. */
  | 'registerPlayers'
  /** Approve of registrations. */
  | 'approvePlayer'
  /** Drop players. */
  | 'dropPlayer'
  /** Take players back in. */
  | 'reinstatePlayer'
  /** Say in which order players are numbered. */
  | 'seedPlayers'
  /** See what a pairing would be. */
  | 'previewPairing'
  /** Draft the next round. */
  | 'draftRound'
  /** Change a pairing by hand. */
  | 'editPairing'
  /** Draw a draft again, with more constraints. */
  | 'repairRound'
  /** Publish a draft. */
  | 'publishRound'
  /** Take a published round back. */
  | 'unpublishRound'
  /** Discard a draft. */
  | 'discardRound'
  /** Give a pod its result, or correct it. */
  | 'adjudicatePod'
  /** Have a pod played again. */
  | 'replayPod'
  /** Look at a running match with an arbiter's eyes. */
  | 'inspectPod'
  /** Give time. */
  | 'extendTime'
  /** Let someone take over a start number. */
  | 'replacePlayer'
  /** Give penalties. */
  | 'penalisePlayer'
  /** Disqualify players, with a second person. */
  | 'disqualifyPlayer'
  /** Change the regulations, with a second person. */
  | 'changeRegulations'
  /** Approve of an act that someone else has proposed. */
  | 'approveAct'
  /** Pause the event. */
  | 'pauseTournament'
  /** Resume the event. */
  | 'resumeTournament'
  /** Appeal. */
  | 'openAppeal'
  /** Decide appeals. */
  | 'decideAppeal';

/** A page of a list of tournaments, by the Relay convention. */
export type TournamentConnection = {
  readonly __typename?: 'TournamentConnection';
  /** The tournaments, each with its cursor. */
  readonly edges: ReadonlyArray<TournamentEdge>;
  /** Position of the page in the list. */
  readonly pageInfo: PageInfo;
};

/** A tournament in a list. */
export type TournamentEdge = {
  readonly __typename?: 'TournamentEdge';
  /** Give it as `after` to continue after this tournament. */
  readonly cursor: Scalars['String']['output'];
  /** The tournament, in short. */
  readonly node: TournamentSummary;
};

/** A tournament as lists tell of it: read it by its `id`. */
export type TournamentSummary = {
  readonly __typename?: 'TournamentSummary';
  /** The tournament's id. */
  readonly id: Scalars['ID']['output'];
  /** Name given by its organizer. */
  readonly name: Scalars['String']['output'];
  /** The game that is played. */
  readonly game: Game;
  /** Status. */
  readonly status: TournamentStatus;
  /** Visibility: the accounts that can find it. */
  readonly visibility: TournamentVisibility;
  /** Number of players with a place. */
  readonly players: Scalars['Int']['output'];
  /** Maximum number of players. */
  readonly cap: Scalars['Int']['output'];
  /** Time when it begins; `null` where its staff say so. */
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  /** Time when it was set up. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Time when it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Which tournaments a list holds. */
export type TournamentFilter = {
  /** The list to look through. */
  readonly list?: TournamentList;
  /** Only tournaments of this game. */
  readonly gameId?: InputMaybe<Scalars['ID']['input']>;
};

/** The lists of tournaments there are. */
export type TournamentList =
  /** Tournaments that you run or play in. Needs a token. */
  | 'MINE'
  /** Public tournaments that were announced and have not begun. */
  | 'OPEN'
  /** Public tournaments in play. */
  | 'RUNNING'
  /** Public tournaments that are over. */
  | 'FINISHED';

/**
 * Steps of a tournament since the last update. Quick ones come together, because there is at most one message a
 * second. Every step reaches you once and in order.
 */
export type TournamentUpdate = {
  readonly __typename?: 'TournamentUpdate';
  /** The version that it has now: give it as `after` to go on from here. */
  readonly version: Scalars['Int']['output'];
  /** Steps, one for each version that you can see. */
  readonly steps: ReadonlyArray<TournamentStep>;
};

/** A step of a tournament, as those may read it who follow it. */
export type TournamentStep = {
  readonly __typename?: 'TournamentStep';
  /** The version that it had then. */
  readonly version: Scalars['Int']['output'];
  /** Time when that version was made. */
  readonly at: Scalars['DateTime']['output'];
  /** Events, as the export has them: each an object with its `type`. Ignore types that you do not know. */
  readonly events: ReadonlyArray<Scalars['JSON']['output']>;
};

/**
 * Changes of one version of a match for this viewer. Keep the view: take `snapshot` where there is one, else apply
 * `patch` to the view you have at version `from`.
 */
export type MatchUpdate = {
  readonly __typename?: 'MatchUpdate';
  /** The version that the match has now. */
  readonly version: Scalars['Int']['output'];
  /** Time when that version was made. */
  readonly at: Scalars['DateTime']['output'];
  /** The version that the patch starts from; `null` with a snapshot. */
  readonly from: Maybe<Scalars['Int']['output']>;
  /** The whole view, if no patch leads to it: in the first update, or when you were away too long. */
  readonly snapshot: Maybe<Scalars['JSON']['output']>;
  /** The steps (JSON Patch, RFC 6902) from the view at `from` to the view at `version`. */
  readonly patch: Maybe<ReadonlyArray<Scalars['JSON']['output']>>;
  /** Lines that this version added to the log. */
  readonly log: ReadonlyArray<LogEntry>;
  /** The questions that you must answer now. */
  readonly questions: ReadonlyArray<Question>;
  /** The seats that the match waits for. */
  readonly waitingOn: ReadonlyArray<Scalars['ID']['output']>;
  /** All seats, in the order they sit around the table. */
  readonly seats: ReadonlyArray<SeatInfo>;
  /** Version that last changed the seats, or in which time was called. Ask for `seats` only if you have another version. */
  readonly seatsAt: Scalars['Int']['output'];
  /** The time of every seat that an account holds. */
  readonly clocks: ReadonlyArray<Clock>;
  /** The status of the match. */
  readonly status: MatchStatus;
  /** Proposals to the table, as `Match.proposals`. */
  readonly proposals: ReadonlyArray<Proposal>;
  /** Result; `null` before the end. */
  readonly result: Maybe<MatchResult>;
};
