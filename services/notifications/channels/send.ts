import type { Locale } from '../../../shared/words/phrase.ts';
import type { ChannelSecret } from './secret.ts';
import type { NoticeData, NoticeType } from '../notices/notice.ts';

/** The message to send, by whichever sender. */
export type Message = {
  /** The id of the delivery. */
  readonly id: string;
  readonly account: string;
  readonly type: NoticeType;
  /** The time at which it arose, ISO 8601. */
  readonly at: string;
  readonly data: NoticeData;
  readonly until: string | undefined;
  readonly rule: string | undefined;
  /** The language of its reader. */
  readonly locale: Locale;
  /** The id of the channel. */
  readonly channel: string;
  /** The number of times it was put off since the last attempt, because the way was busy. */
  readonly putOff?: number;
  /** The other messages to be sent together with it, if a channel's kind sends several at once. */
  readonly others?: readonly Pick<Message, 'type' | 'data' | 'locale'>[];
};

/** The outcome of an attempt to send. */
export type SendResult =
  | { readonly is: 'delivered'; readonly status?: number; readonly reply?: string }
  | {
      readonly is: 'failed';
      readonly status?: number;
      /** The fault in words, for the channel's owner. */
      readonly fault: string;
      /** The other side's `retry-after`, in milliseconds. */
      readonly retryAfter?: number;
    }
  /**
   * The way accepts no message of anyone now: it is tried again soon, and no attempt was made.
   * `retryAfter`: the time until then in ms, if known.
   */
  | { readonly is: 'busy'; readonly fault: string; readonly retryAfter?: number }
  /** The address is gone, and never comes back. */
  | { readonly is: 'gone'; readonly status?: number; readonly fault: string };

/** Sends a message by channels of one kind. Never throws for what the other side does. */
export type Send = (message: Message, secret: ChannelSecret) => Promise<SendResult>;
