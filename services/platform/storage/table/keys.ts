import { KeyError } from '../errors.ts';

/** The primary key of an item. */
export type Key = { readonly pk: string; readonly sk: string };

/**
 * The prefixes of the sort keys in a stream's partition. Their items are put once, and never
 * changed: a policy tells partitions apart and nothing within one, so items that are updated or
 * deleted are in other partitions.
 */
export const COMMIT = 'COMMIT#';
export const ARRIVAL = 'ARRIVAL#';
/** The sort key of the partition that shows a stream in lists. */
export const SUMMARY = 'HEAD';
export const LIST = 'LIST#';
/**
 * The sort keys of the partition of a stream's subscriptions, and of their delivery state: one
 * query finds both.
 */
const SUBSCRIPTION = 'SUB#';
export const FOLLOWING = 'SUB';
/** The sort keys of a connection's partition. */
const CONNECTION = 'CONNECTION';
export const OPERATION = 'OPERATION#';

/** Versions keep their order as text up to this one. */
export const LAST_VERSION = 9_999_999_999;

export const streamPartition = (stream: string): string => `STREAM#${id(stream, 'stream', 900)}`;
export const summaryPartition = (stream: string): string => `HEAD#${id(stream, 'stream', 900)}`;
export const watchersPartition = (stream: string): string =>
  `WATCHERS#${id(stream, 'stream', 900)}`;
export const connectionPartition = (connection: string): string =>
  `CONNECTION#${id(connection, 'connection', 900)}`;

/** Apart from the stream's own partition, so that a policy on leading keys can fence secrets in. */
export const secretKey = (stream: string): Key => ({
  pk: `SECRET#${id(stream, 'stream', 900)}`,
  sk: 'SECRET',
});

export const commitKey = (stream: string, version: number): Key => ({
  pk: streamPartition(stream),
  sk: commitSort(version),
});

export function commitSort(version: number): string {
  if (!Number.isSafeInteger(version) || version < 0 || version > LAST_VERSION) {
    throw new KeyError(
      `A version must be a whole number from 0 to ${LAST_VERSION}, got ${version}.`,
    );
  }
  return COMMIT + String(version).padStart(10, '0');
}

/** Outside of what `project` reads: most commits need not know of it. */
export const wakeUpKey = (stream: string): Key => ({ pk: summaryPartition(stream), sk: 'WAKE' });

/** Key of the operators' settings about time. */
export const operatorTimeKey: Key = { pk: 'OPERATOR#TIME', sk: 'TIME' };

export const summaryKey = (stream: string): Key => ({ pk: summaryPartition(stream), sk: SUMMARY });

export const listEntryKey = (stream: string, list: string): Key => ({
  pk: summaryPartition(stream),
  sk: LIST + list,
});

export const subscriptionKey = (of: {
  stream: string;
  connection: string;
  operation: string;
}): Key => ({
  pk: watchersPartition(of.stream),
  sk: SUBSCRIPTION + subscriber(of),
});

/**
 * The key of a subscription's arrival, in order with the stream's commits. A connection may use a name again.
 */
export const arrivalKey = (
  of: { stream: string; connection: string; operation: string },
  tag: string,
): Key => ({
  pk: streamPartition(of.stream),
  sk: `${ARRIVAL}${subscriber(of)}#${tag}`,
});

const subscriber = (of: { connection: string; operation: string }): string =>
  `${segment(of.connection, 'connection')}#${segment(of.operation, 'operation')}`;

/** The key of the delivery state, beside the subscriptions. */
export const deliveryStateKey = (stream: string): Key => ({
  pk: watchersPartition(stream),
  sk: `${FOLLOWING}-TOLD`,
});

export const connectionKey = (connection: string): Key => ({
  pk: connectionPartition(connection),
  sk: CONNECTION,
});

/** An account's partition: its profile, its access tokens, and the bots that belong to it. */
export const accountPartition = (account: string): string =>
  `ACCOUNT#${id(account, 'account', 900)}`;
export const TOKEN = 'TOKEN#';
export const BOT = 'BOT#';

export const profileKey = (account: string): Key => ({
  pk: accountPartition(account),
  sk: 'PROFILE',
});

/** The key of the accounts that an account has blocked. */
export const blocksKey = (account: string): Key => ({
  pk: accountPartition(account),
  sk: 'BLOCKS',
});

/** The prefix of the orders that an account lays down wherever it sits, by kind of stream. */
export const ORDERS = 'ORDERS#';

export const ordersKey = (account: string, kind: string): Key => ({
  pk: accountPartition(account),
  sk: ORDERS + segment(kind, 'kind'),
});

/** The key of an account's vacations: who sees to clocks may write there, and not beside its tokens. */
export const vacationKey = (account: string): Key => ({
  pk: `VACATION#${id(account, 'account', 900)}`,
  sk: 'VACATION',
});

/** The partition of an account's tenures: who follows streams may write there, and not beside its tokens. */
export const tenurePartition = (account: string): string => `TENURE#${id(account, 'account', 900)}`;

export const TENURE = 'TENURE#';

/** Ordered by when their streams were begun. */
export const tenureKey = (account: string, of: { stream: string; begun: string }): Key => ({
  pk: tenurePartition(account),
  sk: `${TENURE}${of.begun}#${segment(of.stream, 'stream')}`,
});

export const tokenKey = (account: string, token: string): Key => ({
  pk: accountPartition(account),
  sk: TOKEN + segment(token, 'token'),
});

export const botKey = (account: string, bot: string): Key => ({
  pk: accountPartition(account),
  sk: BOT + segment(bot, 'bot'),
});

export const SEEN = 'SEEN#';

/** The key of the version up to which an account has seen a stream. */
export const seenKey = (account: string, stream: string): Key => ({
  pk: accountPartition(account),
  sk: SEEN + segment(stream, 'stream'),
});

/**
 * The partition of an account's attention, and of its notification rules: apart from its profile
 * and tokens, so that writers of these need no access to those.
 */
export const attentionPartition = (account: string): string =>
  `ATTENTION#${id(account, 'account', 900)}`;
export const ATTENTION = 'ATTN#';
const DELIVERY = 'DLV#';
export const ALERT = 'ALERT#';

/** The key of an account's attention in a stream; with a kind unless an answer is due. */
export const attentionKey = (account: string, stream: string, kind?: string): Key => ({
  pk: attentionPartition(account),
  sk: ATTENTION + segment(stream, 'stream') + (kind === undefined ? '' : `#${kind}`),
});

/** The key of an account's alert for a game. */
export const alertKey = (account: string, game: string): Key => ({
  pk: attentionPartition(account),
  sk: ALERT + segment(game, 'game'),
});

/** A document of an account's: `RULES`, say. */
export const documentKey = (account: string, name: string): Key => ({
  pk: attentionPartition(account),
  sk: name.toUpperCase(),
});

/** The prefix of an account's deliveries, by channel and then in order of time. */
export const deliveriesOf = (channel: string): string =>
  `${DELIVERY}${segment(channel, 'channel')}#`;

export const deliveryKey = (of: {
  account: string;
  channel: string;
  at: string;
  id: string;
}): Key => ({
  pk: attentionPartition(of.account),
  sk: `${deliveriesOf(of.channel)}${of.at}#${segment(of.id, 'delivery')}`,
});

/** The prefix of what was said at a stream: beside its history, never in it. */
export const MESSAGE = 'MSG#';

export const talkPartition = (stream: string): string => `TALK#${id(stream, 'stream', 900)}`;

/** The prefix of what was said to one audience, in order. */
export const messagesTo = (audience: string): string =>
  `${MESSAGE}${segment(audience, 'audience')}#`;

export const messageKey = (of: { stream: string; audience: string; order: string }): Key => ({
  pk: talkPartition(of.stream),
  sk: messagesTo(of.audience) + segment(of.order, 'message'),
});

/** The prefix of how much an account has said, by stream. */
export const SAID = 'SAID#';

export const recentMessagesKey = (account: string, stream: string): Key => ({
  pk: accountPartition(account),
  sk: SAID + segment(stream, 'stream'),
});

/** The key of the report of a message, shared by all who reported it. */
export const reportKey = (report: string): Key => ({
  pk: `REPORT#${id(report, 'report', 900)}`,
  sk: 'REPORT',
});

/** The key of the standing of an account with those who keep the peace. */
export const standingKey = (account: string): Key => ({
  pk: accountPartition(account),
  sk: 'STANDING',
});

/** The key of a channel's secret, in the table of secrets, apart from those of matches. */
export const channelSecretKey = (account: string, channel: string): Key => ({
  pk: `CHANNEL#${segment(account, 'account')}#${segment(channel, 'channel')}`,
  sk: 'CHANNEL',
});

/** The key of the time at which an address may be written to again. */
export const mailingKey = (digest: string): Key => ({ pk: `MAILING#${digest}`, sk: 'CODE' });

/** The key of a lane in which mails take turns. */
export const mailLaneKey = (digest: string): Key => ({ pk: `MAILING#${digest}`, sk: 'TURN' });

/** The key of the VAPID key, by which pushes are signed: in the table of secrets, apart from the others. */
export const vapidKey: Key = { pk: 'VAPID#KEY', sk: 'KEY' };

/** The key of an account's limited places for things of one kind. */
export const placesKey = (account: string, of: string): Key => ({
  pk: accountPartition(account),
  sk: `PLACES#${segment(of, 'kind')}`,
});

export const operationKey = (connection: string, operation: string): Key => ({
  pk: connectionPartition(connection),
  sk: OPERATION + segment(operation, 'operation'),
});

/** One part of a key of several: free of separators, and short enough for two of them. */
export function segment(text: string, what: string): string {
  return id(encodeURIComponent(id(text, what, 450)), what, 450);
}

/** The text of an id, which may make up a whole key but for a prefix. */
export function id(text: string, what: string, most: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes === 0 || bytes > most) {
    throw new KeyError(`The ID of a ${what} must have 1 to ${most} bytes, got ${bytes}.`);
  }
  // a lone surrogate would be stored as another character, and so name another item
  if (Buffer.from(text).toString() !== text) {
    throw new KeyError(`The ID of a ${what} must be well-formed Unicode.`);
  }
  return text;
}
