const PREFIX = 'attention of ';

/** The stream that subscribers to an account's attention items follow; no match has such an id. */
export const attentionStream = (account: string): string => PREFIX + account;

/** The account whose attention a stream is of; `undefined` where it is of something else. */
export const attentionStreamOf = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
