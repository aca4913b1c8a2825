// Generated from schema/*.graphql by `npm run generate`.
import type { Document } from '../document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Scope of an access token. With any scope it sees what its account sees. */
export type Scope =
  /** Only reads. */
  | 'READ'
  /** Take and leave seats, wait in queues, answer, resign, lay down standing orders, talk. */
  | 'PLAY'
  /** Set matches up, and everything else a host may do. */
  | 'HOST'
  /** Act as an organizer, if an organizer or admin made the token for themselves; otherwise nothing. */
  | 'ORGANIZE'
  /** Change the account's profile, take vacation, block others, and say what orders to lay down wherever it sits. */
  | 'ACCOUNT';

/** An account to delete: your own. */
export type DeleteAccountInput = {
  /** The id of your account, so that no one deletes it by mistake. */
  readonly confirm: string;
};

/** Someone to block, or to block no more. */
export type BlockAccountInput = {
  /** Account to block. A bot account is blocked with the account it belongs to. */
  readonly accountId: string;
  /** `false` takes it back. */
  readonly blocked?: boolean;
};

/** Changes of your profile. Omitted fields stay; `null` deletes a field. */
export type UpdateProfileInput = {
  /** Name shown to others, up to 64 characters. It takes precedence over the name in your token. */
  readonly name?: string | null | undefined;
  /** The language of all texts for which a request names none. */
  readonly locale?: Locale | null | undefined;
  /** An IANA time zone, such as `Europe/Prague`. */
  readonly timeZone?: string | null | undefined;
  /** From when on mails and push messages wait, in your time zone: from 00:00 to 23:59. */
  readonly quietFrom?: string | null | undefined;
  /** Until when they wait; no time is quiet if it is the same as `quietFrom`. */
  readonly quietTo?: string | null | undefined;
  /** Time left below which notifications are sent even in quiet hours: up to P1D. */
  readonly urgentBelow?: string | null | undefined;
  /** When digests are sent, in your time zone: from 00:00 to 23:59. */
  readonly digestAt?: string | null | undefined;
  /**
   * When you play, in your time zone: at least 6 hours on each of 5 days, and 42 hours a week; `null`: always. A
   * change of these, or of your zone, counts for what you are asked 24 hours later.
   */
  readonly playingHours?: ReadonlyArray<WeeklyWindowInput> | null | undefined;
  /** Whether a day of vacation is taken automatically where a question would be answered by the clock. `null`: it is. */
  readonly autoVacation?: boolean | null | undefined;
};

/** A span of every week, by the clock on the wall in your time zone. */
export type WeeklyWindowInput = {
  /** The day of the week on which it begins: 1 is Monday, 7 is Sunday. */
  readonly day: number;
  /** When it begins, from 00:00 to 23:59. */
  readonly from: string;
  /** When it ends, from 00:00 to 23:59. One that ends no later than it begins ends on the next day. */
  readonly to: string;
};

/** A vacation to take. */
export type StartVacationInput = {
  /** Its first day, in your time zone: today or later, within a year. Without it, it begins at once. */
  readonly from?: string | null | undefined;
  /** Number of days it takes, from 1 to 16. Today counts as a whole one. */
  readonly days: number;
};

/** A vacation to end, or to take back. */
export type EndVacationInput = {
  /** The first day of one that is planned. Without it, the one that lasts now ends. */
  readonly from?: string | null | undefined;
};

/** A guest to make. */
export type CreateGuestInput = {
  /** Name shown to others, up to 64 characters; by default a word for a guest and a number. */
  readonly name?: string | null | undefined;
  /** The language of all texts. */
  readonly locale?: Locale | null | undefined;
};

/** A guest to keep. */
export type KeepGuestInput = {
  /** The access token of the guest. */
  readonly token: string;
};

/** A bot account to make. */
export type CreateBotAccountInput = {
  /** Name shown to others, up to 64 characters. */
  readonly name: string;
  /** A new name for each command. A retry with the same name returns the same bot. */
  readonly commandId?: string | null | undefined;
};

/** Settings of an access token. Example: `{ name: "my e-board", scopes: [PLAY], expiresInDays: 90 }`. */
export type CreateTokenInput = {
  /** Name, up to 64 characters, for example the place where it is kept. */
  readonly name: string;
  /** Scopes; at least one. */
  readonly scopes: ReadonlyArray<Scope>;
  /** In how many days it expires, from 1 to 366. */
  readonly expiresInDays?: number;
  /** One of your bot accounts; yourself if you name none. */
  readonly account?: string | null | undefined;
  /**
   * A new name for each command. A retry with the same name makes no second token: the first one gets a
   * new secret, unless it was used already.
   */
  readonly commandId?: string | null | undefined;
};

/** An access token to revoke. */
export type RevokeTokenInput = {
  /** Its id. */
  readonly tokenId: string;
  /** The bot account that it belongs to; yourself if you name none. */
  readonly account?: string | null | undefined;
};

/** Role of an account. */
export type Role =
  /** Plays matches. */
  | 'PLAYER'
  /** Runs events. */
  | 'ORGANIZER'
  /** Looks after the service. */
  | 'ADMIN';

/** An alert to take back. */
export type RemoveTableAlertInput = {
  /** The alert's id. */
  readonly alertId: string;
};

/** Kind of item that can be due from an account. */
export type AttentionKind =
  /** An answer to a question. */
  | 'ANSWER'
  /** A vote on a proposal to the table. */
  | 'VOTE'
  /** An answer to an invitation. */
  | 'INVITATION';

/** When your channels are told. */
export type NotifyMode =
  /** As soon as it may be. */
  | 'NOW'
  /** At your `digestAt`, of everything together. */
  | 'DIGEST'
  /** Never. */
  | 'OFF';

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
  readonly events: ReadonlyArray<string>;
  /** Only these matches, at most 100; then nothing of tournaments. */
  readonly matchIds?: ReadonlyArray<string> | null | undefined;
  /** Only these games, at most 20. */
  readonly gameIds?: ReadonlyArray<string> | null | undefined;
  /** Only matches of these speeds. One without a time control counts as `ASYNC`. */
  readonly speeds?: ReadonlyArray<Speed> | null | undefined;
  /** Your channels that are told, at most 10; each is verified. */
  readonly channels: ReadonlyArray<string>;
  /** When they are told. */
  readonly mode?: NotifyMode;
  /** Which others are told if it still waits then; at most 5. */
  readonly escalate?: ReadonlyArray<EscalationInput> | null | undefined;
};

/** Channels that are told later, too. */
export type EscalationInput = {
  /** Delay, from PT1M to P7D. */
  readonly after: string;
  /** Your channels, each verified. */
  readonly channels: ReadonlyArray<string>;
};

/** A match of which you want to hear nothing, or something again. */
export type MuteMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** `false` if you want to be told of it again. */
  readonly muted?: boolean;
};

/** Which matches a list holds. */
export type MatchFilter = {
  /** The list to look through. */
  readonly list?: MatchList;
  /** Only matches of this game. */
  readonly gameId?: string | null | undefined;
  /** Only matches of this speed. */
  readonly speed?: Speed | null | undefined;
  /** Only matches whose people are to talk this language. */
  readonly language?: Locale | null | undefined;
  /** `true`: only those that count for ratings; `false`: only those that do not. A page may end before it is full: go on at its `endCursor`. */
  readonly rated?: boolean | null | undefined;
  /** With `OPEN`: only those of which you may take a seat. Needs a token. A page may end before it is full: go on at its `endCursor`. */
  readonly joinableByMe?: boolean;
  /** With `MINE`: only those that wait for your answer. */
  readonly myTurn?: boolean;
  /** Only public matches in play with a seat to take by `claimSeat`, instead of a `list`. Not with `MINE`. */
  readonly substitutesWanted?: boolean;
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

/** Game and settings of a match. Example: `{ gameId: "tales-of-glory", seats: 4, bots: ["greedy", "greedy"] }`. */
export type CreateMatchInput = {
  /** The game to play. */
  readonly gameId: string;
  /** Number of seats the table has, within the game's `seats`. */
  readonly seats: number;
  /** The match options, by the game's `optionsSchema`; those left out have their defaults. */
  readonly options?: unknown;
  /** A title, for those who look for a table: up to 64 characters, on one line. Everyone who sees the match reads it. */
  readonly title?: string | null | undefined;
  /** The language that its people are to talk, for those who look for a table. */
  readonly language?: Locale | null | undefined;
  /** Whether it starts automatically as soon as its last seat is taken; unless `true` its host starts it. Not with `beaconAt`. */
  readonly startWhenFull?: boolean | null | undefined;
  /**
   * Whether it counts for ratings. It is `PUBLIC`, has a `timeControl`, default options or those of a preset, and only
   * people at its start (or only bot accounts, if one creates it). It can't be undone, and players don't see what
   * spectators say.
   */
  readonly rated?: boolean | null | undefined;
  /** Requirements of players; none by default. */
  readonly requirements?: RequirementsInput | null | undefined;
  /** Visibility: the accounts that can find and watch it. */
  readonly visibility?: Visibility;
  /** The levels of the bots that sit down at once. */
  readonly bots?: ReadonlyArray<string> | null | undefined;
  /**
   * When a public beacon is to draw chance for the match, in place of entropy. Seats can be taken until
   * then, and the match can be started afterwards. Refused if the service uses no beacon.
   */
  readonly beaconAt?: string | null | undefined;
  /** Time control; no limit by default. */
  readonly timeControl?: TimeControlInput | null | undefined;
  /** Rules for players who are late; only with a `timeControl`. */
  readonly absence?: AbsenceInput | null | undefined;
  /** Policy of undoing. By default no one can undo in a public match, and the table can in a private one. */
  readonly undo?: UndoPolicy | null | undefined;
  /** Number of turns behind those are who hold no seat: from 0 to 3. Organizers and admins see the present. */
  readonly spectatorDelay?: number;
  /** Chat mode; free text by default. */
  readonly chat?: ChatMode | null | undefined;
  /**
   * Refused: it is taken once the secret is fixed, by `startMatch` and `joinMatch`. See `Fairness`.
   * @deprecated Note the commitment, and send it with `startMatch`.
   */
  readonly entropy?: string | null | undefined;
  /** A new name for each command. A retry with the same name creates nothing twice. */
  readonly commandId?: string | null | undefined;
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
  readonly matchId: string;
  /** The account; leave it out for a link. */
  readonly accountId?: string | null | undefined;
  /** Number of people a link seats, from 1 to 20. */
  readonly uses?: number;
  /** A free seat to keep for them; any unless given. */
  readonly seat?: string | null | undefined;
  /** Until when it holds: 14 days from now at the latest, and unless given. */
  readonly expiresAt?: string | null | undefined;
  /** A new name for each command. A retry with the same name invites no one twice. */
  readonly commandId?: string | null | undefined;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** An answer to an invitation of yours. */
export type AnswerInvitationInput = {
  /** The invitation. */
  readonly invitationId: string;
  /** Whether you accept it, and so take a seat. */
  readonly accept: boolean;
  /** Must be `true` where the `timeControl` of the match is no preset: read it first. */
  readonly acceptTimeControl?: boolean | null | undefined;
  /** Chance to add to the dice, up to 256 characters that no one can guess. See `Fairness`. */
  readonly entropy?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** An invitation to take back. */
export type RevokeInvitationInput = {
  /** The invitation, to a match of yours. */
  readonly invitationId: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused as `STALE_VERSION` if the match stands at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A seat to take. */
export type JoinMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** The seat; the first free one if you name none. */
  readonly seat?: string | null | undefined;
  /** The code of a private match, in upper or lower case. */
  readonly invitation?: string | null | undefined;
  /** Must be `true` where the match's `timeControl` is no preset: read it first. */
  readonly acceptTimeControl?: boolean | null | undefined;
  /**
   * Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's
   * `commitment` before you send it, and send the same again in a retry. See `Fairness`.
   */
  readonly entropy?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A seat to give up. */
export type LeaveMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A bot to sit down. */
export type AddBotInput = {
  /** The match. */
  readonly matchId: string;
  /** Level of the bot: one of the game's `bots`. */
  readonly level: string;
  /** The seat; the first free one if you name none. */
  readonly seat?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A match to start. */
export type StartMatchInput = {
  /** The match. */
  readonly matchId: string;
  /**
   * Chance of your own, up to 256 characters that no one can guess; it goes into every roll. Note the match's
   * `commitment` before you send it, and send the same again in a retry. See `Fairness`.
   */
  readonly entropy?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A seat to free. */
export type RemoveFromSeatInput = {
  /** The match. */
  readonly matchId: string;
  /** The seat. */
  readonly seat: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A game to play at once, against bots. */
export type QuickMatchInput = {
  /** The game. */
  readonly gameId: string;
  /** A new name for each command. A retry with the same name gives the same match. */
  readonly commandId?: string | null | undefined;
};

/** A match to play again. */
export type RematchInput = {
  /** The match that is over. */
  readonly matchId: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
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

/** Position to continue from, and its dice. Example: `{ matchId: "…", version: 87 }`. */
export type ForkMatchInput = {
  /** The match that is over. */
  readonly matchId: string;
  /** The version to go on from; it was being played then. */
  readonly version: number;
  /** Dice that are rolled: those of the original match, or new ones. */
  readonly chance?: ForkChance;
  /** A new name for each command. A retry with the same name forks nothing twice. */
  readonly commandId?: string | null | undefined;
};

/** Requirements of a table: players meet all of them. */
export type RequirementsInput = {
  /** Languages of which the player must have chosen one as their `locale`. */
  readonly languages?: ReadonlyArray<Locale> | null | undefined;
  /** The lowest `reliability.score` allowed, from 0 to 1. */
  readonly reliabilityMin?: number | null | undefined;
  /** The lowest `reliability.finished` allowed, from 0 to 300. */
  readonly finishedMin?: number | null | undefined;
  /**
   * The lowest rating (`figure`) in the game allowed, at the speed of the `timeControl`. A player who was never rated
   * there has 1000.
   */
  readonly ratingMin?: number | null | undefined;
  /** The highest rating allowed. */
  readonly ratingMax?: number | null | undefined;
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

/** A part of a match that its story is told by. */
export type Beginning =
  /** The turn of one seat. */
  | 'TURN'
  /** A round, in which all seats take their turns. */
  | 'ROUND';

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
  | 'JOIN_MATCH'
  /** Give the seat up before the start. */
  | 'LEAVE_MATCH'
  /** Invite someone, as its host: `invite`. */
  | 'INVITE'
  /** Accept or decline an invitation: `answerInvitation`. */
  | 'ANSWER_INVITATION'
  /** Take an invitation back, as its host: `revokeInvitation`. */
  | 'REVOKE_INVITATION'
  /** Let a bot take a free seat. */
  | 'ADD_BOT'
  /** Free a seat that someone else or a bot holds. */
  | 'REMOVE_FROM_SEAT'
  /** Start the match. */
  | 'START_MATCH'
  /** Answer a question, as `questions` has them. */
  | 'ANSWER'
  /** Lay down orders for your seat. */
  | 'SET_STANDING_ORDERS'
  /** Come back to your seat. */
  | 'RETURN_TO_SEAT'
  /** Take a seat that is offered. */
  | 'CLAIM_SEAT'
  /** Resign. */
  | 'RESIGN'
  /** Ask for a rematch, or accept one, by `rematch`. */
  | 'REMATCH'
  /** Analyze the match: continue from an earlier step by `forkMatch`. */
  | 'FORK_MATCH'
  /** Pause the match. */
  | 'PAUSE_MATCH'
  /** Resume the match. */
  | 'RESUME_MATCH'
  /** Rewind the match to an earlier version. */
  | 'REWIND_MATCH'
  /** End the rule under way. */
  | 'CLOSE_PROCEDURE'
  /** Propose something to its table. */
  | 'PROPOSE'
  /** Vote on a proposal. */
  | 'VOTE'
  /** Take back your last answer. */
  | 'UNDO'
  /** Note the version that you have seen. */
  | 'MARK_SEEN';

/** Visibility of a match. */
export type Visibility =
  /** Listed: anyone can watch it or take a free seat. */
  | 'PUBLIC'
  /** Not listed. Only its host, seat holders and admins see it. The invitation lets others take a seat. */
  | 'PRIVATE';

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
  readonly url?: string | null | undefined;
  /** The mail address, for kinds that take one. */
  readonly address?: string | null | undefined;
  /** Push subscription of the browser, for kinds that take one. */
  readonly push?: PushSubscriptionInput | null | undefined;
  /** The id of the member to mention, for kinds that take one. */
  readonly mention?: string | null | undefined;
  /** Label, up to 64 characters. */
  readonly label?: string | null | undefined;
};

/** A push subscription, as a browser gives it. */
export type PushSubscriptionInput = {
  /** Address to post to. */
  readonly endpoint: string;
  /** The browser's public key, in base64url. */
  readonly p256dh: string;
  /** The secret of the subscription, in base64url. */
  readonly auth: string;
};

/** A channel to verify. */
export type VerifyNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: string;
  /** The code that was sent by it. It can be tried five times, within an hour. */
  readonly code: string;
};

/** A channel that is to be sent another code. */
export type SendNotificationChannelCodeInput = {
  /** The channel's id. */
  readonly channelId: string;
};

/** A channel whose mails are to come again. */
export type ResumeNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: string;
};

/** A channel whose secret is to be replaced. */
export type RotateChannelSecretInput = {
  /** The channel's id. */
  readonly channelId: string;
};

/** A channel to test. */
export type TestNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: string;
};

/** A channel to remove. */
export type RemoveNotificationChannelInput = {
  /** The channel's id. */
  readonly channelId: string;
};

/** A delivery to send again. */
export type ResendDeliveryInput = {
  /** The delivery's id. */
  readonly deliveryId: string;
};

/**
 * Answer to a question. Example: `{ matchId: "…", questionId: "0.3/?select:seat1#1", choose: ["slot:3"], commandId:
 * "a-1" }`.
 */
export type AnswerInput = {
  /** The match. */
  readonly matchId: string;
  /** The question, by its `id`. */
  readonly questionId: string;
  /** The options, by their ids: `min` to `max` answers, or a single any-time option. */
  readonly choose: ReadonlyArray<string>;
  /** A new name for each answer. A retry with the same name does nothing twice. */
  readonly commandId: string;
  /**
   * The question's `askedAt` as you read it. If the question has been revised since, the answer is
   * refused with `STALE_VERSION`.
   */
  readonly expectedVersion?: number | null | undefined;
};

/** The match to resign from. */
export type ResignInput = {
  /** The match. */
  readonly matchId: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** The match to pause. */
export type PauseMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** The match to resume. */
export type ResumeMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** The match to rewind. */
export type RewindMatchInput = {
  /** The match. */
  readonly matchId: string;
  /** The version to go back to; no one may have resigned since. */
  readonly toVersion: number;
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A rule to end. */
export type CloseProcedureInput = {
  /** The match. */
  readonly matchId: string;
  /** Why, up to 256 characters; everyone may read it in the journal. */
  readonly reason: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** Orders to lay down in advance. */
export type SetStandingOrdersInput = {
  /** The match. */
  readonly matchId: string;
  /**
   * The orders; the first that covers a question decides. They replace the earlier ones. At most 64, and
   * 16 KB in all.
   */
  readonly orders: ReadonlyArray<StandingOrderInput>;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** Orders to lay down wherever you sit. */
export type SetDefaultOrdersInput = {
  /** The game. */
  readonly gameId: string;
  /** The orders, as for a single match. They replace the earlier ones; `[]` clears them. */
  readonly orders: ReadonlyArray<StandingOrderInput>;
};

/**
 * Standing order for questions before they come: choose for you, or ask you. Always pass, for instance: `{ kind:
 * "react", choose: ["pass"] }`; pass until the end of this turn: `{ kind: "react", choose: ["pass"], until: "turn" }`.
 * An order answers only questions that are asked: in Talisman, `cast:healing` works in the turns of others after the
 * action `always:healing`.
 */
export type StandingOrderInput = {
  /** The `kind` of the questions it covers, or `*` for any. */
  readonly kind: string;
  /**
   * Only questions about these things: strings or numbers by name, or for a number its bounds, both included: one or
   * both of `{ atLeast, atMost }`.
   */
  readonly about?: unknown;
  /** The options to choose, by their ids; given whenever the choice is legal. Either this or `ask`. */
  readonly choose?: ReadonlyArray<string> | null | undefined;
  /** `true` leaves these questions to you, whatever the orders after it say. Either this or `choose`. */
  readonly ask?: boolean | null | undefined;
  /** `true` drops the order when it has answered. Only with `choose`. */
  readonly once?: boolean | null | undefined;
  /** Event that ends the order automatically: one of `Game.orderEnds`. Without it, it stands until you lay down others. */
  readonly until?: string | null | undefined;
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
  readonly matchId: string;
  /** Subject. */
  readonly kind: ProposalKind;
  /** Of `PAUSE`: until when, at most 14 days from now. Needed where time is limited. */
  readonly until?: string | null | undefined;
  /** Of `UNDO`: the version to go back to. */
  readonly toVersion?: number | null | undefined;
  /** Of `EXTEND`: from PT1M to P14D. */
  readonly extend?: string | null | undefined;
  /** Of `END`; `STANDING` unless given. */
  readonly outcome?: EndOutcome | null | undefined;
  /** Of `REPLACE`: a seat whose `presence` is `OFFERED`. */
  readonly seat?: string | null | undefined;
  /** Of `REPLACE`: one of the game's `bots`; `cautious` unless given. */
  readonly level?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** Your vote on a proposal. */
export type VoteInput = {
  /** The match. */
  readonly matchId: string;
  /** The proposal, by its `id`. */
  readonly proposalId: string;
  /** Whether you agree. One no ends it, or takes it back if it is yours. */
  readonly agree: boolean;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** Answers of yours to take back. */
export type UndoInput = {
  /** The match. */
  readonly matchId: string;
  /** The version to go back to: see `Match.undo`. */
  readonly toVersion: number;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
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
  readonly gameId: string;
  /** The time control, by the id of a preset: see `timeControls`. */
  readonly timeControl: string;
  /** The sizes of tables that will do; all that the game can be played by unless given. */
  readonly seats?: ReadonlyArray<number> | null | undefined;
  /** The languages that will do; any unless given. */
  readonly languages?: ReadonlyArray<Locale> | null | undefined;
  /** Maximum wait, from PT1M to P14D; by default PT30M for real-time matches, else P14D. */
  readonly maxWait?: string | null | undefined;
  /** The command's own id, from 1 to 256 characters: a retry draws no second ticket, however late it comes. */
  readonly commandId?: string | null | undefined;
};

/** A table to confirm. */
export type ConfirmQueueInput = {
  /** Your ticket. */
  readonly ticketId: string;
};

/** A ticket to give back. */
export type LeaveQueueInput = {
  /** Your ticket. */
  readonly ticketId: string;
};

/** A pool of accounts that are rated against each other, separately for each game. */
export type RatingPool =
  /** People who play at once. */
  | 'LIVE'
  /** People who play over days. */
  | 'ASYNC'
  /** Bot accounts, which are rated only among themselves. */
  | 'BOT';

/** Source of an automatic answer. */
export type ChosenBy =
  /** One of their standing orders. */
  | 'ORDER'
  /** The clock, or the cautious bot that plays for them while they are absent. */
  | 'CLOCK'
  /** The bot that held the seat. */
  | 'BOT';

/** Version up to which you have seen a match. */
export type MarkSeenInput = {
  /** The match. */
  readonly matchId: string;
  /** Version that you have seen. A later one that you marked before stays. */
  readonly version: number;
};

/**
 * A language that every text exists in. Where a field takes a `locale` and you give none, your
 * account's `locale` decides, else the `Accept-Language` header (over WebSocket the `acceptLanguage`
 * of `connection_init`), and English where none of these names one.
 */
export type Locale =
  /** English. */
  | 'EN'
  /** Czech. */
  | 'CS'
  /** Korean. */
  | 'KO';

/** Mutations on a series, by name. */
export type SeriesAction =
  /** Change the series. */
  | 'UPDATE_SERIES'
  /** Propose the next season. */
  | 'DRAFT_SEASON';

/** Tie-break between accounts of a series with equal points. */
export type SeriesTie =
  /** Events won. */
  | 'WINS'
  /** Most first places, then most second ones, and so on. */
  | 'PLACES'
  /** The better place in the latest event, then in the one before, and so on. */
  | 'LATEST';

/** Status of an event of a series. */
export type SeriesResult =
  /** Not counted: the event is not over, or was called off. */
  | 'NONE'
  /** Provisional: the event is over, and its results can still be corrected. */
  | 'PROVISIONAL'
  /** Final: the event is over for good. */
  | 'FINAL';

/** A series to set up. */
export type CreateSeriesInput = {
  /** Name: 1 to 100 characters. */
  readonly name: string;
  /** Description: up to 4000 characters. */
  readonly description?: string | null | undefined;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility;
  /** Regulations by which its table follows from those of its events. */
  readonly regulations: SeriesRegulationsInput;
  /** Regulations of divisions between seasons, for a league. */
  readonly league?: LeagueRegulationsInput | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Regulations by which the table of a series follows from those of its events. */
export type SeriesRegulationsInput = {
  /** Points for each place of an event, the first first: 1 to 256 places, none worth more than a better one. Points from 0 to 1000, with up to three decimals. */
  readonly pointsByPlace: ReadonlyArray<number>;
  /** Number of best events that count for each player: 1 to 100; all by default. */
  readonly best?: number | null | undefined;
  /** Number of events needed to qualify: 1 to 100. */
  readonly atLeast?: number;
  /** Tie-breaks between accounts with equal points, in order. */
  readonly ties?: ReadonlyArray<SeriesTie>;
};

/** Regulations of the divisions of a league between seasons. */
export type LeagueRegulationsInput = {
  /** Number of players a division has: 8 to 16. */
  readonly size?: number;
  /** Number of accounts promoted from each division: 0 to 4. */
  readonly up?: number;
  /** Number of accounts relegated from each division: 0 to 4. */
  readonly down?: number;
};

/** Changes of a series; omitted fields stay. */
export type UpdateSeriesInput = {
  /** Which series. */
  readonly seriesId: string;
  /** Name: 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** Description: up to 4000 characters. */
  readonly description?: string | null | undefined;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility | null | undefined;
  /** Regulations by which its table follows from those of its events, whole. */
  readonly regulations?: SeriesRegulationsInput | null | undefined;
  /** Regulations of divisions between seasons, whole. A series can't become a league. */
  readonly league?: LeagueRegulationsInput | null | undefined;
  /** All other accounts that run it: up to 32. For its owner. */
  readonly organizers?: ReadonlyArray<string> | null | undefined;
  /**
   * Its events, whole, each by its tournaments: of a season the divisions, the highest first; else one. Only those who run a
   * tournament bring it in, once it is announced. At most 100 tournaments in all.
   */
  readonly events?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if it has changed since. Results of its events refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** The next season of a league, to propose. */
export type DraftSeasonInput = {
  /** Which league. */
  readonly seriesId: string;
  /** Accounts that leave the league: up to 512. */
  readonly leaving?: ReadonlyArray<string> | null | undefined;
  /** Accounts that join, in the order in which they are to be placed: up to 512. */
  readonly newcomers?: ReadonlyArray<string> | null | undefined;
  /** The divisions by hand, whole, the highest first, instead of `leaving` and `newcomers`: up to 16 in each. */
  readonly divisions?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  /** The regulations of its divisions, one round robin: with them a draft of a tournament is set up for each, its players invited. */
  readonly regulations?: unknown;
  /** The version that you have seen: refused with `STALE_VERSION` if it has changed since. Results of its events refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
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

/** Something to say. Either `text` or `phrase`. */
export type SendMessageInput = {
  /** The match. */
  readonly matchId: string;
  /** Audience. You see the messages of audiences that you can write to: `SEATS` is for those who hold a seat, `SPECTATORS` for those who hold none. */
  readonly audience: Audience;
  /** Your own words: up to 500 characters, on one line. */
  readonly text?: string | null | undefined;
  /** One of `Query.phrases`, by its id. */
  readonly phrase?: string | null | undefined;
  /** A new name for each command. A retry with the same name says nothing twice. */
  readonly commandId?: string | null | undefined;
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

/** A message to report. */
export type ReportMessageInput = {
  /** The message; not one of your own. */
  readonly messageId: string;
  /** Why. */
  readonly reason: ReportReason;
  /** Note for moderators, up to 500 characters. */
  readonly note?: string | null | undefined;
};

/** A decision about a message that was reported. */
export type ModerateInput = {
  /** The report. */
  readonly reportId: string;
  /** The act. */
  readonly act: ModerationAct;
  /** For how many days: with `MUTE` from 1 to 30; with `BAN` up to 365, and for good unless given. Not with others. */
  readonly days?: number | null | undefined;
  /** Why, up to 256 characters. Those concerned are told. */
  readonly reason: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
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

/** Event after which a time bank is filled up. */
export type BankPer =
  /** A turn of the seat's own. */
  | 'TURN'
  /** A question of the seat's own. */
  | 'QUESTION';

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
  readonly preset?: string | null | undefined;
  /** From PT10S to P14D. */
  readonly perQuestion?: string | null | undefined;
  /** From PT1M to P14D. */
  readonly perTurn?: string | null | undefined;
  /** Time of each seat's own. */
  readonly bank?: BankInput | null | undefined;
  /** From PT10S to P2D; a quarter of the shortest other part unless given. */
  readonly reaction?: string | null | undefined;
  /** Whether time stands on weekends, by each one's zone. This and the next two: also with a preset, and only where one plays over days. */
  readonly weekends?: Weekends;
  /** Whether time passes only in each one's playing hours. */
  readonly playingHours?: boolean;
  /** Whether time stands while someone is on vacation. */
  readonly vacation?: VacationPolicy;
};

/** Time that a seat uses up, and gets some of back. */
export type BankInput = {
  /** From PT1M to P60D. */
  readonly initial: string;
  /** Up to P14D. */
  readonly increment: string;
  /** Acts that this requires. */
  readonly per?: BankPer;
  /** `initial` unless given; up to P60D. */
  readonly max?: string | null | undefined;
};

/** Rules for players who are late; omitted fields have their defaults. */
export type AbsenceInput = {
  /** Result of a pod at its deadline. */
  readonly onExpiry?: OnExpiry;
  /** From 1 to 10. */
  readonly absentAfter?: number;
  /** From PT1M to P30D; P2D unless given, PT3M where one plays at once. */
  readonly offerAfter?: string | null | undefined;
  /** Accounts or bots that can take the seat of an absent player. */
  readonly substitutes?: Substitutes;
};

/** Your seat to come back to. */
export type ReturnToSeatInput = {
  /** The match. */
  readonly matchId: string;
  /** The seat; the one that you held unless given. */
  readonly seat?: string | null | undefined;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** A seat that is offered. */
export type ClaimSeatInput = {
  /** The match. */
  readonly matchId: string;
  /** The seat, one whose `presence` is `OFFERED`. */
  readonly seat: string;
  /** A new name for each command. A retry with the same name does nothing twice. */
  readonly commandId?: string | null | undefined;
  /** Refused with `STALE_VERSION` if the match is at another version. */
  readonly expectedVersion?: number | null | undefined;
};

/** Whether time is up for anyone. */
export type HoldExpiryInput = {
  /** `true`: no question is answered by the clock until you send `false`. */
  readonly hold: boolean;
  /** Why, up to 256 characters; needed to hold. */
  readonly reason?: string | null | undefined;
};

/** Time to give back. */
export type CreditTimeInput = {
  /** Its beginning. */
  readonly from: string;
  /** Its end: after the beginning, at most 30 days after it, and at most a day from now. */
  readonly to: string;
  /** Why, up to 256 characters; everyone may read it in the journals of the matches. */
  readonly reason: string;
  /** Only for these matches, at most 1000; all unless given. */
  readonly matchIds?: ReadonlyArray<string> | null | undefined;
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

/** Status of an act that needs a second person. */
export type ProposedActStatus =
  /** Waiting for the second person. */
  | 'OPEN'
  /** Approved, and in effect. */
  | 'APPROVED'
  /** Refused. */
  | 'REFUSED';

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
  readonly name: string;
  /** Description: up to 4000 characters. */
  readonly description?: string | null | undefined;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility;
  /** The code by which players register, where the regulations want one: 4 to 64 characters. */
  readonly code?: string | null | undefined;
  /** Regulations of the tournament, by `Query.regulationsSchema`. Omitted parts have their defaults. */
  readonly regulations: unknown;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Changes of a tournament; omitted fields stay. */
export type UpdateTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Name: 1 to 100 characters. */
  readonly name?: string | null | undefined;
  /** Description: up to 4000 characters. */
  readonly description?: string | null | undefined;
  /** Visibility: the accounts that can find it. */
  readonly visibility?: TournamentVisibility | null | undefined;
  /** The code by which players register: 4 to 64 characters. */
  readonly code?: string | null | undefined;
  /** The regulations, whole. From the announcement on they are locked: see `changeRegulations`. */
  readonly regulations?: unknown;
  /** Pairs of accounts that are never to meet, whole: `[["ann", "bob"]]`. */
  readonly apart?: ReadonlyArray<ReadonlyArray<string>> | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to announce. */
export type AnnounceTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to open for registration. */
export type OpenRegistrationInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A role to give or to take. */
export type SetTournamentRoleInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The account. */
  readonly accountId: string;
  /** Which. */
  readonly role: GivenRole;
  /** Whether they have it. */
  readonly granted: boolean;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to call off. */
export type CancelTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Effect on matches in play. */
  readonly running: RunningMatches;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to start. */
export type StartTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to make final. */
export type FinalizeTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A place to ask for. */
export type RegisterForTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The code, where the regulations want one. */
  readonly code?: string | null | undefined;
  /** Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
  readonly entropy?: string | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A place to give up. */
export type WithdrawFromTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Confirms that a player is there. */
export type CheckInInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Entropy for the dice of your matches: anything that no one can guess, up to 256 characters. */
  readonly entropy?: string | null | undefined;
  /** Someone else, for staff; yourself unless given. */
  readonly accountId?: string | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Account to invite. */
export type InvitePlayersInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** 1 to 500 accounts. */
  readonly accountIds: ReadonlyArray<string>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Accounts to register. */
export type RegisterPlayersInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** 1 to 500 accounts. */
  readonly accountIds: ReadonlyArray<string>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Account whose registration to approve. */
export type ApprovePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The account. */
  readonly accountId: string;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Player to drop. */
export type DropPlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The account. */
  readonly accountId: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Player to reinstate. */
export type ReinstatePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The account. */
  readonly accountId: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** In which order to number players. */
export type SeedPlayersInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Accounts, the first first; anyone who is not named comes after them. */
  readonly accountIds: ReadonlyArray<string>;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A round to draft. */
export type DraftRoundInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The start numbers of each pod, in the order of seats, to pair by hand; drawn unless given. */
  readonly pods?: ReadonlyArray<ReadonlyArray<number>> | null | undefined;
  /** Start numbers that are to have a bye. */
  readonly byes?: ReadonlyArray<number> | null | undefined;
  /** Why the pods are made by hand, for everyone to read: 10 to 500 characters. Required with `pods`, unless the pairing of the stage is `MANUAL`. */
  readonly reason?: string | null | undefined;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A pairing, whole. */
export type EditPairingInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The start numbers of each pod, in the order of seats. */
  readonly pods: ReadonlyArray<ReadonlyArray<number>>;
  /** The start numbers with a bye. */
  readonly byes?: ReadonlyArray<number>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** More constraints for a draft. */
export type RepairRoundInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** Pairs of start numbers that are not to meet: `[[3, 9]]`. */
  readonly forbid?: ReadonlyArray<ReadonlyArray<number>>;
  /** Start numbers that are to have a bye. */
  readonly byes?: ReadonlyArray<number>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A round to publish. */
export type PublishRoundInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** Time when its matches begin; at once, or as the regulations say, unless given. */
  readonly startsAt?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A round to take back. */
export type UnpublishRoundInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A draft to discard. */
export type DiscardRoundInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A result to give. */
export type AdjudicatePodInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The pod of that round. */
  readonly pod: number;
  /** A place for each player of the pod. */
  readonly places: ReadonlyArray<PlaceInput>;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A pod to have played again. */
export type ReplayPodInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The pod of that round. */
  readonly pod: number;
  /** Start numbers in the order of seats; the same unless given. */
  readonly players?: ReadonlyArray<number> | null | undefined;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A running match to look at. */
export type InspectPodInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The pod of that round. */
  readonly pod: number;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Time to give. */
export type ExtendTimeInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round. */
  readonly round: number;
  /** The pod of that round; all of it unless given. */
  readonly pod?: number | null | undefined;
  /** Duration, from PT1M to P90D. */
  readonly by: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Account that takes over a start number. */
export type ReplacePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The start number. */
  readonly number: number;
  /** Account that takes it over. */
  readonly accountId: string;
  /** Whether they take the seat of the match under way, too. */
  readonly seat?: boolean;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A penalty to give. */
export type PenalisePlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The start number. */
  readonly number: number;
  /** Kind. */
  readonly kind: PenaltyKind;
  /** With `POINTS`: how many, more than 0, with up to three decimals. */
  readonly points?: number | null | undefined;
  /** The round that it counts for. */
  readonly round?: number | null | undefined;
  /** With `POD_LOSS`: the pod of that round. */
  readonly pod?: number | null | undefined;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Player to disqualify. */
export type DisqualifyPlayerInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The start number. */
  readonly number: number;
  /** Effect on the pods that they have played. */
  readonly pastPods: PastPods;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Regulations to change. */
export type ChangeRegulationsInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The whole regulations, by `Query.regulationsSchema`. */
  readonly regulations: unknown;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** An act to approve of. */
export type ApproveActInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Its id, as `Tournament.proposed` has it. */
  readonly actId: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to stop. */
export type PauseTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A tournament to let go on. */
export type ResumeTournamentInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** Subject of the appeal: a pod, or an act. */
export type OpenAppealInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The round of the pod. */
  readonly round?: number | null | undefined;
  /** The pod. */
  readonly pod?: number | null | undefined;
  /** The act, by the id of its entry in the audit. */
  readonly actId?: string | null | undefined;
  /** Text of the appeal: 10 to 2000 characters. */
  readonly text: string;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A decision. */
export type DecideAppealInput = {
  /** Which tournament. */
  readonly tournamentId: string;
  /** The appeal. */
  readonly appealId: string;
  /** `UPHELD`, `DISMISSED` or `WITHDRAWN`. */
  readonly decision: AppealDecision;
  /** Why, for everyone to read: 10 to 500 characters. */
  readonly reason: string;
  /** Note for staff. Only staff see it. */
  readonly note?: string | null | undefined;
  /** The version that you have seen: refused with `STALE_VERSION` if what the act is on has changed since. Registrations and results refuse no one. */
  readonly expectedVersion?: number | null | undefined;
  /** A name for this command: sent again, it does nothing and gives the same. */
  readonly commandId?: string | null | undefined;
};

/** A place to give. */
export type PlaceInput = {
  /** The start number. */
  readonly number: number;
  /** 1 is the best; who shares a place shares its number. */
  readonly place: number;
  /** Score in the game. */
  readonly score?: number | null | undefined;
  /** Points instead of those of the scheme, with up to three decimals. */
  readonly points?: number | null | undefined;
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

/** Kind of penalty. */
export type PenaltyKind =
  /** Nothing but a word. */
  | 'WARNING'
  /** Points are taken. */
  | 'POINTS'
  /** The pod counts as lost: the last place. */
  | 'POD_LOSS';

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
  | 'UPDATE_TOURNAMENT'
  /** Announce the tournament. */
  | 'ANNOUNCE_TOURNAMENT'
  /** Let players register. */
  | 'OPEN_REGISTRATION'
  /** Give and take roles. */
  | 'SET_TOURNAMENT_ROLE'
  /** Call the tournament off. */
  | 'CANCEL_TOURNAMENT'
  /** Start the tournament. */
  | 'START_TOURNAMENT'
  /** Make the results final. */
  | 'FINALIZE_TOURNAMENT'
  /** Register. */
  | 'REGISTER_FOR_TOURNAMENT'
  /** Give your place up. */
  | 'WITHDRAW_FROM_TOURNAMENT'
  /** Say that you are there; as staff, that others are. */
  | 'CHECK_IN'
  /** Invite players. */
  | 'INVITE_PLAYERS'
  /** Register players. */
  | 'REGISTER_PLAYERS'
  /** Approve of registrations. */
  | 'APPROVE_PLAYER'
  /** Drop players. */
  | 'DROP_PLAYER'
  /** Take players back in. */
  | 'REINSTATE_PLAYER'
  /** Say in which order players are numbered. */
  | 'SEED_PLAYERS'
  /** See what a pairing would be. */
  | 'PREVIEW_PAIRING'
  /** Draft the next round. */
  | 'DRAFT_ROUND'
  /** Change a pairing by hand. */
  | 'EDIT_PAIRING'
  /** Draw a draft again, with more constraints. */
  | 'REPAIR_ROUND'
  /** Publish a draft. */
  | 'PUBLISH_ROUND'
  /** Take a published round back. */
  | 'UNPUBLISH_ROUND'
  /** Discard a draft. */
  | 'DISCARD_ROUND'
  /** Give a pod its result, or correct it. */
  | 'ADJUDICATE_POD'
  /** Have a pod played again. */
  | 'REPLAY_POD'
  /** Look at a running match with an arbiter's eyes. */
  | 'INSPECT_POD'
  /** Give time. */
  | 'EXTEND_TIME'
  /** Let someone take over a start number. */
  | 'REPLACE_PLAYER'
  /** Give penalties. */
  | 'PENALISE_PLAYER'
  /** Disqualify players, with a second person. */
  | 'DISQUALIFY_PLAYER'
  /** Change the regulations, with a second person. */
  | 'CHANGE_REGULATIONS'
  /** Approve of an act that someone else has proposed. */
  | 'APPROVE_ACT'
  /** Pause the event. */
  | 'PAUSE_TOURNAMENT'
  /** Resume the event. */
  | 'RESUME_TOURNAMENT'
  /** Appeal. */
  | 'OPEN_APPEAL'
  /** Decide appeals. */
  | 'DECIDE_APPEAL';

/** Which tournaments a list holds. */
export type TournamentFilter = {
  /** The list to look through. */
  readonly list?: TournamentList;
  /** Only tournaments of this game. */
  readonly gameId?: string | null | undefined;
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

export type TokenPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly scopes: ReadonlyArray<Scope>;
  readonly expiresAt: string;
  readonly usedAt: string | null;
};

export type ReliabilityPartsFragment = {
  readonly score: number;
  readonly answersDue: number;
  readonly answersInTime: number;
  readonly finished: number;
  readonly abandoned: number;
};

export type CreateGuestMutationVariables = Exact<{
  input: CreateGuestInput;
}>;

export type CreateGuestMutation = {
  readonly createGuest: {
    readonly token: string;
    readonly expiresAt: string;
    readonly account: {
      readonly id: string;
      readonly name: string;
      readonly locale: Locale | null;
      readonly roles: ReadonlyArray<Role>;
      readonly guest: boolean;
    };
  };
};

export type KeepGuestMutationVariables = Exact<{
  input: KeepGuestInput;
}>;

export type KeepGuestMutation = {
  readonly keepGuest: { readonly id: string; readonly matches: number };
};

export type ReadAccountQueryVariables = Exact<{ [key: string]: never }>;

export type ReadAccountQuery = {
  readonly service: {
    readonly channelKinds: ReadonlyArray<{
      readonly kind: ChannelKind;
      readonly name: string;
      readonly canRotate: boolean;
      readonly fields: ReadonlyArray<{
        readonly name: string;
        readonly label: string;
        readonly format: ChannelFieldFormat;
        readonly required: boolean;
      }>;
    }>;
  };
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly timeZone: string | null;
    readonly quietFrom: string | null;
    readonly quietTo: string | null;
    readonly urgentBelow: string | null;
    readonly digestAt: string | null;
    readonly playingHoursFrom: string | null;
    readonly mutedMatches: ReadonlyArray<string>;
    readonly playingHours: ReadonlyArray<{
      readonly day: number;
      readonly from: string;
      readonly to: string;
    }> | null;
    readonly reliability: {
      readonly restrictedUntil: string | null;
      readonly score: number;
      readonly answersDue: number;
      readonly answersInTime: number;
      readonly finished: number;
      readonly abandoned: number;
    } | null;
    readonly vacation: {
      readonly daysLeft: number;
      readonly auto: boolean;
      readonly current: { readonly from: string; readonly to: string } | null;
      readonly planned: ReadonlyArray<{ readonly from: string; readonly to: string }>;
    } | null;
    readonly blocks: ReadonlyArray<{ readonly id: string; readonly name: string }>;
    readonly tokens: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly scopes: ReadonlyArray<Scope>;
      readonly expiresAt: string;
      readonly usedAt: string | null;
    }>;
    readonly bots: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly tokens: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly scopes: ReadonlyArray<Scope>;
        readonly expiresAt: string;
        readonly usedAt: string | null;
      }>;
    }>;
    readonly notificationRules: ReadonlyArray<{
      readonly id: string;
      readonly events: ReadonlyArray<string>;
      readonly matchIds: ReadonlyArray<string> | null;
      readonly gameIds: ReadonlyArray<string> | null;
      readonly speeds: ReadonlyArray<Speed> | null;
      readonly channels: ReadonlyArray<string>;
      readonly mode: NotifyMode;
      readonly escalate: ReadonlyArray<{
        readonly after: string;
        readonly channels: ReadonlyArray<string>;
      }>;
    }>;
    readonly notificationChannels: ReadonlyArray<{
      readonly id: string;
      readonly kind: ChannelKind;
      readonly label: string;
      readonly verified: boolean;
      readonly disabledReason: ChannelDisabledReason | null;
      readonly disabledSince: string | null;
      readonly codeAt: string | null;
      readonly unsubscribed: ReadonlyArray<{
        readonly ruleId: string | null;
        readonly since: string | null;
      }>;
      readonly deliveries: ReadonlyArray<{
        readonly id: string;
        readonly type: string;
        readonly at: string;
        readonly outcome: DeliveryOutcome;
        readonly attempts: number;
        readonly fault: string | null;
        readonly nextAt: string | null;
      }>;
    }>;
  } | null;
};

export type ReadMutedQueryVariables = Exact<{ [key: string]: never }>;

export type ReadMutedQuery = {
  readonly viewer: { readonly id: string; readonly mutedMatches: ReadonlyArray<string> } | null;
};

export type ReadMatchNameQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadMatchNameQuery = {
  readonly match: {
    readonly title: string | null;
    readonly createdAt: string;
    readonly game: { readonly name: string };
  } | null;
};

export type MuteMatchMutationVariables = Exact<{
  input: MuteMatchInput;
}>;

export type MuteMatchMutation = {
  readonly muteMatch: { readonly id: string; readonly mutedMatches: ReadonlyArray<string> };
};

export type ReadPushKeyQueryVariables = Exact<{ [key: string]: never }>;

export type ReadPushKeyQuery = { readonly service: { readonly pushKey: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;

export type UpdateProfileMutation = {
  readonly updateProfile: { readonly id: string; readonly name: string };
};

export type AddNotificationChannelMutationVariables = Exact<{
  input: AddNotificationChannelInput;
}>;

export type AddNotificationChannelMutation = {
  readonly addNotificationChannel: {
    readonly secret: string | null;
    readonly channel: { readonly id: string };
  };
};

export type VerifyNotificationChannelMutationVariables = Exact<{
  input: VerifyNotificationChannelInput;
}>;

export type VerifyNotificationChannelMutation = {
  readonly verifyNotificationChannel: { readonly id: string };
};

export type SendNotificationChannelCodeMutationVariables = Exact<{
  input: SendNotificationChannelCodeInput;
}>;

export type SendNotificationChannelCodeMutation = {
  readonly sendNotificationChannelCode: { readonly id: string; readonly codeAt: string | null };
};

export type ResumeNotificationChannelMutationVariables = Exact<{
  input: ResumeNotificationChannelInput;
}>;

export type ResumeNotificationChannelMutation = {
  readonly resumeNotificationChannel: { readonly id: string };
};

export type TestNotificationChannelMutationVariables = Exact<{
  input: TestNotificationChannelInput;
}>;

export type TestNotificationChannelMutation = {
  readonly testNotificationChannel: { readonly id: string };
};

export type RemoveNotificationChannelMutationVariables = Exact<{
  input: RemoveNotificationChannelInput;
}>;

export type RemoveNotificationChannelMutation = {
  readonly removeNotificationChannel: { readonly id: string };
};

export type RotateChannelSecretMutationVariables = Exact<{
  input: RotateChannelSecretInput;
}>;

export type RotateChannelSecretMutation = {
  readonly rotateChannelSecret: { readonly secret: string | null };
};

export type ResendDeliveryMutationVariables = Exact<{
  input: ResendDeliveryInput;
}>;

export type ResendDeliveryMutation = { readonly resendDelivery: { readonly id: string } };

export type SetNotificationRulesMutationVariables = Exact<{
  input: SetNotificationRulesInput;
}>;

export type SetNotificationRulesMutation = {
  readonly setNotificationRules: ReadonlyArray<{ readonly id: string }>;
};

export type CreateBotAccountMutationVariables = Exact<{
  input: CreateBotAccountInput;
}>;

export type CreateBotAccountMutation = { readonly createBotAccount: { readonly id: string } };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;

export type CreateTokenMutation = {
  readonly createToken: { readonly token: string; readonly accessToken: { readonly id: string } };
};

export type RevokeTokenMutationVariables = Exact<{
  input: RevokeTokenInput;
}>;

export type RevokeTokenMutation = { readonly revokeToken: { readonly id: string } };

export type StartVacationMutationVariables = Exact<{
  input: StartVacationInput;
}>;

export type StartVacationMutation = { readonly startVacation: { readonly id: string } };

export type EndVacationMutationVariables = Exact<{
  input: EndVacationInput;
}>;

export type EndVacationMutation = { readonly endVacation: { readonly id: string } };

export type BlockAccountMutationVariables = Exact<{
  input: BlockAccountInput;
}>;

export type BlockAccountMutation = { readonly blockAccount: { readonly id: string } };

export type ReadMyDataQueryVariables = Exact<{ [key: string]: never }>;

export type ReadMyDataQuery = { readonly viewer: { readonly export: unknown } | null };

export type DeleteAccountMutationVariables = Exact<{
  input: DeleteAccountInput;
}>;

export type DeleteAccountMutation = { readonly deleteAccount: { readonly at: string } };

export type ReadDefaultOrdersQueryVariables = Exact<{ [key: string]: never }>;

export type ReadDefaultOrdersQuery = {
  readonly viewer: {
    readonly defaultOrders: ReadonlyArray<{
      readonly gameId: string;
      readonly orders: ReadonlyArray<{
        readonly kind: string;
        readonly about: unknown;
        readonly choose: ReadonlyArray<string>;
        readonly ask: boolean;
        readonly once: boolean;
        readonly until: string | null;
      }>;
    }>;
  } | null;
};

export type SetDefaultOrdersMutationVariables = Exact<{
  input: SetDefaultOrdersInput;
}>;

export type SetDefaultOrdersMutation = { readonly setDefaultOrders: { readonly id: string } };

export type ReadNameQueryVariables = Exact<{
  id: string;
}>;

export type ReadNameQuery = {
  readonly node:
    | { readonly name: string; readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | null;
};

export type ReadPersonQueryVariables = Exact<{
  id: string;
}>;

export type ReadPersonQuery = {
  readonly node:
    | {
        readonly name: string;
        readonly bot: boolean;
        readonly id: string;
        readonly reliability: {
          readonly score: number;
          readonly answersDue: number;
          readonly answersInTime: number;
          readonly finished: number;
          readonly abandoned: number;
        } | null;
        readonly ratings: ReadonlyArray<{
          readonly gameId: string;
          readonly pool: RatingPool;
          readonly figure: number;
          readonly matches: number;
          readonly provisional: boolean;
        }>;
      }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | { readonly id: string }
    | null;
};

export type ReadEndQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadEndQuery = {
  readonly match: {
    readonly game: { readonly name: string };
    readonly ratingChanges: ReadonlyArray<{
      readonly accountId: string;
      readonly before: number;
      readonly after: number;
    }>;
  } | null;
};

export type TablePartsFragment = {
  readonly id: string;
  readonly status: MatchStatus;
  readonly updatedAt: string;
  readonly seat: string | null;
  readonly waitingOn: ReadonlyArray<string>;
  readonly deadline: string | null;
  readonly asking: string | null;
  readonly seats: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly bot: string | null;
    readonly presence: Presence;
  }>;
  readonly snapshot: {
    readonly round: number | null;
    readonly pieces: ReadonlyArray<{ readonly place: string; readonly seat: string | null }>;
    readonly lattices: ReadonlyArray<{
      readonly seat: string | null;
      readonly laid: ReadonlyArray<{
        readonly thing: string;
        readonly x: number;
        readonly y: number;
        readonly tone: string | null;
      }>;
    }>;
    readonly scores: ReadonlyArray<{ readonly seat: string; readonly n: number }>;
  };
  readonly log: ReadonlyArray<{ readonly text: string }>;
  readonly result: {
    readonly reasonText: string;
    readonly ranking: ReadonlyArray<{ readonly seat: string; readonly place: number }>;
  } | null;
};

export type ReadTablesQueryVariables = Exact<{
  id: string;
  round: number;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type ReadTablesQuery = {
  readonly tournament: {
    readonly version: number;
    readonly round: {
      readonly pods: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly round: number;
            readonly number: number;
            readonly status: PodStatus;
            readonly matchId: string | null;
            readonly deadline: string | null;
            readonly held: boolean;
            readonly heldBy: PodHold | null;
            readonly endedAt: string | null;
            readonly match: {
              readonly id: string;
              readonly status: MatchStatus;
              readonly updatedAt: string;
              readonly seat: string | null;
              readonly waitingOn: ReadonlyArray<string>;
              readonly deadline: string | null;
              readonly asking: string | null;
              readonly seats: ReadonlyArray<{
                readonly id: string;
                readonly name: string;
                readonly bot: string | null;
                readonly presence: Presence;
              }>;
              readonly snapshot: {
                readonly round: number | null;
                readonly pieces: ReadonlyArray<{
                  readonly place: string;
                  readonly seat: string | null;
                }>;
                readonly lattices: ReadonlyArray<{
                  readonly seat: string | null;
                  readonly laid: ReadonlyArray<{
                    readonly thing: string;
                    readonly x: number;
                    readonly y: number;
                    readonly tone: string | null;
                  }>;
                }>;
                readonly scores: ReadonlyArray<{ readonly seat: string; readonly n: number }>;
              };
              readonly log: ReadonlyArray<{ readonly text: string }>;
              readonly result: {
                readonly reasonText: string;
                readonly ranking: ReadonlyArray<{ readonly seat: string; readonly place: number }>;
              } | null;
            } | null;
            readonly seats: ReadonlyArray<{
              readonly seat: string;
              readonly player: {
                readonly id: string;
                readonly number: number | null;
                readonly status: PlayerStatus;
                readonly account: { readonly id: string; readonly name: string };
              };
              readonly account: { readonly id: string; readonly name: string };
            }>;
            readonly result: {
              readonly by: ResultSource;
              readonly places: ReadonlyArray<{
                readonly place: number;
                readonly score: number | null;
                readonly player: { readonly id: string };
              }>;
            } | null;
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
};

export type ReadMyTableQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadMyTableQuery = {
  readonly tournament: {
    readonly myNext: {
      readonly id: string;
      readonly match: {
        readonly id: string;
        readonly status: MatchStatus;
        readonly updatedAt: string;
        readonly seat: string | null;
        readonly waitingOn: ReadonlyArray<string>;
        readonly deadline: string | null;
        readonly asking: string | null;
        readonly seats: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly bot: string | null;
          readonly presence: Presence;
        }>;
        readonly snapshot: {
          readonly round: number | null;
          readonly pieces: ReadonlyArray<{ readonly place: string; readonly seat: string | null }>;
          readonly lattices: ReadonlyArray<{
            readonly seat: string | null;
            readonly laid: ReadonlyArray<{
              readonly thing: string;
              readonly x: number;
              readonly y: number;
              readonly tone: string | null;
            }>;
          }>;
          readonly scores: ReadonlyArray<{ readonly seat: string; readonly n: number }>;
        };
        readonly log: ReadonlyArray<{ readonly text: string }>;
        readonly result: {
          readonly reasonText: string;
          readonly ranking: ReadonlyArray<{ readonly seat: string; readonly place: number }>;
        } | null;
      } | null;
    } | null;
  } | null;
};

export type ReadBoardsQueryVariables = Exact<{
  id: string;
}>;

export type ReadBoardsQuery = { readonly game: { readonly boards: unknown } | null };

export type ReadOpenTablesQueryVariables = Exact<{
  id: string;
  round: number;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type ReadOpenTablesQuery = {
  readonly tournament: {
    readonly round: {
      readonly pods: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly round: number;
            readonly number: number;
            readonly status: PodStatus;
            readonly matchId: string | null;
            readonly deadline: string | null;
            readonly held: boolean;
            readonly heldBy: PodHold | null;
            readonly endedAt: string | null;
            readonly match: {
              readonly id: string;
              readonly status: MatchStatus;
              readonly updatedAt: string;
              readonly waitingOn: ReadonlyArray<string>;
              readonly seats: ReadonlyArray<{
                readonly id: string;
                readonly name: string;
                readonly presence: Presence;
              }>;
            } | null;
            readonly seats: ReadonlyArray<{
              readonly seat: string;
              readonly player: {
                readonly id: string;
                readonly number: number | null;
                readonly status: PlayerStatus;
                readonly account: { readonly id: string; readonly name: string };
              };
              readonly account: { readonly id: string; readonly name: string };
            }>;
            readonly result: {
              readonly by: ResultSource;
              readonly places: ReadonlyArray<{
                readonly place: number;
                readonly score: number | null;
                readonly player: { readonly id: string };
              }>;
            } | null;
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
};

export type ReadPlayersOfQueryVariables = Exact<{
  id: string;
  status: PlayerStatus;
  first: number;
}>;

export type ReadPlayersOfQuery = {
  readonly tournament: {
    readonly players: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly registeredAt: string;
          readonly id: string;
          readonly number: number | null;
          readonly status: PlayerStatus;
          readonly account: { readonly id: string; readonly name: string };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type ReadGamesQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadGamesQuery = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly revision: string;
    readonly bots: ReadonlyArray<string>;
    readonly seats: { readonly min: number; readonly max: number };
    readonly about: {
      readonly line: string;
      readonly minutes: number;
      readonly difficulty: number;
      readonly cover: string;
      readonly preset: { readonly id: string; readonly name: string } | null;
    };
  }>;
};

export type ReadRevisionQueryVariables = Exact<{
  id: string;
}>;

export type ReadRevisionQuery = { readonly game: { readonly revision: string } | null };

export type ReadShelfQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadShelfQuery = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly boards: unknown;
    readonly seats: { readonly min: number; readonly max: number };
    readonly about: {
      readonly line: string;
      readonly minutes: number;
      readonly difficulty: number;
      readonly cover: string;
    };
  }>;
};

export type ReadPresetsQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadPresetsQuery = {
  readonly games: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly boards: unknown;
    readonly seats: { readonly min: number; readonly max: number };
    readonly about: {
      readonly line: string;
      readonly minutes: number;
      readonly difficulty: number;
      readonly cover: string;
      readonly preset: { readonly id: string } | null;
    };
    readonly presets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly text: string;
      readonly options: unknown;
      readonly seats: number;
      readonly speed: Speed;
      readonly timeControl: string;
      readonly deadline: string;
    }>;
    readonly botLevels: ReadonlyArray<{ readonly id: string; readonly rating: number | null }>;
  }>;
  readonly timeControls: ReadonlyArray<{
    readonly preset: string | null;
    readonly name: string;
    readonly speed: Speed;
  }>;
};

export type ReadGameQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadGameQuery = {
  readonly game: {
    readonly id: string;
    readonly name: string;
    readonly boards: unknown;
    readonly seats: { readonly min: number; readonly max: number };
    readonly about: {
      readonly line: string;
      readonly minutes: number;
      readonly difficulty: number;
      readonly cover: string;
    };
    readonly guide: {
      readonly goal: string;
      readonly turn: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly text: string;
        readonly glyph: string;
      }>;
    } | null;
    readonly presets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly text: string;
      readonly speed: Speed;
      readonly deadline: string;
    }>;
  } | null;
};

export type CreateMatchMutationVariables = Exact<{
  input: CreateMatchInput;
}>;

export type CreateMatchMutation = {
  readonly createMatch: {
    readonly id: string;
    readonly version: number;
    readonly fairness: { readonly commitment: string };
  };
};

export type QuickMatchMutationVariables = Exact<{
  input: QuickMatchInput;
}>;

export type QuickMatchMutation = {
  readonly quickMatch: { readonly id: string; readonly version: number };
};

export type JoinMatchMutationVariables = Exact<{
  input: JoinMatchInput;
}>;

export type JoinMatchMutation = {
  readonly joinMatch: {
    readonly id: string;
    readonly version: number;
    readonly seat: string | null;
    readonly fairness: { readonly commitment: string };
  };
};

export type LeaveMatchMutationVariables = Exact<{
  input: LeaveMatchInput;
}>;

export type LeaveMatchMutation = { readonly leaveMatch: { readonly version: number } };

export type AddBotMutationVariables = Exact<{
  input: AddBotInput;
}>;

export type AddBotMutation = { readonly addBot: { readonly version: number } };

export type RemoveFromSeatMutationVariables = Exact<{
  input: RemoveFromSeatInput;
}>;

export type RemoveFromSeatMutation = { readonly removeFromSeat: { readonly version: number } };

export type StartMatchMutationVariables = Exact<{
  input: StartMatchInput;
}>;

export type StartMatchMutation = { readonly startMatch: { readonly version: number } };

export type InviteMutationVariables = Exact<{
  input: InviteInput;
}>;

export type InviteMutation = { readonly invite: { readonly version: number } };

export type RevokeInvitationMutationVariables = Exact<{
  input: RevokeInvitationInput;
}>;

export type RevokeInvitationMutation = { readonly revokeInvitation: { readonly version: number } };

export type ReadTimeControlsQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadTimeControlsQuery = {
  readonly timeControls: ReadonlyArray<{
    readonly preset: string | null;
    readonly name: string;
    readonly speed: Speed;
  }>;
};

export type ForkMatchMutationVariables = Exact<{
  input: ForkMatchInput;
}>;

export type ForkMatchMutation = { readonly forkMatch: { readonly id: string } };

export type AlertPartsFragment = { readonly id: string; readonly until: string };

export type ReadTableAlertsQueryVariables = Exact<{ [key: string]: never }>;

export type ReadTableAlertsQuery = {
  readonly viewer: {
    readonly tableAlerts: ReadonlyArray<{ readonly id: string; readonly until: string }>;
  } | null;
};

export type AddTableAlertMutationVariables = Exact<{ [key: string]: never }>;

export type AddTableAlertMutation = {
  readonly addTableAlert: { readonly id: string; readonly until: string };
};

export type RemoveTableAlertMutationVariables = Exact<{
  input: RemoveTableAlertInput;
}>;

export type RemoveTableAlertMutation = {
  readonly removeTableAlert: {
    readonly tableAlerts: ReadonlyArray<{ readonly id: string; readonly until: string }>;
  };
};

export type ReadMatchQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadMatchQuery = {
  readonly match: {
    readonly id: string;
    readonly version: number;
    readonly status: MatchStatus;
    readonly kind: MatchKind;
    readonly goal: string | null;
    readonly visibility: Visibility;
    readonly seat: string | null;
    readonly can: ReadonlyArray<MatchAction>;
    readonly invitation: string | null;
    readonly title: string | null;
    readonly chat: ChatMode;
    readonly language: Locale | null;
    readonly rated: boolean;
    readonly lastRound: boolean;
    readonly spectatorDelay: number;
    readonly options: unknown;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly forkOf: {
      readonly matchId: string;
      readonly version: number;
      readonly chance: ForkChance;
    } | null;
    readonly requirements: {
      readonly languages: ReadonlyArray<Locale>;
      readonly reliabilityMin: number | null;
      readonly finishedMin: number | null;
      readonly ratingMin: number | null;
      readonly ratingMax: number | null;
      readonly unmet: ReadonlyArray<Requirement>;
    } | null;
    readonly invitations: ReadonlyArray<{
      readonly id: string;
      readonly status: InvitationStatus;
      readonly account: { readonly id: string; readonly name: string } | null;
    }>;
    readonly tournament: { readonly id: string; readonly name: string } | null;
    readonly pod: { readonly round: number; readonly number: number } | null;
    readonly game: { readonly id: string; readonly name: string; readonly revision: string };
    readonly host: { readonly id: string; readonly name: string };
    readonly seats: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly bot: string | null;
      readonly free: boolean;
      readonly resigned: boolean;
      readonly presence: Presence;
      readonly missed: number;
      readonly account: {
        readonly id: string;
        readonly name: string;
        readonly bot: boolean;
      } | null;
    }>;
    readonly orders: ReadonlyArray<{
      readonly kind: string;
      readonly about: unknown;
      readonly choose: ReadonlyArray<string>;
      readonly ask: boolean;
      readonly once: boolean;
      readonly until: string | null;
    }>;
    readonly timeControl: {
      readonly preset: string | null;
      readonly name: string;
      readonly speed: Speed;
      readonly perQuestion: string | null;
      readonly perTurn: string | null;
      readonly reaction: string | null;
      readonly weekends: Weekends;
      readonly playingHours: boolean;
      readonly vacation: VacationPolicy;
      readonly bank: {
        readonly initial: string;
        readonly increment: string;
        readonly per: BankPer;
        readonly max: string;
      } | null;
    } | null;
    readonly fairness: {
      readonly commitment: string;
      readonly entropy: ReadonlyArray<string>;
      readonly secret: string | null;
      readonly beacon: {
        readonly chain: string;
        readonly round: number;
        readonly drawnAt: string;
        readonly signature: string | null;
      } | null;
    };
  } | null;
};

export type OpenMatchQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type OpenMatchQuery = {
  readonly match: {
    readonly id: string;
    readonly version: number;
    readonly status: MatchStatus;
    readonly kind: MatchKind;
    readonly goal: string | null;
    readonly visibility: Visibility;
    readonly seat: string | null;
    readonly can: ReadonlyArray<MatchAction>;
    readonly invitation: string | null;
    readonly title: string | null;
    readonly chat: ChatMode;
    readonly language: Locale | null;
    readonly rated: boolean;
    readonly lastRound: boolean;
    readonly spectatorDelay: number;
    readonly options: unknown;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly updates: ReadonlyArray<{
      readonly version: number;
      readonly at: string;
      readonly from: number | null;
      readonly snapshot: unknown;
      readonly patch: ReadonlyArray<unknown> | null;
      readonly waitingOn: ReadonlyArray<string>;
      readonly seatsAt: number;
      readonly status: MatchStatus;
      readonly log: ReadonlyArray<{
        readonly version: number;
        readonly at: string;
        readonly seat: string | null;
        readonly type: string;
        readonly data: unknown;
        readonly rule: string | null;
        readonly begins: Beginning | null;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
      }>;
      readonly questions: ReadonlyArray<{
        readonly id: string;
        readonly seat: string;
        readonly kind: string;
        readonly short: string;
        readonly about: unknown;
        readonly min: number;
        readonly max: number;
        readonly askedAt: number;
        readonly sealed: boolean;
        readonly answered: boolean;
        readonly deadline: string | null;
        readonly weight: QuestionWeight;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly short: string;
          readonly refs: ReadonlyArray<string>;
          readonly group: OptionGroup;
          readonly isDefault: boolean;
          readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
          readonly effects: ReadonlyArray<{
            readonly refs: ReadonlyArray<string>;
            readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
          }>;
          readonly odds: {
            readonly dice: number;
            readonly sides: number;
            readonly outcomes: ReadonlyArray<{
              readonly tone: OutcomeTone;
              readonly text: string;
              readonly chance: number;
              readonly rolls: ReadonlyArray<number>;
            }>;
          } | null;
        }>;
      }>;
      readonly clocks: ReadonlyArray<{
        readonly seat: string;
        readonly running: boolean;
        readonly deadline: string | null;
        readonly bank: string | null;
        readonly cause: DeadlineCause | null;
        readonly pausedUntil: string | null;
      }>;
      readonly proposals: ReadonlyArray<{
        readonly id: string;
        readonly kind: ProposalKind;
        readonly by: string;
        readonly itself: boolean;
        readonly expiresAt: string;
        readonly status: ProposalStatus;
        readonly waitingOn: ReadonlyArray<string>;
        readonly until: string | null;
        readonly toVersion: number | null;
        readonly extend: string | null;
        readonly outcome: EndOutcome | null;
        readonly seat: string | null;
        readonly votes: ReadonlyArray<{ readonly seat: string; readonly agree: boolean }>;
      }>;
      readonly result: {
        readonly reason: string;
        readonly reasonText: string;
        readonly ranking: ReadonlyArray<{
          readonly seat: string;
          readonly place: number;
          readonly score: number;
          readonly details: unknown;
          readonly placeText: string;
          readonly scoreText: string;
          readonly parts: ReadonlyArray<{
            readonly name: string;
            readonly ref: string | null;
            readonly n: number;
          }>;
        }>;
        readonly leavers: ReadonlyArray<{
          readonly seat: string;
          readonly account: { readonly id: string; readonly name: string };
        }>;
      } | null;
    }>;
    readonly forkOf: {
      readonly matchId: string;
      readonly version: number;
      readonly chance: ForkChance;
    } | null;
    readonly requirements: {
      readonly languages: ReadonlyArray<Locale>;
      readonly reliabilityMin: number | null;
      readonly finishedMin: number | null;
      readonly ratingMin: number | null;
      readonly ratingMax: number | null;
      readonly unmet: ReadonlyArray<Requirement>;
    } | null;
    readonly invitations: ReadonlyArray<{
      readonly id: string;
      readonly status: InvitationStatus;
      readonly account: { readonly id: string; readonly name: string } | null;
    }>;
    readonly tournament: { readonly id: string; readonly name: string } | null;
    readonly pod: { readonly round: number; readonly number: number } | null;
    readonly game: { readonly id: string; readonly name: string; readonly revision: string };
    readonly host: { readonly id: string; readonly name: string };
    readonly seats: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly bot: string | null;
      readonly free: boolean;
      readonly resigned: boolean;
      readonly presence: Presence;
      readonly missed: number;
      readonly account: {
        readonly id: string;
        readonly name: string;
        readonly bot: boolean;
      } | null;
    }>;
    readonly orders: ReadonlyArray<{
      readonly kind: string;
      readonly about: unknown;
      readonly choose: ReadonlyArray<string>;
      readonly ask: boolean;
      readonly once: boolean;
      readonly until: string | null;
    }>;
    readonly timeControl: {
      readonly preset: string | null;
      readonly name: string;
      readonly speed: Speed;
      readonly perQuestion: string | null;
      readonly perTurn: string | null;
      readonly reaction: string | null;
      readonly weekends: Weekends;
      readonly playingHours: boolean;
      readonly vacation: VacationPolicy;
      readonly bank: {
        readonly initial: string;
        readonly increment: string;
        readonly per: BankPer;
        readonly max: string;
      } | null;
    } | null;
    readonly fairness: {
      readonly commitment: string;
      readonly entropy: ReadonlyArray<string>;
      readonly secret: string | null;
      readonly beacon: {
        readonly chain: string;
        readonly round: number;
        readonly drawnAt: string;
        readonly signature: string | null;
      } | null;
    };
  } | null;
};

export type MatchPartsFragment = {
  readonly id: string;
  readonly version: number;
  readonly status: MatchStatus;
  readonly kind: MatchKind;
  readonly goal: string | null;
  readonly visibility: Visibility;
  readonly seat: string | null;
  readonly can: ReadonlyArray<MatchAction>;
  readonly invitation: string | null;
  readonly title: string | null;
  readonly chat: ChatMode;
  readonly language: Locale | null;
  readonly rated: boolean;
  readonly lastRound: boolean;
  readonly spectatorDelay: number;
  readonly options: unknown;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly forkOf: {
    readonly matchId: string;
    readonly version: number;
    readonly chance: ForkChance;
  } | null;
  readonly requirements: {
    readonly languages: ReadonlyArray<Locale>;
    readonly reliabilityMin: number | null;
    readonly finishedMin: number | null;
    readonly ratingMin: number | null;
    readonly ratingMax: number | null;
    readonly unmet: ReadonlyArray<Requirement>;
  } | null;
  readonly invitations: ReadonlyArray<{
    readonly id: string;
    readonly status: InvitationStatus;
    readonly account: { readonly id: string; readonly name: string } | null;
  }>;
  readonly tournament: { readonly id: string; readonly name: string } | null;
  readonly pod: { readonly round: number; readonly number: number } | null;
  readonly game: { readonly id: string; readonly name: string; readonly revision: string };
  readonly host: { readonly id: string; readonly name: string };
  readonly seats: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly bot: string | null;
    readonly free: boolean;
    readonly resigned: boolean;
    readonly presence: Presence;
    readonly missed: number;
    readonly account: { readonly id: string; readonly name: string; readonly bot: boolean } | null;
  }>;
  readonly orders: ReadonlyArray<{
    readonly kind: string;
    readonly about: unknown;
    readonly choose: ReadonlyArray<string>;
    readonly ask: boolean;
    readonly once: boolean;
    readonly until: string | null;
  }>;
  readonly timeControl: {
    readonly preset: string | null;
    readonly name: string;
    readonly speed: Speed;
    readonly perQuestion: string | null;
    readonly perTurn: string | null;
    readonly reaction: string | null;
    readonly weekends: Weekends;
    readonly playingHours: boolean;
    readonly vacation: VacationPolicy;
    readonly bank: {
      readonly initial: string;
      readonly increment: string;
      readonly per: BankPer;
      readonly max: string;
    } | null;
  } | null;
  readonly fairness: {
    readonly commitment: string;
    readonly entropy: ReadonlyArray<string>;
    readonly secret: string | null;
    readonly beacon: {
      readonly chain: string;
      readonly round: number;
      readonly drawnAt: string;
      readonly signature: string | null;
    } | null;
  };
};

export type TimeControlPartsFragment = {
  readonly preset: string | null;
  readonly name: string;
  readonly speed: Speed;
  readonly perQuestion: string | null;
  readonly perTurn: string | null;
  readonly reaction: string | null;
  readonly weekends: Weekends;
  readonly playingHours: boolean;
  readonly vacation: VacationPolicy;
  readonly bank: {
    readonly initial: string;
    readonly increment: string;
    readonly per: BankPer;
    readonly max: string;
  } | null;
};

export type ReadInvitationQueryVariables = Exact<{
  code: string;
  locale?: Locale | null | undefined;
}>;

export type ReadInvitationQuery = {
  readonly invitation: {
    readonly matchId: string;
    readonly title: string | null;
    readonly language: Locale | null;
    readonly game: {
      readonly id: string;
      readonly name: string;
      readonly boards: unknown;
      readonly about: { readonly line: string; readonly minutes: number };
      readonly guide: {
        readonly turn: ReadonlyArray<{
          readonly id: string;
          readonly title: string;
          readonly text: string;
          readonly glyph: string;
        }>;
      } | null;
    };
    readonly host: { readonly id: string; readonly name: string };
    readonly seats: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly bot: string | null;
      readonly free: boolean;
      readonly resigned: boolean;
      readonly presence: Presence;
      readonly missed: number;
      readonly account: {
        readonly id: string;
        readonly name: string;
        readonly bot: boolean;
      } | null;
    }>;
    readonly timeControl: {
      readonly preset: string | null;
      readonly name: string;
      readonly speed: Speed;
      readonly perQuestion: string | null;
      readonly perTurn: string | null;
      readonly reaction: string | null;
      readonly weekends: Weekends;
      readonly playingHours: boolean;
      readonly vacation: VacationPolicy;
      readonly bank: {
        readonly initial: string;
        readonly increment: string;
        readonly per: BankPer;
        readonly max: string;
      } | null;
    } | null;
  } | null;
};

export type ReadReliabilityQueryVariables = Exact<{
  id: string;
}>;

export type ReadReliabilityQuery = {
  readonly match: {
    readonly seats: ReadonlyArray<{
      readonly id: string;
      readonly account: {
        readonly id: string;
        readonly reliability: {
          readonly score: number;
          readonly answersDue: number;
          readonly answersInTime: number;
          readonly finished: number;
          readonly abandoned: number;
        } | null;
      } | null;
    }>;
  } | null;
};

export type ReadExportQueryVariables = Exact<{
  id: string;
}>;

export type ReadExportQuery = { readonly match: { readonly export: unknown } | null };

export type ReadMatchesQueryVariables = Exact<{
  filter?: MatchFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
  isMine: boolean;
}>;

export type ReadMatchesQuery = {
  readonly matches: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly kind: MatchKind;
        readonly title: string | null;
        readonly language: Locale | null;
        readonly rated: boolean;
        readonly seat: string | null;
        readonly waitingOn: ReadonlyArray<string>;
        readonly deadline: string | null;
        readonly asking: string | null;
        readonly news?: string | null;
        readonly updatedAt: string;
        readonly timeControl: {
          readonly name: string;
          readonly perQuestion: string | null;
          readonly perTurn: string | null;
          readonly bank: { readonly initial: string } | null;
        } | null;
        readonly snapshot: {
          readonly pieces: ReadonlyArray<{ readonly place: string; readonly seat: string | null }>;
          readonly lattices: ReadonlyArray<{
            readonly seat: string | null;
            readonly laid: ReadonlyArray<{
              readonly thing: string;
              readonly x: number;
              readonly y: number;
              readonly tone: string | null;
            }>;
          }>;
        };
        readonly result: {
          readonly reason: string;
          readonly ranking: ReadonlyArray<{
            readonly seat: string;
            readonly place: number;
            readonly placeText: string;
          }>;
        } | null;
        readonly game: { readonly id: string; readonly name: string };
        readonly seats: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
          readonly bot: string | null;
          readonly free: boolean;
          readonly presence: Presence;
        }>;
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type ReportPartsFragment = {
  readonly id: string;
  readonly status: ReportStatus;
  readonly message: {
    readonly matchId: string;
    readonly id: string;
    readonly audience: Audience;
    readonly seat: string | null;
    readonly hidden: boolean;
    readonly text: string;
    readonly phrase: string | null;
    readonly at: string;
    readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
  };
  readonly context: ReadonlyArray<{
    readonly id: string;
    readonly audience: Audience;
    readonly seat: string | null;
    readonly hidden: boolean;
    readonly text: string;
    readonly phrase: string | null;
    readonly at: string;
    readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
  }>;
  readonly complaints: ReadonlyArray<{
    readonly reason: ReportReason;
    readonly note: string;
    readonly at: string;
    readonly by: { readonly id: string; readonly name: string };
  }>;
  readonly decisions: ReadonlyArray<{
    readonly act: ModerationAct;
    readonly reason: string;
    readonly at: string;
    readonly until: string | null;
    readonly by: { readonly id: string; readonly name: string };
  }>;
};

export type ReadReportsQueryVariables = Exact<{
  status: ReportStatus;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type ReadReportsQuery = {
  readonly reports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly status: ReportStatus;
        readonly message: {
          readonly matchId: string;
          readonly id: string;
          readonly audience: Audience;
          readonly seat: string | null;
          readonly hidden: boolean;
          readonly text: string;
          readonly phrase: string | null;
          readonly at: string;
          readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
        };
        readonly context: ReadonlyArray<{
          readonly id: string;
          readonly audience: Audience;
          readonly seat: string | null;
          readonly hidden: boolean;
          readonly text: string;
          readonly phrase: string | null;
          readonly at: string;
          readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
        }>;
        readonly complaints: ReadonlyArray<{
          readonly reason: ReportReason;
          readonly note: string;
          readonly at: string;
          readonly by: { readonly id: string; readonly name: string };
        }>;
        readonly decisions: ReadonlyArray<{
          readonly act: ModerationAct;
          readonly reason: string;
          readonly at: string;
          readonly until: string | null;
          readonly by: { readonly id: string; readonly name: string };
        }>;
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type ModerateMutationVariables = Exact<{
  input: ModerateInput;
}>;

export type ModerateMutation = { readonly moderate: { readonly status: ReportStatus } };

export type ServiceTimePartsFragment = {
  readonly hold: { readonly reason: string; readonly since: string } | null;
  readonly credits: ReadonlyArray<{
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    readonly matchIds: ReadonlyArray<string> | null;
  }>;
};

export type ReadServiceTimeQueryVariables = Exact<{ [key: string]: never }>;

export type ReadServiceTimeQuery = {
  readonly serviceTime: {
    readonly hold: { readonly reason: string; readonly since: string } | null;
    readonly credits: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly matchIds: ReadonlyArray<string> | null;
    }>;
  };
};

export type HoldExpiryMutationVariables = Exact<{
  input: HoldExpiryInput;
}>;

export type HoldExpiryMutation = {
  readonly holdExpiry: {
    readonly hold: { readonly reason: string; readonly since: string } | null;
    readonly credits: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly matchIds: ReadonlyArray<string> | null;
    }>;
  };
};

export type CreditTimeMutationVariables = Exact<{
  input: CreditTimeInput;
}>;

export type CreditTimeMutation = {
  readonly creditTime: {
    readonly hold: { readonly reason: string; readonly since: string } | null;
    readonly credits: ReadonlyArray<{
      readonly from: string;
      readonly to: string;
      readonly reason: string;
      readonly matchIds: ReadonlyArray<string> | null;
    }>;
  };
};

export type AnswerMutationVariables = Exact<{
  input: AnswerInput;
}>;

export type AnswerMutation = { readonly answer: { readonly version: number } };

export type SetStandingOrdersMutationVariables = Exact<{
  input: SetStandingOrdersInput;
}>;

export type SetStandingOrdersMutation = {
  readonly setStandingOrders: { readonly version: number };
};

export type ResignMutationVariables = Exact<{
  input: ResignInput;
}>;

export type ResignMutation = { readonly resign: { readonly version: number } };

export type ReturnToSeatMutationVariables = Exact<{
  input: ReturnToSeatInput;
}>;

export type ReturnToSeatMutation = { readonly returnToSeat: { readonly version: number } };

export type ClaimSeatMutationVariables = Exact<{
  input: ClaimSeatInput;
}>;

export type ClaimSeatMutation = { readonly claimSeat: { readonly version: number } };

export type RewindMatchMutationVariables = Exact<{
  input: RewindMatchInput;
}>;

export type RewindMatchMutation = { readonly rewindMatch: { readonly version: number } };

export type CloseProcedureMutationVariables = Exact<{
  input: CloseProcedureInput;
}>;

export type CloseProcedureMutation = { readonly closeProcedure: { readonly version: number } };

export type PauseMatchMutationVariables = Exact<{
  input: PauseMatchInput;
}>;

export type PauseMatchMutation = { readonly pauseMatch: { readonly version: number } };

export type ResumeMatchMutationVariables = Exact<{
  input: ResumeMatchInput;
}>;

export type ResumeMatchMutation = { readonly resumeMatch: { readonly version: number } };

export type MarkSeenMutationVariables = Exact<{
  input: MarkSeenInput;
}>;

export type MarkSeenMutation = { readonly markSeen: { readonly version: number } };

export type ProposeMutationVariables = Exact<{
  input: ProposeInput;
}>;

export type ProposeMutation = { readonly propose: { readonly version: number } };

export type VoteMutationVariables = Exact<{
  input: VoteInput;
}>;

export type VoteMutation = { readonly vote: { readonly version: number } };

export type UndoMutationVariables = Exact<{
  input: UndoInput;
}>;

export type UndoMutation = { readonly undo: { readonly version: number } };

export type ReadUndoQueryVariables = Exact<{
  id: string;
}>;

export type ReadUndoQuery = {
  readonly match: {
    readonly version: number;
    readonly undo: {
      readonly policy: UndoPolicy;
      readonly left: number;
      readonly to: number | null;
      readonly reason: UndoBarrier;
    } | null;
  } | null;
};

export type RematchMutationVariables = Exact<{
  input: RematchInput;
}>;

export type RematchMutation = { readonly rematch: { readonly id: string } };

export type AnswerInvitationMutationVariables = Exact<{
  input: AnswerInvitationInput;
}>;

export type AnswerInvitationMutation = { readonly answerInvitation: { readonly version: number } };

export type ReadRematchQueryVariables = Exact<{
  id: string;
}>;

export type ReadRematchQuery = {
  readonly match: {
    readonly rematch: {
      readonly id: string;
      readonly host: { readonly id: string; readonly name: string };
    } | null;
  } | null;
};

export type TicketPartsFragment = {
  readonly id: string;
  readonly status: TicketStatus;
  readonly seats: ReadonlyArray<number>;
  readonly languages: ReadonlyArray<Locale>;
  readonly until: string;
  readonly confirmBy: string | null;
  readonly confirmed: boolean;
  readonly matchId: string | null;
  readonly game: { readonly id: string; readonly name: string };
  readonly timeControl: { readonly name: string; readonly speed: Speed };
};

export type ReadQueuesQueryVariables = Exact<{
  gameId: string;
  locale?: Locale | null | undefined;
}>;

export type ReadQueuesQuery = {
  readonly queues: ReadonlyArray<{
    readonly waiting: number;
    readonly timeControl: {
      readonly preset: string | null;
      readonly name: string;
      readonly speed: Speed;
    };
    readonly ticket: { readonly id: string; readonly status: TicketStatus } | null;
  }>;
};

export type ReadTicketsQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadTicketsQuery = {
  readonly viewer: {
    readonly reliability: { readonly restrictedUntil: string | null } | null;
    readonly queueTickets: ReadonlyArray<{
      readonly id: string;
      readonly status: TicketStatus;
      readonly seats: ReadonlyArray<number>;
      readonly languages: ReadonlyArray<Locale>;
      readonly until: string;
      readonly confirmBy: string | null;
      readonly confirmed: boolean;
      readonly matchId: string | null;
      readonly game: { readonly id: string; readonly name: string };
      readonly timeControl: { readonly name: string; readonly speed: Speed };
    }>;
  } | null;
};

export type JoinQueueMutationVariables = Exact<{
  input: JoinQueueInput;
}>;

export type JoinQueueMutation = { readonly joinQueue: { readonly id: string } };

export type ConfirmQueueMutationVariables = Exact<{
  input: ConfirmQueueInput;
}>;

export type ConfirmQueueMutation = { readonly confirmQueue: { readonly id: string } };

export type LeaveQueueMutationVariables = Exact<{
  input: LeaveQueueInput;
}>;

export type LeaveQueueMutation = { readonly leaveQueue: { readonly id: string } };

export type ReadLeaderboardQueryVariables = Exact<{
  gameId: string;
  pool: RatingPool;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadLeaderboardQuery = {
  readonly leaderboard: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly account: { readonly id: string; readonly name: string };
        readonly rating: {
          readonly figure: number;
          readonly matches: number;
          readonly provisional: boolean;
        };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type RatingPartsFragment = {
  readonly gameId: string;
  readonly pool: RatingPool;
  readonly figure: number;
  readonly matches: number;
  readonly provisional: boolean;
};

export type ReadMyRatingsQueryVariables = Exact<{ [key: string]: never }>;

export type ReadMyRatingsQuery = {
  readonly viewer: {
    readonly ratings: ReadonlyArray<{
      readonly gameId: string;
      readonly pool: RatingPool;
      readonly figure: number;
      readonly matches: number;
      readonly provisional: boolean;
    }>;
  } | null;
};

export type ReadRecapQueryVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type ReadRecapQuery = {
  readonly match: {
    readonly seen: number | null;
    readonly since: {
      readonly from: number;
      readonly to: number;
      readonly turns: ReadonlyArray<{
        readonly seat: string | null;
        readonly entries: ReadonlyArray<{
          readonly aboutMe: boolean;
          readonly entry: {
            readonly version: number;
            readonly at: string;
            readonly seat: string | null;
            readonly type: string;
            readonly data: unknown;
            readonly rule: string | null;
            readonly begins: Beginning | null;
            readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
            readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
          };
        }>;
      }>;
      readonly answeredForMe: ReadonlyArray<{
        readonly version: number;
        readonly by: ChosenBy;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly choose: ReadonlyArray<{
          readonly id: string;
          readonly short: string;
          readonly refs: ReadonlyArray<string>;
        }>;
      }>;
      readonly counters: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly before: number | null;
        readonly after: number | null;
      }>;
    };
  } | null;
};

export type ReadSeriesQueryVariables = Exact<{
  id: string;
}>;

export type ReadSeriesQuery = {
  readonly series: {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly description: string | null;
    readonly visibility: TournamentVisibility;
    readonly can: ReadonlyArray<SeriesAction>;
    readonly owner: { readonly id: string; readonly name: string };
    readonly organizers: ReadonlyArray<{ readonly id: string; readonly name: string }>;
    readonly regulations: {
      readonly pointsByPlace: ReadonlyArray<number>;
      readonly best: number | null;
      readonly atLeast: number;
      readonly ties: ReadonlyArray<SeriesTie>;
    };
    readonly league: { readonly size: number; readonly up: number; readonly down: number } | null;
    readonly events: ReadonlyArray<{
      readonly number: number;
      readonly tournamentIds: ReadonlyArray<string>;
      readonly tournaments: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly status: TournamentStatus;
      }>;
    }>;
    readonly draft: {
      readonly season: number;
      readonly tooFew: boolean;
      readonly divisions: ReadonlyArray<{
        readonly tournamentId: string | null;
        readonly players: ReadonlyArray<{ readonly id: string; readonly name: string }>;
      }>;
      readonly moves: ReadonlyArray<{
        readonly from: number | null;
        readonly to: number;
        readonly account: { readonly id: string };
      }>;
    } | null;
  } | null;
};

export type ReadSeriesTableQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadSeriesTableQuery = {
  readonly series: {
    readonly standings: {
      readonly results: ReadonlyArray<SeriesResult>;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly rank: number;
          readonly points: number;
          readonly account: { readonly id: string; readonly name: string };
          readonly scores: ReadonlyArray<{
            readonly event: number;
            readonly place: number;
            readonly points: number;
            readonly counts: boolean;
          }>;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type CreateSeriesMutationVariables = Exact<{
  input: CreateSeriesInput;
}>;

export type CreateSeriesMutation = {
  readonly createSeries: { readonly id: string; readonly version: number };
};

export type UpdateSeriesMutationVariables = Exact<{
  input: UpdateSeriesInput;
}>;

export type UpdateSeriesMutation = {
  readonly updateSeries: { readonly id: string; readonly version: number };
};

export type DraftSeasonMutationVariables = Exact<{
  input: DraftSeasonInput;
}>;

export type DraftSeasonMutation = {
  readonly draftSeason: { readonly id: string; readonly version: number };
};

export type ReadOwnSeriesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;

export type ReadOwnSeriesQuery = {
  readonly ownSeries: {
    readonly edges: ReadonlyArray<{
      readonly node: { readonly id: string; readonly name: string };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type ReadSuggestionQueryVariables = Exact<{
  id: string;
  questionId: string;
}>;

export type ReadSuggestionQuery = {
  readonly match: { readonly suggestion: { readonly choose: ReadonlyArray<string> } | null } | null;
};

export type PartFragment = { readonly text: string; readonly ref: string | null };

export type QuestionPartsFragment = {
  readonly id: string;
  readonly seat: string;
  readonly kind: string;
  readonly short: string;
  readonly about: unknown;
  readonly min: number;
  readonly max: number;
  readonly askedAt: number;
  readonly sealed: boolean;
  readonly answered: boolean;
  readonly deadline: string | null;
  readonly weight: QuestionWeight;
  readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
  readonly options: ReadonlyArray<{
    readonly id: string;
    readonly short: string;
    readonly refs: ReadonlyArray<string>;
    readonly group: OptionGroup;
    readonly isDefault: boolean;
    readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
    readonly effects: ReadonlyArray<{
      readonly refs: ReadonlyArray<string>;
      readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
    }>;
    readonly odds: {
      readonly dice: number;
      readonly sides: number;
      readonly outcomes: ReadonlyArray<{
        readonly tone: OutcomeTone;
        readonly text: string;
        readonly chance: number;
        readonly rolls: ReadonlyArray<number>;
      }>;
    } | null;
  }>;
};

export type LinePartsFragment = {
  readonly version: number;
  readonly at: string;
  readonly seat: string | null;
  readonly type: string;
  readonly data: unknown;
  readonly rule: string | null;
  readonly begins: Beginning | null;
  readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
  readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
};

export type SeatPartsFragment = {
  readonly id: string;
  readonly name: string;
  readonly bot: string | null;
  readonly free: boolean;
  readonly resigned: boolean;
  readonly presence: Presence;
  readonly missed: number;
  readonly account: { readonly id: string; readonly name: string; readonly bot: boolean } | null;
};

export type ClockPartsFragment = {
  readonly seat: string;
  readonly running: boolean;
  readonly deadline: string | null;
  readonly bank: string | null;
  readonly cause: DeadlineCause | null;
  readonly pausedUntil: string | null;
};

export type ResultPartsFragment = {
  readonly reason: string;
  readonly reasonText: string;
  readonly ranking: ReadonlyArray<{
    readonly seat: string;
    readonly place: number;
    readonly score: number;
    readonly details: unknown;
    readonly placeText: string;
    readonly scoreText: string;
    readonly parts: ReadonlyArray<{
      readonly name: string;
      readonly ref: string | null;
      readonly n: number;
    }>;
  }>;
  readonly leavers: ReadonlyArray<{
    readonly seat: string;
    readonly account: { readonly id: string; readonly name: string };
  }>;
};

export type ProposalPartsFragment = {
  readonly id: string;
  readonly kind: ProposalKind;
  readonly by: string;
  readonly itself: boolean;
  readonly expiresAt: string;
  readonly status: ProposalStatus;
  readonly waitingOn: ReadonlyArray<string>;
  readonly until: string | null;
  readonly toVersion: number | null;
  readonly extend: string | null;
  readonly outcome: EndOutcome | null;
  readonly seat: string | null;
  readonly votes: ReadonlyArray<{ readonly seat: string; readonly agree: boolean }>;
};

export type UpdatePartsFragment = {
  readonly version: number;
  readonly at: string;
  readonly from: number | null;
  readonly snapshot: unknown;
  readonly patch: ReadonlyArray<unknown> | null;
  readonly waitingOn: ReadonlyArray<string>;
  readonly seatsAt: number;
  readonly status: MatchStatus;
  readonly log: ReadonlyArray<{
    readonly version: number;
    readonly at: string;
    readonly seat: string | null;
    readonly type: string;
    readonly data: unknown;
    readonly rule: string | null;
    readonly begins: Beginning | null;
    readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
    readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
  }>;
  readonly questions: ReadonlyArray<{
    readonly id: string;
    readonly seat: string;
    readonly kind: string;
    readonly short: string;
    readonly about: unknown;
    readonly min: number;
    readonly max: number;
    readonly askedAt: number;
    readonly sealed: boolean;
    readonly answered: boolean;
    readonly deadline: string | null;
    readonly weight: QuestionWeight;
    readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
    readonly options: ReadonlyArray<{
      readonly id: string;
      readonly short: string;
      readonly refs: ReadonlyArray<string>;
      readonly group: OptionGroup;
      readonly isDefault: boolean;
      readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
      readonly effects: ReadonlyArray<{
        readonly refs: ReadonlyArray<string>;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
      }>;
      readonly odds: {
        readonly dice: number;
        readonly sides: number;
        readonly outcomes: ReadonlyArray<{
          readonly tone: OutcomeTone;
          readonly text: string;
          readonly chance: number;
          readonly rolls: ReadonlyArray<number>;
        }>;
      } | null;
    }>;
  }>;
  readonly clocks: ReadonlyArray<{
    readonly seat: string;
    readonly running: boolean;
    readonly deadline: string | null;
    readonly bank: string | null;
    readonly cause: DeadlineCause | null;
    readonly pausedUntil: string | null;
  }>;
  readonly proposals: ReadonlyArray<{
    readonly id: string;
    readonly kind: ProposalKind;
    readonly by: string;
    readonly itself: boolean;
    readonly expiresAt: string;
    readonly status: ProposalStatus;
    readonly waitingOn: ReadonlyArray<string>;
    readonly until: string | null;
    readonly toVersion: number | null;
    readonly extend: string | null;
    readonly outcome: EndOutcome | null;
    readonly seat: string | null;
    readonly votes: ReadonlyArray<{ readonly seat: string; readonly agree: boolean }>;
  }>;
  readonly result: {
    readonly reason: string;
    readonly reasonText: string;
    readonly ranking: ReadonlyArray<{
      readonly seat: string;
      readonly place: number;
      readonly score: number;
      readonly details: unknown;
      readonly placeText: string;
      readonly scoreText: string;
      readonly parts: ReadonlyArray<{
        readonly name: string;
        readonly ref: string | null;
        readonly n: number;
      }>;
    }>;
    readonly leavers: ReadonlyArray<{
      readonly seat: string;
      readonly account: { readonly id: string; readonly name: string };
    }>;
  } | null;
};

export type FollowMatchSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type FollowMatchSubscription = {
  readonly match: {
    readonly version: number;
    readonly at: string;
    readonly from: number | null;
    readonly snapshot: unknown;
    readonly patch: ReadonlyArray<unknown> | null;
    readonly waitingOn: ReadonlyArray<string>;
    readonly seatsAt: number;
    readonly status: MatchStatus;
    readonly log: ReadonlyArray<{
      readonly version: number;
      readonly at: string;
      readonly seat: string | null;
      readonly type: string;
      readonly data: unknown;
      readonly rule: string | null;
      readonly begins: Beginning | null;
      readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
      readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
    }>;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly seat: string;
      readonly kind: string;
      readonly short: string;
      readonly about: unknown;
      readonly min: number;
      readonly max: number;
      readonly askedAt: number;
      readonly sealed: boolean;
      readonly answered: boolean;
      readonly deadline: string | null;
      readonly weight: QuestionWeight;
      readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
      readonly options: ReadonlyArray<{
        readonly id: string;
        readonly short: string;
        readonly refs: ReadonlyArray<string>;
        readonly group: OptionGroup;
        readonly isDefault: boolean;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly effects: ReadonlyArray<{
          readonly refs: ReadonlyArray<string>;
          readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        }>;
        readonly odds: {
          readonly dice: number;
          readonly sides: number;
          readonly outcomes: ReadonlyArray<{
            readonly tone: OutcomeTone;
            readonly text: string;
            readonly chance: number;
            readonly rolls: ReadonlyArray<number>;
          }>;
        } | null;
      }>;
    }>;
    readonly clocks: ReadonlyArray<{
      readonly seat: string;
      readonly running: boolean;
      readonly deadline: string | null;
      readonly bank: string | null;
      readonly cause: DeadlineCause | null;
      readonly pausedUntil: string | null;
    }>;
    readonly proposals: ReadonlyArray<{
      readonly id: string;
      readonly kind: ProposalKind;
      readonly by: string;
      readonly itself: boolean;
      readonly expiresAt: string;
      readonly status: ProposalStatus;
      readonly waitingOn: ReadonlyArray<string>;
      readonly until: string | null;
      readonly toVersion: number | null;
      readonly extend: string | null;
      readonly outcome: EndOutcome | null;
      readonly seat: string | null;
      readonly votes: ReadonlyArray<{ readonly seat: string; readonly agree: boolean }>;
    }>;
    readonly result: {
      readonly reason: string;
      readonly reasonText: string;
      readonly ranking: ReadonlyArray<{
        readonly seat: string;
        readonly place: number;
        readonly score: number;
        readonly details: unknown;
        readonly placeText: string;
        readonly scoreText: string;
        readonly parts: ReadonlyArray<{
          readonly name: string;
          readonly ref: string | null;
          readonly n: number;
        }>;
      }>;
      readonly leavers: ReadonlyArray<{
        readonly seat: string;
        readonly account: { readonly id: string; readonly name: string };
      }>;
    } | null;
  };
};

export type ReadSeatsQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadSeatsQuery = {
  readonly match: {
    readonly version: number;
    readonly seats: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly bot: string | null;
      readonly free: boolean;
      readonly resigned: boolean;
      readonly presence: Presence;
      readonly missed: number;
      readonly account: {
        readonly id: string;
        readonly name: string;
        readonly bot: boolean;
      } | null;
    }>;
  } | null;
};

export type ReadStepsQueryVariables = Exact<{
  id: string;
  after?: number | null | undefined;
  upTo?: number | null | undefined;
  first: number;
  locale?: Locale | null | undefined;
}>;

export type ReadStepsQuery = {
  readonly match: {
    readonly updates: ReadonlyArray<{
      readonly version: number;
      readonly at: string;
      readonly from: number | null;
      readonly snapshot: unknown;
      readonly patch: ReadonlyArray<unknown> | null;
      readonly waitingOn: ReadonlyArray<string>;
      readonly seatsAt: number;
      readonly status: MatchStatus;
      readonly log: ReadonlyArray<{
        readonly version: number;
        readonly at: string;
        readonly seat: string | null;
        readonly type: string;
        readonly data: unknown;
        readonly rule: string | null;
        readonly begins: Beginning | null;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
      }>;
      readonly questions: ReadonlyArray<{
        readonly id: string;
        readonly seat: string;
        readonly kind: string;
        readonly short: string;
        readonly about: unknown;
        readonly min: number;
        readonly max: number;
        readonly askedAt: number;
        readonly sealed: boolean;
        readonly answered: boolean;
        readonly deadline: string | null;
        readonly weight: QuestionWeight;
        readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
        readonly options: ReadonlyArray<{
          readonly id: string;
          readonly short: string;
          readonly refs: ReadonlyArray<string>;
          readonly group: OptionGroup;
          readonly isDefault: boolean;
          readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
          readonly effects: ReadonlyArray<{
            readonly refs: ReadonlyArray<string>;
            readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
          }>;
          readonly odds: {
            readonly dice: number;
            readonly sides: number;
            readonly outcomes: ReadonlyArray<{
              readonly tone: OutcomeTone;
              readonly text: string;
              readonly chance: number;
              readonly rolls: ReadonlyArray<number>;
            }>;
          } | null;
        }>;
      }>;
      readonly clocks: ReadonlyArray<{
        readonly seat: string;
        readonly running: boolean;
        readonly deadline: string | null;
        readonly bank: string | null;
        readonly cause: DeadlineCause | null;
        readonly pausedUntil: string | null;
      }>;
      readonly proposals: ReadonlyArray<{
        readonly id: string;
        readonly kind: ProposalKind;
        readonly by: string;
        readonly itself: boolean;
        readonly expiresAt: string;
        readonly status: ProposalStatus;
        readonly waitingOn: ReadonlyArray<string>;
        readonly until: string | null;
        readonly toVersion: number | null;
        readonly extend: string | null;
        readonly outcome: EndOutcome | null;
        readonly seat: string | null;
        readonly votes: ReadonlyArray<{ readonly seat: string; readonly agree: boolean }>;
      }>;
      readonly result: {
        readonly reason: string;
        readonly reasonText: string;
        readonly ranking: ReadonlyArray<{
          readonly seat: string;
          readonly place: number;
          readonly score: number;
          readonly details: unknown;
          readonly placeText: string;
          readonly scoreText: string;
          readonly parts: ReadonlyArray<{
            readonly name: string;
            readonly ref: string | null;
            readonly n: number;
          }>;
        }>;
        readonly leavers: ReadonlyArray<{
          readonly seat: string;
          readonly account: { readonly id: string; readonly name: string };
        }>;
      } | null;
    }>;
  } | null;
};

export type ReadStoryQueryVariables = Exact<{
  id: string;
  before?: number | null | undefined;
  last: number;
  locale?: Locale | null | undefined;
}>;

export type ReadStoryQuery = {
  readonly match: {
    readonly log: ReadonlyArray<{
      readonly version: number;
      readonly at: string;
      readonly seat: string | null;
      readonly type: string;
      readonly data: unknown;
      readonly rule: string | null;
      readonly begins: Beginning | null;
      readonly parts: ReadonlyArray<{ readonly text: string; readonly ref: string | null }>;
      readonly dice: ReadonlyArray<{ readonly sides: number; readonly value: number }>;
    }>;
  } | null;
};

export type MessagePartsFragment = {
  readonly id: string;
  readonly audience: Audience;
  readonly seat: string | null;
  readonly hidden: boolean;
  readonly text: string;
  readonly phrase: string | null;
  readonly at: string;
  readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
};

export type FollowMessagesSubscriptionVariables = Exact<{
  matchId: string;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type FollowMessagesSubscription = {
  readonly messages: {
    readonly id: string;
    readonly audience: Audience;
    readonly seat: string | null;
    readonly hidden: boolean;
    readonly text: string;
    readonly phrase: string | null;
    readonly at: string;
    readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
  };
};

export type ReadMessagesQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
  last: number;
  locale?: Locale | null | undefined;
}>;

export type ReadMessagesQuery = {
  readonly match: {
    readonly messages: ReadonlyArray<{
      readonly id: string;
      readonly audience: Audience;
      readonly seat: string | null;
      readonly hidden: boolean;
      readonly text: string;
      readonly phrase: string | null;
      readonly at: string;
      readonly from: { readonly id: string; readonly name: string; readonly bot: boolean };
    }>;
  } | null;
};

export type ReadPhrasesQueryVariables = Exact<{
  locale?: Locale | null | undefined;
}>;

export type ReadPhrasesQuery = {
  readonly phrases: ReadonlyArray<{ readonly id: string; readonly text: string }>;
};

export type ReadStandingQueryVariables = Exact<{ [key: string]: never }>;

export type ReadStandingQuery = {
  readonly viewer: {
    readonly moderation: ReadonlyArray<{
      readonly id: string;
      readonly messageId: string;
      readonly own: boolean;
      readonly act: ModerationAct;
      readonly reason: string;
      readonly at: string;
      readonly until: string | null;
    }>;
  } | null;
};

export type ReadBlocksQueryVariables = Exact<{ [key: string]: never }>;

export type ReadBlocksQuery = {
  readonly viewer: { readonly blocks: ReadonlyArray<{ readonly id: string }> } | null;
};

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;

export type SendMessageMutation = { readonly sendMessage: { readonly id: string } };

export type ReportMessageMutationVariables = Exact<{
  input: ReportMessageInput;
}>;

export type ReportMessageMutation = { readonly reportMessage: { readonly status: ReportStatus } };

export type CreateTournamentMutationVariables = Exact<{
  input: CreateTournamentInput;
}>;

export type CreateTournamentMutation = {
  readonly createTournament: { readonly id: string; readonly version: number };
};

export type UpdateTournamentMutationVariables = Exact<{
  input: UpdateTournamentInput;
}>;

export type UpdateTournamentMutation = {
  readonly updateTournament: { readonly id: string; readonly version: number };
};

export type AnnounceTournamentMutationVariables = Exact<{
  input: AnnounceTournamentInput;
}>;

export type AnnounceTournamentMutation = {
  readonly announceTournament: { readonly id: string; readonly version: number };
};

export type OpenRegistrationMutationVariables = Exact<{
  input: OpenRegistrationInput;
}>;

export type OpenRegistrationMutation = {
  readonly openRegistration: { readonly id: string; readonly version: number };
};

export type SetTournamentRoleMutationVariables = Exact<{
  input: SetTournamentRoleInput;
}>;

export type SetTournamentRoleMutation = {
  readonly setTournamentRole: { readonly id: string; readonly version: number };
};

export type CancelTournamentMutationVariables = Exact<{
  input: CancelTournamentInput;
}>;

export type CancelTournamentMutation = {
  readonly cancelTournament: { readonly id: string; readonly version: number };
};

export type StartTournamentMutationVariables = Exact<{
  input: StartTournamentInput;
}>;

export type StartTournamentMutation = {
  readonly startTournament: { readonly id: string; readonly version: number };
};

export type FinalizeTournamentMutationVariables = Exact<{
  input: FinalizeTournamentInput;
}>;

export type FinalizeTournamentMutation = {
  readonly finalizeTournament: { readonly id: string; readonly version: number };
};

export type RegisterForTournamentMutationVariables = Exact<{
  input: RegisterForTournamentInput;
}>;

export type RegisterForTournamentMutation = {
  readonly registerForTournament: { readonly id: string; readonly version: number };
};

export type WithdrawFromTournamentMutationVariables = Exact<{
  input: WithdrawFromTournamentInput;
}>;

export type WithdrawFromTournamentMutation = {
  readonly withdrawFromTournament: { readonly id: string; readonly version: number };
};

export type CheckInMutationVariables = Exact<{
  input: CheckInInput;
}>;

export type CheckInMutation = {
  readonly checkIn: { readonly id: string; readonly version: number };
};

export type InvitePlayersMutationVariables = Exact<{
  input: InvitePlayersInput;
}>;

export type InvitePlayersMutation = {
  readonly invitePlayers: { readonly id: string; readonly version: number };
};

export type RegisterPlayersMutationVariables = Exact<{
  input: RegisterPlayersInput;
}>;

export type RegisterPlayersMutation = {
  readonly registerPlayers: { readonly id: string; readonly version: number };
};

export type ApprovePlayerMutationVariables = Exact<{
  input: ApprovePlayerInput;
}>;

export type ApprovePlayerMutation = {
  readonly approvePlayer: { readonly id: string; readonly version: number };
};

export type DropPlayerMutationVariables = Exact<{
  input: DropPlayerInput;
}>;

export type DropPlayerMutation = {
  readonly dropPlayer: { readonly id: string; readonly version: number };
};

export type ReinstatePlayerMutationVariables = Exact<{
  input: ReinstatePlayerInput;
}>;

export type ReinstatePlayerMutation = {
  readonly reinstatePlayer: { readonly id: string; readonly version: number };
};

export type SeedPlayersMutationVariables = Exact<{
  input: SeedPlayersInput;
}>;

export type SeedPlayersMutation = {
  readonly seedPlayers: { readonly id: string; readonly version: number };
};

export type DraftRoundMutationVariables = Exact<{
  input: DraftRoundInput;
}>;

export type DraftRoundMutation = {
  readonly draftRound: { readonly id: string; readonly version: number };
};

export type EditPairingMutationVariables = Exact<{
  input: EditPairingInput;
}>;

export type EditPairingMutation = {
  readonly editPairing: { readonly id: string; readonly version: number };
};

export type RepairRoundMutationVariables = Exact<{
  input: RepairRoundInput;
}>;

export type RepairRoundMutation = {
  readonly repairRound: { readonly id: string; readonly version: number };
};

export type PublishRoundMutationVariables = Exact<{
  input: PublishRoundInput;
}>;

export type PublishRoundMutation = {
  readonly publishRound: { readonly id: string; readonly version: number };
};

export type UnpublishRoundMutationVariables = Exact<{
  input: UnpublishRoundInput;
}>;

export type UnpublishRoundMutation = {
  readonly unpublishRound: { readonly id: string; readonly version: number };
};

export type DiscardRoundMutationVariables = Exact<{
  input: DiscardRoundInput;
}>;

export type DiscardRoundMutation = {
  readonly discardRound: { readonly id: string; readonly version: number };
};

export type AdjudicatePodMutationVariables = Exact<{
  input: AdjudicatePodInput;
}>;

export type AdjudicatePodMutation = {
  readonly adjudicatePod: { readonly id: string; readonly version: number };
};

export type ReplayPodMutationVariables = Exact<{
  input: ReplayPodInput;
}>;

export type ReplayPodMutation = {
  readonly replayPod: { readonly id: string; readonly version: number };
};

export type ExtendTimeMutationVariables = Exact<{
  input: ExtendTimeInput;
}>;

export type ExtendTimeMutation = {
  readonly extendTime: { readonly id: string; readonly version: number };
};

export type ReplacePlayerMutationVariables = Exact<{
  input: ReplacePlayerInput;
}>;

export type ReplacePlayerMutation = {
  readonly replacePlayer: { readonly id: string; readonly version: number };
};

export type PenalisePlayerMutationVariables = Exact<{
  input: PenalisePlayerInput;
}>;

export type PenalisePlayerMutation = {
  readonly penalisePlayer: { readonly id: string; readonly version: number };
};

export type DisqualifyPlayerMutationVariables = Exact<{
  input: DisqualifyPlayerInput;
}>;

export type DisqualifyPlayerMutation = {
  readonly disqualifyPlayer: { readonly id: string; readonly version: number };
};

export type ChangeRegulationsMutationVariables = Exact<{
  input: ChangeRegulationsInput;
}>;

export type ChangeRegulationsMutation = {
  readonly changeRegulations: { readonly id: string; readonly version: number };
};

export type ApproveActMutationVariables = Exact<{
  input: ApproveActInput;
}>;

export type ApproveActMutation = {
  readonly approveAct: { readonly id: string; readonly version: number };
};

export type PauseTournamentMutationVariables = Exact<{
  input: PauseTournamentInput;
}>;

export type PauseTournamentMutation = {
  readonly pauseTournament: { readonly id: string; readonly version: number };
};

export type ResumeTournamentMutationVariables = Exact<{
  input: ResumeTournamentInput;
}>;

export type ResumeTournamentMutation = {
  readonly resumeTournament: { readonly id: string; readonly version: number };
};

export type OpenAppealMutationVariables = Exact<{
  input: OpenAppealInput;
}>;

export type OpenAppealMutation = {
  readonly openAppeal: { readonly id: string; readonly version: number };
};

export type DecideAppealMutationVariables = Exact<{
  input: DecideAppealInput;
}>;

export type DecideAppealMutation = {
  readonly decideAppeal: { readonly id: string; readonly version: number };
};

export type InspectPodMutationVariables = Exact<{
  input: InspectPodInput;
}>;

export type InspectPodMutation = {
  readonly inspectPod: {
    readonly matchId: string;
    readonly version: number;
    readonly view: unknown;
  };
};

export type PersonPartsFragment = {
  readonly id: string;
  readonly number: number | null;
  readonly status: PlayerStatus;
  readonly account: { readonly id: string; readonly name: string };
};

export type PodPartsFragment = {
  readonly id: string;
  readonly round: number;
  readonly number: number;
  readonly status: PodStatus;
  readonly matchId: string | null;
  readonly deadline: string | null;
  readonly held: boolean;
  readonly heldBy: PodHold | null;
  readonly endedAt: string | null;
  readonly seats: ReadonlyArray<{
    readonly seat: string;
    readonly player: {
      readonly id: string;
      readonly number: number | null;
      readonly status: PlayerStatus;
      readonly account: { readonly id: string; readonly name: string };
    };
    readonly account: { readonly id: string; readonly name: string };
  }>;
  readonly result: {
    readonly by: ResultSource;
    readonly places: ReadonlyArray<{
      readonly place: number;
      readonly score: number | null;
      readonly player: { readonly id: string };
    }>;
  } | null;
};

export type ReadTournamentsQueryVariables = Exact<{
  filter?: TournamentFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  locale?: Locale | null | undefined;
}>;

export type ReadTournamentsQuery = {
  readonly tournaments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly status: TournamentStatus;
        readonly players: number;
        readonly cap: number;
        readonly startsAt: string | null;
        readonly updatedAt: string;
        readonly game: { readonly id: string; readonly name: string };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type FollowTournamentSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type FollowTournamentSubscription = {
  readonly tournament: {
    readonly version: number;
    readonly steps: ReadonlyArray<{
      readonly version: number;
      readonly at: string;
      readonly events: ReadonlyArray<unknown>;
    }>;
  };
};

export type ReadTournamentQueryVariables = Exact<{
  id: string;
  locale?: Locale | null | undefined;
}>;

export type ReadTournamentQuery = {
  readonly tournament: {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly description: string | null;
    readonly visibility: TournamentVisibility;
    readonly status: TournamentStatus;
    readonly stage: number;
    readonly registered: number;
    readonly waiting: number;
    readonly pending: boolean;
    readonly can: ReadonlyArray<TournamentAction>;
    readonly myRoles: ReadonlyArray<TournamentRole>;
    readonly code: string | null;
    readonly appealsUntil: string | null;
    readonly createdAt: string;
    readonly game: {
      readonly id: string;
      readonly name: string;
      readonly seats: { readonly min: number; readonly max: number };
    };
    readonly stages: ReadonlyArray<{
      readonly number: number;
      readonly format: TournamentFormat;
      readonly status: StageStatus;
      readonly rounds: number | null;
      readonly cut: number | null;
    }>;
    readonly owner: { readonly id: string; readonly name: string };
    readonly roles: ReadonlyArray<{
      readonly roles: ReadonlyArray<TournamentRole>;
      readonly account: { readonly id: string; readonly name: string };
    }>;
    readonly warnings: ReadonlyArray<{
      readonly kind: TournamentWarningKind;
      readonly text: string;
    }>;
    readonly regulations: {
      readonly json: unknown;
      readonly hash: string | null;
      readonly text: string;
    };
    readonly mine: {
      readonly waitingPlace: number | null;
      readonly checkedIn: number | null;
      readonly leaving: boolean;
      readonly lives: number | null;
      readonly id: string;
      readonly number: number | null;
      readonly status: PlayerStatus;
      readonly standing: { readonly rank: number; readonly points: number } | null;
      readonly account: { readonly id: string; readonly name: string };
    } | null;
    readonly myNext: {
      readonly id: string;
      readonly round: number;
      readonly number: number;
      readonly status: PodStatus;
      readonly matchId: string | null;
      readonly deadline: string | null;
      readonly held: boolean;
      readonly heldBy: PodHold | null;
      readonly endedAt: string | null;
      readonly seats: ReadonlyArray<{
        readonly seat: string;
        readonly player: {
          readonly id: string;
          readonly number: number | null;
          readonly status: PlayerStatus;
          readonly account: { readonly id: string; readonly name: string };
        };
        readonly account: { readonly id: string; readonly name: string };
      }>;
      readonly result: {
        readonly by: ResultSource;
        readonly places: ReadonlyArray<{
          readonly place: number;
          readonly score: number | null;
          readonly player: { readonly id: string };
        }>;
      } | null;
    } | null;
    readonly rounds: ReadonlyArray<{
      readonly number: number;
      readonly stage: number;
      readonly status: RoundStatus;
      readonly podCount: number;
      readonly startsAt: string | null;
      readonly deadline: string | null;
      readonly stepsHash: string | null;
      readonly byes: ReadonlyArray<{
        readonly id: string;
        readonly number: number | null;
        readonly status: PlayerStatus;
        readonly account: { readonly id: string; readonly name: string };
      }>;
      readonly missed: ReadonlyArray<{
        readonly id: string;
        readonly number: number | null;
        readonly status: PlayerStatus;
        readonly account: { readonly id: string; readonly name: string };
      }>;
    }>;
    readonly appeals: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly round: number | null;
      readonly pod: number | null;
      readonly act: string | null;
      readonly text: string;
      readonly status: AppealStatus;
      readonly decision: string | null;
      readonly by: { readonly id: string; readonly name: string };
      readonly decidedBy: { readonly name: string } | null;
    }>;
    readonly proposed: ReadonlyArray<{
      readonly id: string;
      readonly at: string;
      readonly act: TournamentAct;
      readonly text: string;
      readonly says: unknown;
      readonly reason: string;
      readonly status: ProposedActStatus;
      readonly by: { readonly id: string; readonly name: string };
      readonly second: { readonly name: string } | null;
    }>;
    readonly fairness: {
      readonly commitment: string;
      readonly regulations: string | null;
      readonly secret: string | null;
    };
  } | null;
};

export type ReadRoundQueryVariables = Exact<{
  id: string;
  round: number;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadRoundQuery = {
  readonly tournament: {
    readonly version: number;
    readonly round: {
      readonly number: number;
      readonly status: RoundStatus;
      readonly changedAt: number;
      readonly seed: string;
      readonly podCount: number;
      readonly pairing: {
        readonly algorithm: string;
        readonly repeats: number;
        readonly spread: number;
        readonly oddPods: number;
        readonly byes: number;
        readonly broken: ReadonlyArray<ReadonlyArray<number>>;
        readonly edited: boolean;
      };
      readonly byes: ReadonlyArray<{
        readonly id: string;
        readonly number: number | null;
        readonly status: PlayerStatus;
        readonly account: { readonly id: string; readonly name: string };
      }>;
      readonly pods: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly id: string;
            readonly round: number;
            readonly number: number;
            readonly status: PodStatus;
            readonly matchId: string | null;
            readonly deadline: string | null;
            readonly held: boolean;
            readonly heldBy: PodHold | null;
            readonly endedAt: string | null;
            readonly seats: ReadonlyArray<{
              readonly seat: string;
              readonly player: {
                readonly id: string;
                readonly number: number | null;
                readonly status: PlayerStatus;
                readonly account: { readonly id: string; readonly name: string };
              };
              readonly account: { readonly id: string; readonly name: string };
            }>;
            readonly result: {
              readonly by: ResultSource;
              readonly places: ReadonlyArray<{
                readonly place: number;
                readonly score: number | null;
                readonly player: { readonly id: string };
              }>;
            } | null;
          };
        }>;
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      };
    } | null;
  } | null;
};

export type ReadPlayersQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadPlayersQuery = {
  readonly tournament: {
    readonly players: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly waitingPlace: number | null;
          readonly checkedIn: number | null;
          readonly noShows: number;
          readonly lives: number | null;
          readonly id: string;
          readonly number: number | null;
          readonly status: PlayerStatus;
          readonly penalties: ReadonlyArray<{
            readonly kind: PenaltyKind;
            readonly points: number | null;
            readonly round: number | null;
            readonly pod: number | null;
          }>;
          readonly account: { readonly id: string; readonly name: string };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type ReadStandingsQueryVariables = Exact<{
  id: string;
  stage?: number | null | undefined;
  round?: number | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadStandingsQuery = {
  readonly tournament: {
    readonly standings: {
      readonly stage: number;
      readonly round: number;
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly rank: number;
          readonly points: number;
          readonly player: {
            readonly id: string;
            readonly number: number | null;
            readonly status: PlayerStatus;
            readonly account: { readonly id: string; readonly name: string };
          };
          readonly tieBreaks: ReadonlyArray<{
            readonly kind: TieBreakKind;
            readonly value: string;
          }>;
          readonly results: ReadonlyArray<{
            readonly round: number;
            readonly pod: number | null;
            readonly place: number | null;
            readonly points: number;
            readonly source: ResultSource;
          }>;
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type ReadAuditQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;

export type ReadAuditQuery = {
  readonly tournament: {
    readonly audit: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly at: string;
          readonly role: AuditRole;
          readonly act: TournamentAct;
          readonly text: string;
          readonly before: unknown;
          readonly after: unknown;
          readonly reason: string;
          readonly note: string | null;
          readonly hash: string;
          readonly by: { readonly name: string } | null;
          readonly target: {
            readonly round: number | null;
            readonly pod: number | null;
            readonly number: number | null;
            readonly account: { readonly name: string } | null;
          };
        };
      }>;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  } | null;
};

export type PreviewPairingQueryVariables = Exact<{
  id: string;
  pods?:
    | ReadonlyArray<ReadonlyArray<number> | number>
    | ReadonlyArray<number>
    | number
    | null
    | undefined;
  byes?: ReadonlyArray<number> | number | null | undefined;
}>;

export type PreviewPairingQuery = {
  readonly previewPairing: {
    readonly round: number;
    readonly pods: ReadonlyArray<ReadonlyArray<number>>;
    readonly byes: ReadonlyArray<number>;
    readonly report: {
      readonly repeats: number;
      readonly spread: number;
      readonly oddPods: number;
      readonly byes: number;
      readonly broken: ReadonlyArray<ReadonlyArray<number>>;
    } | null;
    readonly problems: ReadonlyArray<{
      readonly kind: string;
      readonly players: ReadonlyArray<number>;
      readonly pod: number | null;
      readonly relax: ReadonlyArray<string>;
    }>;
  };
};

export type ReadRegulationsSchemaQueryVariables = Exact<{ [key: string]: never }>;

export type ReadRegulationsSchemaQuery = { readonly regulationsSchema: unknown };

export type ReadViewerQueryVariables = Exact<{ [key: string]: never }>;

export type ReadViewerQuery = {
  readonly viewer: {
    readonly id: string;
    readonly name: string;
    readonly locale: Locale | null;
    readonly roles: ReadonlyArray<Role>;
    readonly guest: boolean;
  } | null;
};

export type FollowAttentionSubscriptionVariables = Exact<{ [key: string]: never }>;

export type FollowAttentionSubscription = {
  readonly attention: {
    readonly cleared: boolean;
    readonly item: { readonly matchId: string; readonly kind: AttentionKind };
  };
};

export type ReadAskedQueryVariables = Exact<{
  first: number;
  locale?: Locale | null | undefined;
}>;

export type ReadAskedQuery = {
  readonly attention: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly matchId: string;
        readonly kind: AttentionKind;
        readonly deadline: string | null;
        readonly match: {
          readonly title: string | null;
          readonly game: { readonly name: string };
          readonly host: { readonly name: string };
        } | null;
      };
    }>;
  };
};

/** The `extensions.code` of an error. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'NO_SUCH_QUESTION'
  | 'QUESTION_EXPIRED'
  | 'ILLEGAL_CHOICE'
  | 'STALE_VERSION'
  | 'MATCH_NOT_RUNNING'
  | 'MATCH_FULL'
  | 'SEAT_TAKEN'
  | 'SEAT_NOT_OFFERED'
  | 'PROPOSAL_CLOSED'
  | 'UNDO_BARRED'
  | 'CHANNEL_UNVERIFIED'
  | 'VACATION_EXHAUSTED'
  | 'REQUIREMENTS_NOT_MET'
  | 'ALREADY_SEATED'
  | 'ALREADY_RESIGNED'
  | 'TOO_FEW_PLAYERS'
  | 'TOO_MANY_MATCHES'
  | 'MATCH_NOT_OPEN'
  | 'CHAT_RESTRICTED'
  | 'TOURNAMENT_STATE'
  | 'REGISTRATION_CLOSED'
  | 'TOURNAMENT_FULL'
  | 'ROUND_UNRESOLVED'
  | 'PAIRING_INVALID'
  | 'PAIRING_IMPOSSIBLE'
  | 'REGULATIONS_LOCKED'
  | 'CONFLICT_OF_INTEREST'
  | 'SECOND_PERSON_REQUIRED'
  | 'APPEAL_WINDOW_CLOSED'
  | 'RATE_LIMITED'
  | 'STORAGE_FULL'
  | 'INTERNAL'
  | 'PERSISTED_QUERY_NOT_FOUND';
export const CreateGuest =
  'mutation CreateGuest($input:CreateGuestInput!){createGuest(input:$input){token expiresAt account{id name locale roles guest}}}' as Document<
    CreateGuestMutation,
    CreateGuestMutationVariables
  >;
export const KeepGuest =
  'mutation KeepGuest($input:KeepGuestInput!){keepGuest(input:$input){id matches}}' as Document<
    KeepGuestMutation,
    KeepGuestMutationVariables
  >;
export const ReadAccount =
  'query ReadAccount{service{channelKinds{kind name canRotate fields{name label format required}}}viewer{id name timeZone quietFrom quietTo urgentBelow digestAt playingHours{day from to}playingHoursFrom reliability{...ReliabilityParts restrictedUntil}mutedMatches vacation{daysLeft auto current{from to}planned{from to}}blocks{id name}tokens{...TokenParts}bots{id name tokens{...TokenParts}}notificationRules{id events matchIds gameIds speeds channels mode escalate{after channels}}notificationChannels{id kind label verified disabledReason disabledSince codeAt unsubscribed{ruleId since}deliveries(first:5){id type at outcome attempts fault nextAt}}}}fragment ReliabilityParts on Reliability{score answersDue answersInTime finished abandoned}fragment TokenParts on AccessToken{id name scopes expiresAt usedAt}' as Document<
    ReadAccountQuery,
    ReadAccountQueryVariables
  >;
export const ReadMuted = 'query ReadMuted{viewer{id mutedMatches}}' as Document<
  ReadMutedQuery,
  ReadMutedQueryVariables
>;
export const ReadMatchName =
  'query ReadMatchName($id:ID!$locale:Locale){match(id:$id){title createdAt game{name(locale:$locale)}}}' as Document<
    ReadMatchNameQuery,
    ReadMatchNameQueryVariables
  >;
export const MuteMatch =
  'mutation MuteMatch($input:MuteMatchInput!){muteMatch(input:$input){id mutedMatches}}' as Document<
    MuteMatchMutation,
    MuteMatchMutationVariables
  >;
export const ReadPushKey = 'query ReadPushKey{service{pushKey}}' as Document<
  ReadPushKeyQuery,
  ReadPushKeyQueryVariables
>;
export const UpdateProfile =
  'mutation UpdateProfile($input:UpdateProfileInput!){updateProfile(input:$input){id name}}' as Document<
    UpdateProfileMutation,
    UpdateProfileMutationVariables
  >;
export const AddNotificationChannel =
  'mutation AddNotificationChannel($input:AddNotificationChannelInput!){addNotificationChannel(input:$input){secret channel{id}}}' as Document<
    AddNotificationChannelMutation,
    AddNotificationChannelMutationVariables
  >;
export const VerifyNotificationChannel =
  'mutation VerifyNotificationChannel($input:VerifyNotificationChannelInput!){verifyNotificationChannel(input:$input){id}}' as Document<
    VerifyNotificationChannelMutation,
    VerifyNotificationChannelMutationVariables
  >;
export const SendNotificationChannelCode =
  'mutation SendNotificationChannelCode($input:SendNotificationChannelCodeInput!){sendNotificationChannelCode(input:$input){id codeAt}}' as Document<
    SendNotificationChannelCodeMutation,
    SendNotificationChannelCodeMutationVariables
  >;
export const ResumeNotificationChannel =
  'mutation ResumeNotificationChannel($input:ResumeNotificationChannelInput!){resumeNotificationChannel(input:$input){id}}' as Document<
    ResumeNotificationChannelMutation,
    ResumeNotificationChannelMutationVariables
  >;
export const TestNotificationChannel =
  'mutation TestNotificationChannel($input:TestNotificationChannelInput!){testNotificationChannel(input:$input){id}}' as Document<
    TestNotificationChannelMutation,
    TestNotificationChannelMutationVariables
  >;
export const RemoveNotificationChannel =
  'mutation RemoveNotificationChannel($input:RemoveNotificationChannelInput!){removeNotificationChannel(input:$input){id}}' as Document<
    RemoveNotificationChannelMutation,
    RemoveNotificationChannelMutationVariables
  >;
export const RotateChannelSecret =
  'mutation RotateChannelSecret($input:RotateChannelSecretInput!){rotateChannelSecret(input:$input){secret}}' as Document<
    RotateChannelSecretMutation,
    RotateChannelSecretMutationVariables
  >;
export const ResendDelivery =
  'mutation ResendDelivery($input:ResendDeliveryInput!){resendDelivery(input:$input){id}}' as Document<
    ResendDeliveryMutation,
    ResendDeliveryMutationVariables
  >;
export const SetNotificationRules =
  'mutation SetNotificationRules($input:SetNotificationRulesInput!){setNotificationRules(input:$input){id}}' as Document<
    SetNotificationRulesMutation,
    SetNotificationRulesMutationVariables
  >;
export const CreateBotAccount =
  'mutation CreateBotAccount($input:CreateBotAccountInput!){createBotAccount(input:$input){id}}' as Document<
    CreateBotAccountMutation,
    CreateBotAccountMutationVariables
  >;
export const CreateToken =
  'mutation CreateToken($input:CreateTokenInput!){createToken(input:$input){token accessToken{id}}}' as Document<
    CreateTokenMutation,
    CreateTokenMutationVariables
  >;
export const RevokeToken =
  'mutation RevokeToken($input:RevokeTokenInput!){revokeToken(input:$input){id}}' as Document<
    RevokeTokenMutation,
    RevokeTokenMutationVariables
  >;
export const StartVacation =
  'mutation StartVacation($input:StartVacationInput!){startVacation(input:$input){id}}' as Document<
    StartVacationMutation,
    StartVacationMutationVariables
  >;
export const EndVacation =
  'mutation EndVacation($input:EndVacationInput!){endVacation(input:$input){id}}' as Document<
    EndVacationMutation,
    EndVacationMutationVariables
  >;
export const BlockAccount =
  'mutation BlockAccount($input:BlockAccountInput!){blockAccount(input:$input){id}}' as Document<
    BlockAccountMutation,
    BlockAccountMutationVariables
  >;
export const ReadMyData = 'query ReadMyData{viewer{export}}' as Document<
  ReadMyDataQuery,
  ReadMyDataQueryVariables
>;
export const DeleteAccount =
  'mutation DeleteAccount($input:DeleteAccountInput!){deleteAccount(input:$input){at}}' as Document<
    DeleteAccountMutation,
    DeleteAccountMutationVariables
  >;
export const ReadDefaultOrders =
  'query ReadDefaultOrders{viewer{defaultOrders{gameId orders{kind about choose ask once until}}}}' as Document<
    ReadDefaultOrdersQuery,
    ReadDefaultOrdersQueryVariables
  >;
export const SetDefaultOrders =
  'mutation SetDefaultOrders($input:SetDefaultOrdersInput!){setDefaultOrders(input:$input){id}}' as Document<
    SetDefaultOrdersMutation,
    SetDefaultOrdersMutationVariables
  >;
export const ReadName = 'query ReadName($id:ID!){node(id:$id){id ...on Account{name}}}' as Document<
  ReadNameQuery,
  ReadNameQueryVariables
>;
export const ReadPerson =
  'query ReadPerson($id:ID!){node(id:$id){id ...on Account{name bot reliability{...ReliabilityParts}ratings{...RatingParts}}}}fragment ReliabilityParts on Reliability{score answersDue answersInTime finished abandoned}fragment RatingParts on Rating{gameId pool figure matches provisional}' as Document<
    ReadPersonQuery,
    ReadPersonQueryVariables
  >;
export const ReadEnd =
  'query ReadEnd($id:ID!$locale:Locale){match(id:$id){game{name(locale:$locale)}ratingChanges{accountId before after}}}' as Document<
    ReadEndQuery,
    ReadEndQueryVariables
  >;
export const ReadTables =
  'query ReadTables($id:ID!$round:Int!$first:Int!$after:String$locale:Locale){tournament(id:$id){version round(number:$round){pods(first:$first after:$after){edges{node{...PodParts match{...TableParts}}}pageInfo{hasNextPage endCursor}}}}}fragment PodParts on Pod{id round number status seats{seat player{...PersonParts}account{id name}}matchId result{places{player{id}place score}by}deadline held heldBy endedAt}fragment PersonParts on TournamentPlayer{id account{id name}number status}fragment TableParts on Match{id status updatedAt seats{id name(locale:$locale)bot presence}seat waitingOn deadline asking(locale:$locale)snapshot{pieces{place seat}lattices{seat laid{thing x y tone}}round scores{seat n}}log(last:1){text(locale:$locale)}result{reasonText(locale:$locale)ranking{seat place}}}' as Document<
    ReadTablesQuery,
    ReadTablesQueryVariables
  >;
export const ReadMyTable =
  'query ReadMyTable($id:ID!$locale:Locale){tournament(id:$id){myNext{id match{...TableParts}}}}fragment TableParts on Match{id status updatedAt seats{id name(locale:$locale)bot presence}seat waitingOn deadline asking(locale:$locale)snapshot{pieces{place seat}lattices{seat laid{thing x y tone}}round scores{seat n}}log(last:1){text(locale:$locale)}result{reasonText(locale:$locale)ranking{seat place}}}' as Document<
    ReadMyTableQuery,
    ReadMyTableQueryVariables
  >;
export const ReadBoards = 'query ReadBoards($id:ID!){game(id:$id){boards}}' as Document<
  ReadBoardsQuery,
  ReadBoardsQueryVariables
>;
export const ReadOpenTables =
  'query ReadOpenTables($id:ID!$round:Int!$first:Int!$after:String$locale:Locale){tournament(id:$id){round(number:$round){pods(first:$first after:$after){edges{node{...PodParts match{id status updatedAt waitingOn seats{id name(locale:$locale)presence}}}}pageInfo{hasNextPage endCursor}}}}}fragment PodParts on Pod{id round number status seats{seat player{...PersonParts}account{id name}}matchId result{places{player{id}place score}by}deadline held heldBy endedAt}fragment PersonParts on TournamentPlayer{id account{id name}number status}' as Document<
    ReadOpenTablesQuery,
    ReadOpenTablesQueryVariables
  >;
export const ReadPlayersOf =
  'query ReadPlayersOf($id:ID!$status:PlayerStatus!$first:Int!){tournament(id:$id){players(first:$first status:$status){edges{node{...PersonParts registeredAt}}pageInfo{hasNextPage endCursor}}}}fragment PersonParts on TournamentPlayer{id account{id name}number status}' as Document<
    ReadPlayersOfQuery,
    ReadPlayersOfQueryVariables
  >;
export const ReadGames =
  'query ReadGames($locale:Locale){games{id name(locale:$locale)revision seats{min max}bots about{line(locale:$locale)minutes difficulty cover preset{id name(locale:$locale)}}}}' as Document<
    ReadGamesQuery,
    ReadGamesQueryVariables
  >;
export const ReadRevision = 'query ReadRevision($id:ID!){game(id:$id){revision}}' as Document<
  ReadRevisionQuery,
  ReadRevisionQueryVariables
>;
export const ReadShelf =
  'query ReadShelf($locale:Locale){games{id name(locale:$locale)seats{min max}boards about{line(locale:$locale)minutes difficulty cover}}}' as Document<
    ReadShelfQuery,
    ReadShelfQueryVariables
  >;
export const ReadPresets =
  'query ReadPresets($locale:Locale){games{id name(locale:$locale)seats{min max}boards about{line(locale:$locale)minutes difficulty cover preset{id}}presets{id name(locale:$locale)text(locale:$locale)options seats speed timeControl deadline}botLevels{id rating}}timeControls{preset name(locale:$locale)speed}}' as Document<
    ReadPresetsQuery,
    ReadPresetsQueryVariables
  >;
export const ReadGame =
  'query ReadGame($id:ID!$locale:Locale){game(id:$id){id name(locale:$locale)seats{min max}boards about{line(locale:$locale)minutes difficulty cover}guide{goal(locale:$locale)turn{id title(locale:$locale)text(locale:$locale)glyph}}presets{id name(locale:$locale)text(locale:$locale)speed deadline}}}' as Document<
    ReadGameQuery,
    ReadGameQueryVariables
  >;
export const CreateMatch =
  'mutation CreateMatch($input:CreateMatchInput!){createMatch(input:$input){id version fairness{commitment}}}' as Document<
    CreateMatchMutation,
    CreateMatchMutationVariables
  >;
export const QuickMatch =
  'mutation QuickMatch($input:QuickMatchInput!){quickMatch(input:$input){id version}}' as Document<
    QuickMatchMutation,
    QuickMatchMutationVariables
  >;
export const JoinMatch =
  'mutation JoinMatch($input:JoinMatchInput!){joinMatch(input:$input){id version seat fairness{commitment}}}' as Document<
    JoinMatchMutation,
    JoinMatchMutationVariables
  >;
export const LeaveMatch =
  'mutation LeaveMatch($input:LeaveMatchInput!){leaveMatch(input:$input){version}}' as Document<
    LeaveMatchMutation,
    LeaveMatchMutationVariables
  >;
export const AddBot =
  'mutation AddBot($input:AddBotInput!){addBot(input:$input){version}}' as Document<
    AddBotMutation,
    AddBotMutationVariables
  >;
export const RemoveFromSeat =
  'mutation RemoveFromSeat($input:RemoveFromSeatInput!){removeFromSeat(input:$input){version}}' as Document<
    RemoveFromSeatMutation,
    RemoveFromSeatMutationVariables
  >;
export const StartMatch =
  'mutation StartMatch($input:StartMatchInput!){startMatch(input:$input){version}}' as Document<
    StartMatchMutation,
    StartMatchMutationVariables
  >;
export const Invite =
  'mutation Invite($input:InviteInput!){invite(input:$input){version}}' as Document<
    InviteMutation,
    InviteMutationVariables
  >;
export const RevokeInvitation =
  'mutation RevokeInvitation($input:RevokeInvitationInput!){revokeInvitation(input:$input){version}}' as Document<
    RevokeInvitationMutation,
    RevokeInvitationMutationVariables
  >;
export const ReadTimeControls =
  'query ReadTimeControls($locale:Locale){timeControls{preset name(locale:$locale)speed}}' as Document<
    ReadTimeControlsQuery,
    ReadTimeControlsQueryVariables
  >;
export const ForkMatch =
  'mutation ForkMatch($input:ForkMatchInput!){forkMatch(input:$input){id}}' as Document<
    ForkMatchMutation,
    ForkMatchMutationVariables
  >;
export const ReadTableAlerts =
  'query ReadTableAlerts{viewer{tableAlerts{...AlertParts}}}fragment AlertParts on TableAlert{id until}' as Document<
    ReadTableAlertsQuery,
    ReadTableAlertsQueryVariables
  >;
export const AddTableAlert =
  'mutation AddTableAlert{addTableAlert{...AlertParts}}fragment AlertParts on TableAlert{id until}' as Document<
    AddTableAlertMutation,
    AddTableAlertMutationVariables
  >;
export const RemoveTableAlert =
  'mutation RemoveTableAlert($input:RemoveTableAlertInput!){removeTableAlert(input:$input){tableAlerts{...AlertParts}}}fragment AlertParts on TableAlert{id until}' as Document<
    RemoveTableAlertMutation,
    RemoveTableAlertMutationVariables
  >;
export const ReadMatch =
  'query ReadMatch($id:ID!$locale:Locale){match(id:$id){...MatchParts}}fragment MatchParts on Match{id version status kind goal(locale:$locale)forkOf{matchId version chance}visibility seat can invitation title chat language rated lastRound requirements{languages reliabilityMin finishedMin ratingMin ratingMax unmet}spectatorDelay invitations{id account{id name}status}tournament{id name}pod{round number}options createdAt updatedAt game{id name(locale:$locale)revision}host{id name}seats{...SeatParts}orders{kind about choose ask once until}timeControl{...TimeControlParts}fairness{commitment entropy secret beacon{chain round drawnAt signature}}}fragment SeatParts on SeatInfo{id name(locale:$locale)bot free resigned presence missed account{id name bot}}fragment TimeControlParts on TimeControl{preset name(locale:$locale)speed perQuestion perTurn bank{initial increment per max}reaction weekends playingHours vacation}' as Document<
    ReadMatchQuery,
    ReadMatchQueryVariables
  >;
export const OpenMatch =
  'query OpenMatch($id:ID!$locale:Locale){match(id:$id){...MatchParts updates(first:1){...UpdateParts}}}fragment MatchParts on Match{id version status kind goal(locale:$locale)forkOf{matchId version chance}visibility seat can invitation title chat language rated lastRound requirements{languages reliabilityMin finishedMin ratingMin ratingMax unmet}spectatorDelay invitations{id account{id name}status}tournament{id name}pod{round number}options createdAt updatedAt game{id name(locale:$locale)revision}host{id name}seats{...SeatParts}orders{kind about choose ask once until}timeControl{...TimeControlParts}fairness{commitment entropy secret beacon{chain round drawnAt signature}}}fragment SeatParts on SeatInfo{id name(locale:$locale)bot free resigned presence missed account{id name bot}}fragment TimeControlParts on TimeControl{preset name(locale:$locale)speed perQuestion perTurn bank{initial increment per max}reaction weekends playingHours vacation}fragment UpdateParts on MatchUpdate{version at from snapshot patch log{...LineParts}questions{...QuestionParts}waitingOn seatsAt clocks{...ClockParts}status proposals{...ProposalParts}result{...ResultParts}}fragment LineParts on LogEntry{version at seat type data parts(locale:$locale){...Part}rule begins dice{sides value}}fragment Part on TextPart{text ref}fragment QuestionParts on Question{id seat kind short(locale:$locale)parts(locale:$locale){...Part}about min max askedAt sealed answered deadline weight options{id short(locale:$locale)parts(locale:$locale){...Part}refs group isDefault effects{parts(locale:$locale){...Part}refs}odds{dice sides outcomes{tone text(locale:$locale)chance rolls}}}}fragment ClockParts on Clock{seat running deadline bank cause pausedUntil}fragment ProposalParts on Proposal{id kind by itself expiresAt status votes{seat agree}waitingOn until toVersion extend outcome seat}fragment ResultParts on MatchResult{reason reasonText(locale:$locale)ranking{seat place score details placeText(locale:$locale)scoreText(locale:$locale)parts{name(locale:$locale)ref n}}leavers{seat account{id name}}}' as Document<
    OpenMatchQuery,
    OpenMatchQueryVariables
  >;
export const ReadInvitation =
  'query ReadInvitation($code:String!$locale:Locale){invitation(code:$code){matchId game{id name(locale:$locale)boards about{line(locale:$locale)minutes}guide{turn{id title(locale:$locale)text(locale:$locale)glyph}}}title language host{id name}seats{...SeatParts}timeControl{...TimeControlParts}}}fragment SeatParts on SeatInfo{id name(locale:$locale)bot free resigned presence missed account{id name bot}}fragment TimeControlParts on TimeControl{preset name(locale:$locale)speed perQuestion perTurn bank{initial increment per max}reaction weekends playingHours vacation}' as Document<
    ReadInvitationQuery,
    ReadInvitationQueryVariables
  >;
export const ReadReliability =
  'query ReadReliability($id:ID!){match(id:$id){seats{id account{id reliability{...ReliabilityParts}}}}}fragment ReliabilityParts on Reliability{score answersDue answersInTime finished abandoned}' as Document<
    ReadReliabilityQuery,
    ReadReliabilityQueryVariables
  >;
export const ReadExport = 'query ReadExport($id:ID!){match(id:$id){export}}' as Document<
  ReadExportQuery,
  ReadExportQueryVariables
>;
export const ReadMatches =
  'query ReadMatches($filter:MatchFilter$first:Int!$after:String$locale:Locale$isMine:Boolean!){matches(filter:$filter first:$first after:$after){edges{node{id kind title language rated timeControl{name(locale:$locale)perQuestion perTurn bank{initial}}seat waitingOn deadline asking(locale:$locale)news(locale:$locale)@include(if:$isMine)updatedAt snapshot{pieces{place seat}lattices{seat laid{thing x y tone}}}result{reason ranking{seat place placeText(locale:$locale)}}game{id name(locale:$locale)}seats{id name(locale:$locale)bot free presence}}}pageInfo{hasNextPage endCursor}}}' as Document<
    ReadMatchesQuery,
    ReadMatchesQueryVariables
  >;
export const ReadReports =
  'query ReadReports($status:ReportStatus!$first:Int!$after:String$locale:Locale){reports(status:$status first:$first after:$after){edges{node{...ReportParts}}pageInfo{hasNextPage endCursor}}}fragment ReportParts on Report{id status message{...MessageParts matchId}context{...MessageParts}complaints{by{id name}reason note at}decisions{act by{id name}reason at until}}fragment MessageParts on Message{id audience from{id name bot}seat hidden text(locale:$locale)phrase at}' as Document<
    ReadReportsQuery,
    ReadReportsQueryVariables
  >;
export const Moderate =
  'mutation Moderate($input:ModerateInput!){moderate(input:$input){status}}' as Document<
    ModerateMutation,
    ModerateMutationVariables
  >;
export const ReadServiceTime =
  'query ReadServiceTime{serviceTime{...ServiceTimeParts}}fragment ServiceTimeParts on ServiceTime{hold{reason since}credits{from to reason matchIds}}' as Document<
    ReadServiceTimeQuery,
    ReadServiceTimeQueryVariables
  >;
export const HoldExpiry =
  'mutation HoldExpiry($input:HoldExpiryInput!){holdExpiry(input:$input){...ServiceTimeParts}}fragment ServiceTimeParts on ServiceTime{hold{reason since}credits{from to reason matchIds}}' as Document<
    HoldExpiryMutation,
    HoldExpiryMutationVariables
  >;
export const CreditTime =
  'mutation CreditTime($input:CreditTimeInput!){creditTime(input:$input){...ServiceTimeParts}}fragment ServiceTimeParts on ServiceTime{hold{reason since}credits{from to reason matchIds}}' as Document<
    CreditTimeMutation,
    CreditTimeMutationVariables
  >;
export const Answer =
  'mutation Answer($input:AnswerInput!){answer(input:$input){version}}' as Document<
    AnswerMutation,
    AnswerMutationVariables
  >;
export const SetStandingOrders =
  'mutation SetStandingOrders($input:SetStandingOrdersInput!){setStandingOrders(input:$input){version}}' as Document<
    SetStandingOrdersMutation,
    SetStandingOrdersMutationVariables
  >;
export const Resign =
  'mutation Resign($input:ResignInput!){resign(input:$input){version}}' as Document<
    ResignMutation,
    ResignMutationVariables
  >;
export const ReturnToSeat =
  'mutation ReturnToSeat($input:ReturnToSeatInput!){returnToSeat(input:$input){version}}' as Document<
    ReturnToSeatMutation,
    ReturnToSeatMutationVariables
  >;
export const ClaimSeat =
  'mutation ClaimSeat($input:ClaimSeatInput!){claimSeat(input:$input){version}}' as Document<
    ClaimSeatMutation,
    ClaimSeatMutationVariables
  >;
export const RewindMatch =
  'mutation RewindMatch($input:RewindMatchInput!){rewindMatch(input:$input){version}}' as Document<
    RewindMatchMutation,
    RewindMatchMutationVariables
  >;
export const CloseProcedure =
  'mutation CloseProcedure($input:CloseProcedureInput!){closeProcedure(input:$input){version}}' as Document<
    CloseProcedureMutation,
    CloseProcedureMutationVariables
  >;
export const PauseMatch =
  'mutation PauseMatch($input:PauseMatchInput!){pauseMatch(input:$input){version}}' as Document<
    PauseMatchMutation,
    PauseMatchMutationVariables
  >;
export const ResumeMatch =
  'mutation ResumeMatch($input:ResumeMatchInput!){resumeMatch(input:$input){version}}' as Document<
    ResumeMatchMutation,
    ResumeMatchMutationVariables
  >;
export const MarkSeen =
  'mutation MarkSeen($input:MarkSeenInput!){markSeen(input:$input){version}}' as Document<
    MarkSeenMutation,
    MarkSeenMutationVariables
  >;
export const Propose =
  'mutation Propose($input:ProposeInput!){propose(input:$input){version}}' as Document<
    ProposeMutation,
    ProposeMutationVariables
  >;
export const Vote = 'mutation Vote($input:VoteInput!){vote(input:$input){version}}' as Document<
  VoteMutation,
  VoteMutationVariables
>;
export const Undo = 'mutation Undo($input:UndoInput!){undo(input:$input){version}}' as Document<
  UndoMutation,
  UndoMutationVariables
>;
export const ReadUndo =
  'query ReadUndo($id:ID!){match(id:$id){version undo{policy left to reason}}}' as Document<
    ReadUndoQuery,
    ReadUndoQueryVariables
  >;
export const Rematch =
  'mutation Rematch($input:RematchInput!){rematch(input:$input){id}}' as Document<
    RematchMutation,
    RematchMutationVariables
  >;
export const AnswerInvitation =
  'mutation AnswerInvitation($input:AnswerInvitationInput!){answerInvitation(input:$input){version}}' as Document<
    AnswerInvitationMutation,
    AnswerInvitationMutationVariables
  >;
export const ReadRematch =
  'query ReadRematch($id:ID!){match(id:$id){rematch{id host{id name}}}}' as Document<
    ReadRematchQuery,
    ReadRematchQueryVariables
  >;
export const ReadQueues =
  'query ReadQueues($gameId:ID!$locale:Locale){queues(gameId:$gameId){timeControl{preset name(locale:$locale)speed}waiting ticket{id status}}}' as Document<
    ReadQueuesQuery,
    ReadQueuesQueryVariables
  >;
export const ReadTickets =
  'query ReadTickets($locale:Locale){viewer{reliability{restrictedUntil}queueTickets{...TicketParts}}}fragment TicketParts on QueueTicket{id game{id name(locale:$locale)}timeControl{name(locale:$locale)speed}status seats languages until confirmBy confirmed matchId}' as Document<
    ReadTicketsQuery,
    ReadTicketsQueryVariables
  >;
export const JoinQueue =
  'mutation JoinQueue($input:JoinQueueInput!){joinQueue(input:$input){id}}' as Document<
    JoinQueueMutation,
    JoinQueueMutationVariables
  >;
export const ConfirmQueue =
  'mutation ConfirmQueue($input:ConfirmQueueInput!){confirmQueue(input:$input){id}}' as Document<
    ConfirmQueueMutation,
    ConfirmQueueMutationVariables
  >;
export const LeaveQueue =
  'mutation LeaveQueue($input:LeaveQueueInput!){leaveQueue(input:$input){id}}' as Document<
    LeaveQueueMutation,
    LeaveQueueMutationVariables
  >;
export const ReadLeaderboard =
  'query ReadLeaderboard($gameId:ID!$pool:RatingPool!$first:Int!$after:String){leaderboard(gameId:$gameId pool:$pool first:$first after:$after){edges{node{account{id name}rating{figure matches provisional}}}pageInfo{hasNextPage endCursor}}}' as Document<
    ReadLeaderboardQuery,
    ReadLeaderboardQueryVariables
  >;
export const ReadMyRatings =
  'query ReadMyRatings{viewer{ratings{...RatingParts}}}fragment RatingParts on Rating{gameId pool figure matches provisional}' as Document<
    ReadMyRatingsQuery,
    ReadMyRatingsQueryVariables
  >;
export const ReadRecap =
  'query ReadRecap($id:ID!$version:Int$locale:Locale){match(id:$id){seen since(version:$version locale:$locale){from to turns{seat entries{entry{...LineParts}aboutMe}}answeredForMe{version by parts(locale:$locale){...Part}choose{id short(locale:$locale)refs}}counters{id name(locale:$locale)before after}}}}fragment LineParts on LogEntry{version at seat type data parts(locale:$locale){...Part}rule begins dice{sides value}}fragment Part on TextPart{text ref}' as Document<
    ReadRecapQuery,
    ReadRecapQueryVariables
  >;
export const ReadSeries =
  'query ReadSeries($id:ID!){series(id:$id){id version name description visibility owner{id name}organizers{id name}regulations{pointsByPlace best atLeast ties}league{size up down}events{number tournamentIds tournaments{id name status}}draft{season divisions{players{id name}tournamentId}moves{account{id}from to}tooFew}can}}' as Document<
    ReadSeriesQuery,
    ReadSeriesQueryVariables
  >;
export const ReadSeriesTable =
  'query ReadSeriesTable($id:ID!$first:Int!$after:String){series(id:$id){standings(first:$first after:$after){results edges{node{rank account{id name}points scores{event place points counts}}}pageInfo{hasNextPage endCursor}}}}' as Document<
    ReadSeriesTableQuery,
    ReadSeriesTableQueryVariables
  >;
export const CreateSeries =
  'mutation CreateSeries($input:CreateSeriesInput!){createSeries(input:$input){id version}}' as Document<
    CreateSeriesMutation,
    CreateSeriesMutationVariables
  >;
export const UpdateSeries =
  'mutation UpdateSeries($input:UpdateSeriesInput!){updateSeries(input:$input){id version}}' as Document<
    UpdateSeriesMutation,
    UpdateSeriesMutationVariables
  >;
export const DraftSeason =
  'mutation DraftSeason($input:DraftSeasonInput!){draftSeason(input:$input){id version}}' as Document<
    DraftSeasonMutation,
    DraftSeasonMutationVariables
  >;
export const ReadOwnSeries =
  'query ReadOwnSeries($first:Int!$after:String){ownSeries(first:$first after:$after){edges{node{id name}}pageInfo{hasNextPage endCursor}}}' as Document<
    ReadOwnSeriesQuery,
    ReadOwnSeriesQueryVariables
  >;
export const ReadSuggestion =
  'query ReadSuggestion($id:ID!$questionId:ID!){match(id:$id){suggestion(questionId:$questionId){choose}}}' as Document<
    ReadSuggestionQuery,
    ReadSuggestionQueryVariables
  >;
export const FollowMatch =
  'subscription FollowMatch($id:ID!$after:Int$locale:Locale){match(id:$id after:$after){...UpdateParts}}fragment UpdateParts on MatchUpdate{version at from snapshot patch log{...LineParts}questions{...QuestionParts}waitingOn seatsAt clocks{...ClockParts}status proposals{...ProposalParts}result{...ResultParts}}fragment LineParts on LogEntry{version at seat type data parts(locale:$locale){...Part}rule begins dice{sides value}}fragment Part on TextPart{text ref}fragment QuestionParts on Question{id seat kind short(locale:$locale)parts(locale:$locale){...Part}about min max askedAt sealed answered deadline weight options{id short(locale:$locale)parts(locale:$locale){...Part}refs group isDefault effects{parts(locale:$locale){...Part}refs}odds{dice sides outcomes{tone text(locale:$locale)chance rolls}}}}fragment ClockParts on Clock{seat running deadline bank cause pausedUntil}fragment ProposalParts on Proposal{id kind by itself expiresAt status votes{seat agree}waitingOn until toVersion extend outcome seat}fragment ResultParts on MatchResult{reason reasonText(locale:$locale)ranking{seat place score details placeText(locale:$locale)scoreText(locale:$locale)parts{name(locale:$locale)ref n}}leavers{seat account{id name}}}' as Document<
    FollowMatchSubscription,
    FollowMatchSubscriptionVariables
  >;
export const ReadSeats =
  'query ReadSeats($id:ID!$locale:Locale){match(id:$id){version seats{...SeatParts}}}fragment SeatParts on SeatInfo{id name(locale:$locale)bot free resigned presence missed account{id name bot}}' as Document<
    ReadSeatsQuery,
    ReadSeatsQueryVariables
  >;
export const ReadSteps =
  'query ReadSteps($id:ID!$after:Int$upTo:Int$first:Int!$locale:Locale){match(id:$id){updates(after:$after upTo:$upTo first:$first){...UpdateParts}}}fragment UpdateParts on MatchUpdate{version at from snapshot patch log{...LineParts}questions{...QuestionParts}waitingOn seatsAt clocks{...ClockParts}status proposals{...ProposalParts}result{...ResultParts}}fragment LineParts on LogEntry{version at seat type data parts(locale:$locale){...Part}rule begins dice{sides value}}fragment Part on TextPart{text ref}fragment QuestionParts on Question{id seat kind short(locale:$locale)parts(locale:$locale){...Part}about min max askedAt sealed answered deadline weight options{id short(locale:$locale)parts(locale:$locale){...Part}refs group isDefault effects{parts(locale:$locale){...Part}refs}odds{dice sides outcomes{tone text(locale:$locale)chance rolls}}}}fragment ClockParts on Clock{seat running deadline bank cause pausedUntil}fragment ProposalParts on Proposal{id kind by itself expiresAt status votes{seat agree}waitingOn until toVersion extend outcome seat}fragment ResultParts on MatchResult{reason reasonText(locale:$locale)ranking{seat place score details placeText(locale:$locale)scoreText(locale:$locale)parts{name(locale:$locale)ref n}}leavers{seat account{id name}}}' as Document<
    ReadStepsQuery,
    ReadStepsQueryVariables
  >;
export const ReadStory =
  'query ReadStory($id:ID!$before:Int$last:Int!$locale:Locale){match(id:$id){log(before:$before last:$last){...LineParts}}}fragment LineParts on LogEntry{version at seat type data parts(locale:$locale){...Part}rule begins dice{sides value}}fragment Part on TextPart{text ref}' as Document<
    ReadStoryQuery,
    ReadStoryQueryVariables
  >;
export const FollowMessages =
  'subscription FollowMessages($matchId:ID!$after:ID$locale:Locale){messages(matchId:$matchId after:$after){...MessageParts}}fragment MessageParts on Message{id audience from{id name bot}seat hidden text(locale:$locale)phrase at}' as Document<
    FollowMessagesSubscription,
    FollowMessagesSubscriptionVariables
  >;
export const ReadMessages =
  'query ReadMessages($id:ID!$before:ID$last:Int!$locale:Locale){match(id:$id){messages(before:$before last:$last){...MessageParts}}}fragment MessageParts on Message{id audience from{id name bot}seat hidden text(locale:$locale)phrase at}' as Document<
    ReadMessagesQuery,
    ReadMessagesQueryVariables
  >;
export const ReadPhrases =
  'query ReadPhrases($locale:Locale){phrases{id text(locale:$locale)}}' as Document<
    ReadPhrasesQuery,
    ReadPhrasesQueryVariables
  >;
export const ReadStanding =
  'query ReadStanding{viewer{moderation{id messageId own act reason at until}}}' as Document<
    ReadStandingQuery,
    ReadStandingQueryVariables
  >;
export const ReadBlocks = 'query ReadBlocks{viewer{blocks{id}}}' as Document<
  ReadBlocksQuery,
  ReadBlocksQueryVariables
>;
export const SendMessage =
  'mutation SendMessage($input:SendMessageInput!){sendMessage(input:$input){id}}' as Document<
    SendMessageMutation,
    SendMessageMutationVariables
  >;
export const ReportMessage =
  'mutation ReportMessage($input:ReportMessageInput!){reportMessage(input:$input){status}}' as Document<
    ReportMessageMutation,
    ReportMessageMutationVariables
  >;
export const CreateTournament =
  'mutation CreateTournament($input:CreateTournamentInput!){createTournament(input:$input){id version}}' as Document<
    CreateTournamentMutation,
    CreateTournamentMutationVariables
  >;
export const UpdateTournament =
  'mutation UpdateTournament($input:UpdateTournamentInput!){updateTournament(input:$input){id version}}' as Document<
    UpdateTournamentMutation,
    UpdateTournamentMutationVariables
  >;
export const AnnounceTournament =
  'mutation AnnounceTournament($input:AnnounceTournamentInput!){announceTournament(input:$input){id version}}' as Document<
    AnnounceTournamentMutation,
    AnnounceTournamentMutationVariables
  >;
export const OpenRegistration =
  'mutation OpenRegistration($input:OpenRegistrationInput!){openRegistration(input:$input){id version}}' as Document<
    OpenRegistrationMutation,
    OpenRegistrationMutationVariables
  >;
export const SetTournamentRole =
  'mutation SetTournamentRole($input:SetTournamentRoleInput!){setTournamentRole(input:$input){id version}}' as Document<
    SetTournamentRoleMutation,
    SetTournamentRoleMutationVariables
  >;
export const CancelTournament =
  'mutation CancelTournament($input:CancelTournamentInput!){cancelTournament(input:$input){id version}}' as Document<
    CancelTournamentMutation,
    CancelTournamentMutationVariables
  >;
export const StartTournament =
  'mutation StartTournament($input:StartTournamentInput!){startTournament(input:$input){id version}}' as Document<
    StartTournamentMutation,
    StartTournamentMutationVariables
  >;
export const FinalizeTournament =
  'mutation FinalizeTournament($input:FinalizeTournamentInput!){finalizeTournament(input:$input){id version}}' as Document<
    FinalizeTournamentMutation,
    FinalizeTournamentMutationVariables
  >;
export const RegisterForTournament =
  'mutation RegisterForTournament($input:RegisterForTournamentInput!){registerForTournament(input:$input){id version}}' as Document<
    RegisterForTournamentMutation,
    RegisterForTournamentMutationVariables
  >;
export const WithdrawFromTournament =
  'mutation WithdrawFromTournament($input:WithdrawFromTournamentInput!){withdrawFromTournament(input:$input){id version}}' as Document<
    WithdrawFromTournamentMutation,
    WithdrawFromTournamentMutationVariables
  >;
export const CheckIn =
  'mutation CheckIn($input:CheckInInput!){checkIn(input:$input){id version}}' as Document<
    CheckInMutation,
    CheckInMutationVariables
  >;
export const InvitePlayers =
  'mutation InvitePlayers($input:InvitePlayersInput!){invitePlayers(input:$input){id version}}' as Document<
    InvitePlayersMutation,
    InvitePlayersMutationVariables
  >;
export const RegisterPlayers =
  'mutation RegisterPlayers($input:RegisterPlayersInput!){registerPlayers(input:$input){id version}}' as Document<
    RegisterPlayersMutation,
    RegisterPlayersMutationVariables
  >;
export const ApprovePlayer =
  'mutation ApprovePlayer($input:ApprovePlayerInput!){approvePlayer(input:$input){id version}}' as Document<
    ApprovePlayerMutation,
    ApprovePlayerMutationVariables
  >;
export const DropPlayer =
  'mutation DropPlayer($input:DropPlayerInput!){dropPlayer(input:$input){id version}}' as Document<
    DropPlayerMutation,
    DropPlayerMutationVariables
  >;
export const ReinstatePlayer =
  'mutation ReinstatePlayer($input:ReinstatePlayerInput!){reinstatePlayer(input:$input){id version}}' as Document<
    ReinstatePlayerMutation,
    ReinstatePlayerMutationVariables
  >;
export const SeedPlayers =
  'mutation SeedPlayers($input:SeedPlayersInput!){seedPlayers(input:$input){id version}}' as Document<
    SeedPlayersMutation,
    SeedPlayersMutationVariables
  >;
export const DraftRound =
  'mutation DraftRound($input:DraftRoundInput!){draftRound(input:$input){id version}}' as Document<
    DraftRoundMutation,
    DraftRoundMutationVariables
  >;
export const EditPairing =
  'mutation EditPairing($input:EditPairingInput!){editPairing(input:$input){id version}}' as Document<
    EditPairingMutation,
    EditPairingMutationVariables
  >;
export const RepairRound =
  'mutation RepairRound($input:RepairRoundInput!){repairRound(input:$input){id version}}' as Document<
    RepairRoundMutation,
    RepairRoundMutationVariables
  >;
export const PublishRound =
  'mutation PublishRound($input:PublishRoundInput!){publishRound(input:$input){id version}}' as Document<
    PublishRoundMutation,
    PublishRoundMutationVariables
  >;
export const UnpublishRound =
  'mutation UnpublishRound($input:UnpublishRoundInput!){unpublishRound(input:$input){id version}}' as Document<
    UnpublishRoundMutation,
    UnpublishRoundMutationVariables
  >;
export const DiscardRound =
  'mutation DiscardRound($input:DiscardRoundInput!){discardRound(input:$input){id version}}' as Document<
    DiscardRoundMutation,
    DiscardRoundMutationVariables
  >;
export const AdjudicatePod =
  'mutation AdjudicatePod($input:AdjudicatePodInput!){adjudicatePod(input:$input){id version}}' as Document<
    AdjudicatePodMutation,
    AdjudicatePodMutationVariables
  >;
export const ReplayPod =
  'mutation ReplayPod($input:ReplayPodInput!){replayPod(input:$input){id version}}' as Document<
    ReplayPodMutation,
    ReplayPodMutationVariables
  >;
export const ExtendTime =
  'mutation ExtendTime($input:ExtendTimeInput!){extendTime(input:$input){id version}}' as Document<
    ExtendTimeMutation,
    ExtendTimeMutationVariables
  >;
export const ReplacePlayer =
  'mutation ReplacePlayer($input:ReplacePlayerInput!){replacePlayer(input:$input){id version}}' as Document<
    ReplacePlayerMutation,
    ReplacePlayerMutationVariables
  >;
export const PenalisePlayer =
  'mutation PenalisePlayer($input:PenalisePlayerInput!){penalisePlayer(input:$input){id version}}' as Document<
    PenalisePlayerMutation,
    PenalisePlayerMutationVariables
  >;
export const DisqualifyPlayer =
  'mutation DisqualifyPlayer($input:DisqualifyPlayerInput!){disqualifyPlayer(input:$input){id version}}' as Document<
    DisqualifyPlayerMutation,
    DisqualifyPlayerMutationVariables
  >;
export const ChangeRegulations =
  'mutation ChangeRegulations($input:ChangeRegulationsInput!){changeRegulations(input:$input){id version}}' as Document<
    ChangeRegulationsMutation,
    ChangeRegulationsMutationVariables
  >;
export const ApproveAct =
  'mutation ApproveAct($input:ApproveActInput!){approveAct(input:$input){id version}}' as Document<
    ApproveActMutation,
    ApproveActMutationVariables
  >;
export const PauseTournament =
  'mutation PauseTournament($input:PauseTournamentInput!){pauseTournament(input:$input){id version}}' as Document<
    PauseTournamentMutation,
    PauseTournamentMutationVariables
  >;
export const ResumeTournament =
  'mutation ResumeTournament($input:ResumeTournamentInput!){resumeTournament(input:$input){id version}}' as Document<
    ResumeTournamentMutation,
    ResumeTournamentMutationVariables
  >;
export const OpenAppeal =
  'mutation OpenAppeal($input:OpenAppealInput!){openAppeal(input:$input){id version}}' as Document<
    OpenAppealMutation,
    OpenAppealMutationVariables
  >;
export const DecideAppeal =
  'mutation DecideAppeal($input:DecideAppealInput!){decideAppeal(input:$input){id version}}' as Document<
    DecideAppealMutation,
    DecideAppealMutationVariables
  >;
export const InspectPod =
  'mutation InspectPod($input:InspectPodInput!){inspectPod(input:$input){matchId version view}}' as Document<
    InspectPodMutation,
    InspectPodMutationVariables
  >;
export const ReadTournaments =
  'query ReadTournaments($filter:TournamentFilter$first:Int!$after:String$locale:Locale){tournaments(filter:$filter first:$first after:$after){edges{node{id name game{id name(locale:$locale)}status players cap startsAt updatedAt}}pageInfo{hasNextPage endCursor}}}' as Document<
    ReadTournamentsQuery,
    ReadTournamentsQueryVariables
  >;
export const FollowTournament =
  'subscription FollowTournament($id:ID!$after:Int){tournament(id:$id after:$after){version steps{version at events}}}' as Document<
    FollowTournamentSubscription,
    FollowTournamentSubscriptionVariables
  >;
export const ReadTournament =
  'query ReadTournament($id:ID!$locale:Locale){tournament(id:$id){id version name description visibility game{id name(locale:$locale)seats{min max}}status stages{number format status rounds cut}stage registered waiting pending can myRoles owner{id name}roles{account{id name}roles}code appealsUntil warnings{kind text(locale:$locale)}regulations{json hash text(locale:$locale)}mine{...PersonParts waitingPlace checkedIn leaving lives standing{rank points}}myNext{...PodParts}rounds{number stage status podCount startsAt deadline stepsHash byes{...PersonParts}missed{...PersonParts}}appeals{id by{id name}at round pod act text status decision decidedBy{name}}proposed{id by{id name}at act text says reason status second{name}}fairness{commitment regulations secret}createdAt}}fragment PersonParts on TournamentPlayer{id account{id name}number status}fragment PodParts on Pod{id round number status seats{seat player{...PersonParts}account{id name}}matchId result{places{player{id}place score}by}deadline held heldBy endedAt}' as Document<
    ReadTournamentQuery,
    ReadTournamentQueryVariables
  >;
export const ReadRound =
  'query ReadRound($id:ID!$round:Int!$first:Int!$after:String){tournament(id:$id){version round(number:$round){number status changedAt seed pairing{algorithm repeats spread oddPods byes broken edited}byes{...PersonParts}podCount pods(first:$first after:$after){edges{node{...PodParts}}pageInfo{hasNextPage endCursor}}}}}fragment PersonParts on TournamentPlayer{id account{id name}number status}fragment PodParts on Pod{id round number status seats{seat player{...PersonParts}account{id name}}matchId result{places{player{id}place score}by}deadline held heldBy endedAt}' as Document<
    ReadRoundQuery,
    ReadRoundQueryVariables
  >;
export const ReadPlayers =
  'query ReadPlayers($id:ID!$first:Int!$after:String){tournament(id:$id){players(first:$first after:$after){edges{node{...PersonParts waitingPlace checkedIn noShows lives penalties{kind points round pod}}}pageInfo{hasNextPage endCursor}}}}fragment PersonParts on TournamentPlayer{id account{id name}number status}' as Document<
    ReadPlayersQuery,
    ReadPlayersQueryVariables
  >;
export const ReadStandings =
  'query ReadStandings($id:ID!$stage:Int$round:Int$first:Int!$after:String){tournament(id:$id){standings(stage:$stage round:$round first:$first after:$after){stage round edges{node{rank player{...PersonParts}points tieBreaks{kind value}results{round pod place points source}}}pageInfo{hasNextPage endCursor}}}}fragment PersonParts on TournamentPlayer{id account{id name}number status}' as Document<
    ReadStandingsQuery,
    ReadStandingsQueryVariables
  >;
export const ReadAudit =
  'query ReadAudit($id:ID!$first:Int!$after:String){tournament(id:$id){audit(first:$first after:$after){edges{node{id at by{name}role act text target{round pod number account{name}}before after reason note hash}}pageInfo{hasNextPage endCursor}}}}' as Document<
    ReadAuditQuery,
    ReadAuditQueryVariables
  >;
export const PreviewPairing =
  'query PreviewPairing($id:ID!$pods:[[Int!]!]$byes:[Int!]){previewPairing(tournamentId:$id pods:$pods byes:$byes){round pods byes report{repeats spread oddPods byes broken}problems{kind players pod relax}}}' as Document<
    PreviewPairingQuery,
    PreviewPairingQueryVariables
  >;
export const ReadRegulationsSchema = 'query ReadRegulationsSchema{regulationsSchema}' as Document<
  ReadRegulationsSchemaQuery,
  ReadRegulationsSchemaQueryVariables
>;
export const ReadViewer = 'query ReadViewer{viewer{id name locale roles guest}}' as Document<
  ReadViewerQuery,
  ReadViewerQueryVariables
>;
export const FollowAttention =
  'subscription FollowAttention{attention{item{matchId kind}cleared}}' as Document<
    FollowAttentionSubscription,
    FollowAttentionSubscriptionVariables
  >;
export const ReadAsked =
  'query ReadAsked($first:Int!$locale:Locale){attention(first:$first){edges{node{matchId kind deadline match{title game{name(locale:$locale)}host{name}}}}}}' as Document<
    ReadAskedQuery,
    ReadAskedQueryVariables
  >;
