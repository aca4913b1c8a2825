import { matchNotices, tournamentNotices } from '../../../schema/notices.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';

export { tournamentNotices };
export type TournamentNotice = (typeof tournamentNotices)[number];

/** Events that rules may name. */
export const ruleEvents = [...matchNotices, ...tournamentNotices, 'account.digest'] as const;
export type RuleEvent = (typeof ruleEvents)[number];

/** The type of a notice. */
export type NoticeType = RuleEvent | 'channel.verification' | 'channel.disabled' | 'channel.test';

/** The facts of a notice: few, because anyone may be its reader. Times are ISO 8601. */
export type NoticeData = {
  readonly matchId?: string;
  readonly gameId?: string;
  readonly seat?: string;
  readonly version?: number;
  readonly turn?: number;
  readonly tournamentId?: string | undefined;
  /** A round of the tournament, and the pod of that round in which its reader sits. */
  readonly round?: number | undefined;
  readonly pod?: number | undefined;
  /** The time at which a round begins. */
  readonly startsAt?: string | undefined;
  readonly deadline?: string | undefined;
  /** The percentage of the round's time that has passed; for a reminder, of the seat's time. */
  readonly percent?: number | undefined;
  /** The act of those who run the tournament, by its name in the audit; `PROPOSAL` of one that waits for a second person. */
  readonly act?: string | undefined;
  /**
   * The new status of a registration, or an appeal; `NEEDS_ADMIN` for an appeal that no one of the
   * event may decide.
   */
  readonly status?: string | undefined;
  /** Number of questions, or of matches, that wait. */
  readonly count?: number;
  /** The address at which to look. */
  readonly url?: string;
  /** The code to be given to `verifyNotificationChannel`. */
  readonly code?: string;
  /** The channel that it is about, if that is another. */
  readonly channel?: string;
  /** The matches of a digest: the due items, the earliest deadline first. */
  readonly matches?: readonly NoticeData[];
};

/** A notice to an account by one of its channels: never a question's text, option or card. */
export type Notice = {
  /** Stable: the same notice again is the same delivery, and its `webhook-id`. */
  readonly id: string;
  readonly account: string;
  /** The id of a channel of the account. */
  readonly channel: string;
  readonly type: NoticeType;
  /** Game time at which it arose, ISO 8601. */
  readonly at: string;
  readonly data: NoticeData;
  /** The time past which no delivery is tried, ISO 8601. */
  readonly until?: string | undefined;
  /** The rule it came by, for a mail's one-click unsubscribe. */
  readonly rule?: string | undefined;
};

/** Stores a delivery of the notice, which is then tried until it arrives. Idempotent by the notice's id. */
export type Notify = (notice: Notice) => Promise<void>;

export const channelKinds = ['WEBHOOK', 'EMAIL', 'PUSH', 'DISCORD'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** The reasons for which nothing is sent by a channel any more. */
export type DisabledReason = 'GONE' | 'FAILING' | 'SUPPRESSED';

/** A channel as those know it who decide which to use. */
export type KnownChannel = Pick<ChannelView, 'id' | 'kind' | 'verified'> & {
  readonly disabledReason?: DisabledReason | undefined;
};
export type ChannelsOf = (account: string) => Promise<readonly KnownChannel[]>;

/** A channel as its owner sees it; nothing of it is secret. Times are ISO 8601. */
export type ChannelView = {
  readonly id: string;
  readonly kind: ChannelKind;
  readonly label: string;
  readonly verified: boolean;
  readonly disabledReason: DisabledReason | undefined;
  /** The time at which it was disabled, if stored. */
  readonly disabledSince: string | undefined;
  readonly createdAt: string;
  /** The time at which the code that verifies it was sent, or will be; while it is not verified. */
  readonly codeAt: string | undefined;
  readonly unsubscribed: readonly UnsubscriptionView[];
};

/** The mails that a link has turned off: those of a rule, or without one all of a channel. */
export type UnsubscriptionView = {
  readonly rule: string | undefined;
  /** The time of the unsubscription, if stored. */
  readonly since: string | undefined;
};

/**
 * An unsubscription of an account: from the mails of a rule, or with an empty rule from all of the
 * channel.
 */
export type Unsubscribed = {
  readonly account: string;
  readonly channel: string;
  readonly rule: string;
};

/** Turns mails by rules off and on again. */
export type MailSwitches = {
  /** Stops the mails that come to a channel by a rule. */
  stop(of: Unsubscribed, since: string): Promise<void>;
  /** Lists the stopped rules; an entry without a channel is for all channels. */
  stopped(account: string): Promise<
    readonly {
      readonly rule: string;
      readonly channel?: string | undefined;
      readonly since?: string | undefined;
    }[]
  >;
  /** Resumes all mails of a channel. */
  resume(account: string, channel: string): Promise<void>;
};

/** A delivery as the channel's owner sees it. */
export type DeliveryView = {
  readonly id: string;
  /** The message's id, by which receivers know it: the `webhook-id`. */
  readonly messageId: string;
  readonly type: NoticeType;
  readonly at: string;
  readonly outcome: DeliveryOutcome;
  readonly attempts: number;
  /** The status of the last reply by HTTP. */
  readonly status: number | undefined;
  /** The fault of the last attempt, in words. */
  readonly fault: string | undefined;
  /** The next attempt, ISO 8601. */
  readonly nextAt: string | undefined;
};
export type DeliveryOutcome = 'PENDING' | 'DELIVERED' | 'FAILED' | 'EXPIRED';

/** A channel to be added; which parts it takes follows from its kind. */
export type ChannelWish = {
  readonly kind: ChannelKind;
  readonly url?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly push?: PushSubscription | null | undefined;
  readonly mention?: string | null | undefined;
  readonly label?: string | null | undefined;
};

/** A push subscription, as a browser gives it for Web Push; the keys in base64url. */
export type PushSubscription = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

type Added = { readonly channel: ChannelView; readonly secret: string | undefined };

/**
 * The use-cases of channels, the same for every API; for signed-in users, not for access tokens.
 * Refusals are thrown as `CommandRefusedError`.
 */
export type NotificationUses = {
  /** Reads the public key that pushes are signed by, in base64url; for everyone. */
  pushKey(): Promise<string>;
  /** Adds a channel. The secret that signs its messages is shown now, and never again. */
  add(actor: AccountActor, wish: ChannelWish): Promise<Added>;
  verify(actor: AccountActor, input: OnChannel & { readonly code: string }): Promise<ChannelView>;
  /** Sends another code by a channel that is not verified, once the last has left. */
  sendCode(actor: AccountActor, input: OnChannel): Promise<ChannelView>;
  /** Turns on again what links in mails have turned off. */
  resume(actor: AccountActor, input: OnChannel): Promise<ChannelView>;
  /** Creates a new secret; for a day messages are signed by both. */
  rotate(actor: AccountActor, input: OnChannel): Promise<Added>;
  test(actor: AccountActor, input: OnChannel): Promise<DeliveryView>;
  remove(actor: AccountActor, input: OnChannel): Promise<void>;
  channels(actor: AccountActor): Promise<readonly ChannelView[]>;
  /** The latest first, at most 50. */
  deliveries(
    actor: AccountActor,
    input: OnChannel & { readonly first: number },
  ): Promise<readonly DeliveryView[]>;
  /** Refuses an invalid link; for readers of the mail. Changes nothing. */
  checkLink(token: string): Promise<void>;
  /** Stops the mails by the rule of a link; for readers of the mail. Safe to repeat. */
  unsubscribe(token: string): Promise<void>;
  /** Tries a delivery again, under its own id. */
  resend(actor: AccountActor, input: { readonly deliveryId: string }): Promise<DeliveryView>;
};
export type OnChannel = { readonly channelId: string };
