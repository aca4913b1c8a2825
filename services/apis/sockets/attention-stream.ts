const PREFIX = 'attention of ';

/** The stream of those who follow what is due from an account; no match is called so. */
export const attentionStream = (account: string): string => PREFIX + account;

/** The account whose attention a stream is of; `undefined` where it is of something else. */
export const attentionStreamOf = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
