import type { Inboxes, StoredFact } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';

/** Maximum number of facts in one commit. */
const AT_ONCE = 100;

/** The name of a fact in its inbox. */
export type FactName = Pick<StoredFact, 'at' | 'id'>;

/** A stream with an inbox, at the version that was read. */
export type Foldable = {
  /** The facts of its latest fold; every commit since then carries them on. */
  readonly folded: readonly FactName[];
  /** Stores a commit with these facts as the next version; `conflict` if another came first. */
  commit(facts: readonly StoredFact[]): Promise<'stored' | 'conflict'>;
};

/**
 * Folds an inbox into one commit of its stream, then removes the facts; returns whether more are
 * left. Each fact is folded once, whatever fails in between, and however many fold concurrently:
 *
 * - the stream is read before its inbox, so facts of the latest fold that are still there are
 * known;
 * - they are removed before anything else is folded, so the stream needs to remember only the
 * latest fold;
 * - a commit on a stream that has moved on is refused, and the fold starts again.
 *
 * An id with two times counts once if both are there. A sender who may put a fact again after it
 * was folded must make sure that the stream recognizes it.
 * @param stands reads the stream; `undefined` if there is none, and facts for it are dropped
 */
export const foldInbox = (
  inboxes: Pick<Inboxes, 'list' | 'remove'>,
  stream: string,
  stands: () => Promise<Foldable | undefined>,
): Promise<{ readonly left: boolean }> =>
  retried(`The inbox of ${stream}`, async () => {
    const found = await stands();
    const lying = await inboxes.list(stream, AT_ONCE + 1);
    const left = lying.length > AT_ONCE;
    const taken = lying.slice(0, AT_ONCE);
    const known = new Set(found?.folded.map(({ id }) => id));
    const fresh = found === undefined ? [] : taken.filter(({ id }) => !known.has(id));
    await inboxes.remove(taken.filter((each) => !fresh.includes(each)));
    // late entries may lie before them, outside of the page read
    if (left && found) await inboxes.remove(found.folded.map((name) => ({ ...name, stream })));
    if (found === undefined || fresh.length === 0) return { left };
    if ((await found.commit(firstOfEach(fresh))) === 'conflict') return OVERTAKEN;
    await inboxes.remove(fresh);
    return { left };
  });

const firstOfEach = (facts: readonly StoredFact[]): readonly StoredFact[] => {
  const ids = facts.map(({ id }) => id);
  return facts.filter(({ id }, i) => ids.indexOf(id) === i);
};
