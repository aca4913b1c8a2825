const PREFIX = 'talk of ';

/** The stream of those who follow what is said at a match; no match is called so. */
export const talkStream = (matchId: string): string => PREFIX + matchId;

/** The match whose talk a stream is; `undefined` where it is of something else. */
export const talkStreamOf = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
