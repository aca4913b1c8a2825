const PREFIX = 'talk of ';

/** The stream that subscribers to a match's chat follow; no match has such an id. */
export const talkStream = (matchId: string): string => PREFIX + matchId;

/** The match whose talk a stream is; `undefined` where it is of something else. */
export const talkStreamOf = (stream: string): string | undefined =>
  stream.startsWith(PREFIX) ? stream.slice(PREFIX.length) : undefined;
