import type { MatchRecord } from '../contract.ts';
import type { History } from '../history/history.ts';
import type { Revision } from '../history/unfold.ts';
import { checkCount, checkVersion } from '../../platform/requests/page.ts';
import { MOST, STRIDE } from './gather.ts';

export type GatheringBack<T> = {
  /** The version before which items are read; absent: up to the latest. */
  readonly before?: number;
  readonly last: number;
  /** Maps one revision to its items. */
  of(revision: Revision): readonly T[];
};

/** Gathers what the latest versions before one give, the oldest first, and never cuts one in two. */
export async function gatherBack<T>(
  history: History,
  { id, version }: MatchRecord,
  { before = Infinity, last, of }: GatheringBack<T>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let end = Math.min(before, version + 1); end > 0 && found.length < last; end -= STRIDE) {
    const start = Math.max(0, end - STRIDE);
    const from = start === 0 ? undefined : await history.at(id, start - 1);
    const revisions = await history.after(id, from, { upTo: end - 1, first: STRIDE });
    for (const revision of revisions.toReversed()) {
      const given = of(revision);
      if (found.length > 0 && found.length + given.length > last) return found;
      found.unshift(...given);
    }
  }
  return found;
}

/** Checks a span of versions and the number of lines asked for. */
export function checkSpanBack({
  before,
  last,
}: {
  readonly before?: number;
  readonly last: number;
}): void {
  checkCount('last', last, MOST);
  checkVersion('before', before);
}
