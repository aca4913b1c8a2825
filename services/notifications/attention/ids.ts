import { createHash } from 'node:crypto';

/** The id of a notice: the same for the same words, whoever makes it, and however often. */
export const noticeId = (...of: readonly string[]): string =>
  `n-${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)}`;

/** Id of an episode of a match, unique among all of an account's. */
export const episodeKey = (matchId: string, from: number): string => `${matchId}@${String(from)}`;
