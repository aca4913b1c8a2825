import { rewindIn } from '../../../shared/engine/index.ts';
import type { Commit } from '../../platform/storage/contract.ts';
import { isPlay, type MatchEntry } from './entry.ts';
import type { StoredCheckpoint } from './stored-record.ts';

/** A commit of a match, as its stream holds it. */
export type MatchCommit = Omit<Commit, 'body' | 'checkpoint'> & {
  readonly body: MatchBody;
  readonly checkpoint?: StoredCheckpoint;
};
export type MatchBody = {
  readonly of: 'match';
  readonly entries: readonly MatchEntry[];
  /** Digest of the command's input, which tells another command under the same id apart. */
  readonly digest?: string;
};

/**
 * Reads a commit of a match from the store, which keeps any JSON; `undefined` for commits of other
 * streams.
 */
export function matchCommit(commit: Commit): MatchCommit | undefined {
  const { body } = commit;
  const known = typeof body === 'object' && body !== null && 'of' in body && body.of === 'match';
  return known ? (commit as MatchCommit) : undefined;
}

/** The version that the commit takes the match back to, if it does: then it cannot be folded on. */
export const rewoundTo = ({ body }: MatchCommit): number | undefined =>
  rewindIn({ entries: body.entries.filter(isPlay) })?.to;

export const rewinds = (commit: MatchCommit): boolean => rewoundTo(commit) !== undefined;

/** Whether the position after a commit follows from no entries, so that it must bear its checkpoint. */
export const leaps = (commit: MatchCommit): boolean =>
  rewinds(commit) ||
  commit.body.entries.some((entry) => entry.type === 'MatchCreated' && entry.origin !== undefined);
