import { createHash } from 'node:crypto';

/** Builds the id of a notice: the same parts give the same id, in any process and at any time. */
export const noticeId = (...of: readonly string[]): string =>
  `n-${createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 27)}`;

/** Id of an episode of a match, unique among all of an account's. */
export const episodeKey = (matchId: string, from: number): string => `${matchId}@${String(from)}`;
