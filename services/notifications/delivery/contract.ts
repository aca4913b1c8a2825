import type { Unsubscribed } from '../channels/mail/unsubscribe-token.ts';
import type { NoticeType } from '../notices/notice.ts';
import type { ChannelKind } from '../channels/registry.ts';
import type { ChannelInput } from '../channels/spec.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';

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

type Added = { readonly channel: ChannelView; readonly secret: string | undefined };

/**
 * The use-cases of channels, the same for every API; for signed-in users, not for access tokens.
 * Refusals are thrown as `CommandRefusedError`.
 */
export type NotificationUses = {
  /** Reads the public key that pushes are signed by, in base64url; for everyone. */
  pushKey(): Promise<string>;
  /** Adds a channel. The secret that signs its messages is shown now, and never again. */
  add(actor: AccountActor, input: ChannelInput): Promise<Added>;
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
