import type { AddNotificationChannelInput } from '../../../schema/generated/types.ts';
import type { InAllLanguages } from '../../../shared/words/phrase.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { MailParts } from './mail/sender.ts';
import type { Outbound } from './outbound/address.ts';
import type { Post } from './outbound/post.ts';
import type { VapidKey } from './push/vapid.ts';
import type { ChannelSecret } from './secret.ts';
import type { Send } from './send.ts';

/** A channel to add; which fields it takes follows from its kind. */
export type ChannelInput = AddNotificationChannelInput;

/** A field of the input that some kinds take, and others refuse. */
export type ChannelFieldName = Exclude<keyof ChannelInput, 'kind' | 'label'>;

/** A field that a kind takes, for the form in which people fill it in. */
export type ChannelField = {
  readonly name: ChannelFieldName;
  readonly label: InAllLanguages;
  /** The kind of control; `SUBSCRIPTION` comes from the browser itself. */
  readonly format: 'URL' | 'EMAIL' | 'DIGITS' | 'SUBSCRIPTION';
  readonly required: boolean;
};

/** The field of a kind that posts to a URL. */
export const urlField: ChannelField = {
  name: 'url',
  label: { en: 'URL (https)', cs: 'URL (https)', ko: 'URL (https)' },
  format: 'URL',
  required: true,
};

/** The means by which a channel is planned. */
export type PlanMeans = {
  readonly outbound: Outbound;
  /** Cryptographic randomness: that many bytes. */
  readonly random: (bytes: number) => Uint8Array;
  /** Whether mails can be sent here. */
  readonly mail: boolean;
  /** The key that signs pushes; created at its first use. */
  readonly vapidKey: () => Promise<VapidKey>;
};

/** A planned channel: the stored form of an input. */
export type PlannedChannel = {
  readonly secret: ChannelSecret;
  /** The label if its owner gives none. */
  readonly label: string;
  /** The key that signs its messages, if the owner has to know it. */
  readonly key?: string;
};

/** The means by which messages are sent. */
export type SenderParts = {
  readonly post: Post;
  readonly vapidKey: () => Promise<VapidKey>;
  /** The contact that push services may turn to: an https or mailto URL. */
  readonly contact: string;
  /** The means by which mails leave; without it, there are none. */
  readonly mail?: MailParts | undefined;
  /** Game time, and wall time. */
  readonly now: Clock;
  readonly wall: () => Date;
};

/**
 * Creates a sender whose code is loaded with its first message, because most processes that know of
 * channels send nothing.
 */
export const senderLater =
  (load: () => Promise<(parts: SenderParts) => Send>) =>
  (parts: SenderParts): Send =>
  async (...message) =>
    (await load())(parts)(...message);

/** The limit of codes that verify a channel. */
export type CodeLimit = {
  /** The shortest time in ms between two codes of an account to the same receiver. */
  readonly everyMs: number;
  /** That time in words, for a refusal. */
  readonly every: string;
  /** Returns the address that codes of several accounts may go to; `undefined` for none. */
  sharedAddress(secret: ChannelSecret): string | undefined;
};

/** The limit of codes of a kind whose receiver belongs to one channel. */
export const oneAMinute: CodeLimit = {
  everyMs: 60_000,
  every: 'a minute',
  sharedAddress: () => undefined,
};

/** A kind of channel: all that the service knows about it. A new one is such a record in the registry. */
export type ChannelSpec = {
  /** The name of the kind, for people. */
  readonly name: InAllLanguages;
  /** The way by which it reaches its reader, for docs/notifications.md. */
  readonly about: string;
  readonly fields: readonly ChannelField[];
  /**
   * The kind of reader: a feed gets every event at any hour; a device or an inbox gets by default only what
   * needs its owner, and waits in quiet hours.
   */
  readonly audience: 'FEED' | 'DEVICE' | 'INBOX';
  readonly codes: CodeLimit;
  /** The most waiting deliveries that are added to a message; 0 for a kind that sends each on its own. */
  readonly mostOthers: number;
  /** The consequence of a receiver that is gone: its channel is turned off, or removed. */
  readonly whenGone: 'DISABLE' | 'REMOVE';
  /** Whether its messages have links to unsubscribe from their rule. */
  readonly canUnsubscribe: boolean;
  /** Whether it has a signing key that its owner can replace. */
  readonly canRotate: boolean;
  /** Checks the input of this kind, and plans the channel. Refuses an address that can't be used. */
  plan(input: ChannelInput, means: PlanMeans): PlannedChannel | Promise<PlannedChannel>;
  /** Creates the sender; `undefined` if it is not configured here. */
  sender(parts: SenderParts): Send | undefined;
};
