import type { MatchRecord } from '../contract.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { checkCount, checkVersion } from '../../platform/requests/page.ts';

/** Versions read at a time. */
export const STRIDE = 100;

export type Gathering<T> = {
  /** The version after which items are read; absent: from the first on. */
  readonly after?: number;
  readonly first: number;
  /** Maps one revision to its items, given the record before it. */
  of(revision: Revision, before: MatchRecord | undefined): readonly T[];
};

/**
 * Gathers the items of versions, and never splits a version: exceeds `first` only if a single
 * version does.
 */
export async function gather<T>(
  history: History,
  latest: MatchRecord,
  { after, first, of }: Gathering<T>,
): Promise<readonly T[]> {
  const { id, version } = latest;
  const found: T[] = [];
  let reached = after ?? -1;
  if (reached >= version) return found;
  let before = after === undefined ? undefined : await history.at(id, after);
  while (reached < version && found.length < first) {
    const revisions = await history.after(id, before, { upTo: version, first: STRIDE });
    for (const revision of revisions) {
      const given = of(revision, before);
      if (found.length > 0 && found.length + given.length > first) return found;
      found.push(...given);
      before = revision.record;
    }
    reached = before?.version ?? version;
  }
  return found;
}

/** Lines or entries given by one call at most. */
export const MOST = 500;

/** Checks a span of versions and the number of lines asked for. */
export function checkSpan({
  after,
  first,
}: {
  readonly after?: number;
  readonly first: number;
}): void {
  checkCount('first', first, MOST);
  checkVersion('after', after);
}
