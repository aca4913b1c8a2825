import type { Inboxes, StoredFact } from '../../platform/storage/contract.ts';
import { OVERTAKEN, retried } from '../../platform/storage/retry.ts';

/** As many facts as one commit folds. */
const AT_ONCE = 100;

/** The name of a fact in its inbox. */
export type FactName = Pick<StoredFact, 'at' | 'id'>;

/** A stream whose inbox is folded, as it stood when it was read. */
export type Foldable = {
  /** The facts that its latest fold has named; every commit since then carries them on. */
  readonly folded: readonly FactName[];
  /** Stores a commit that names these facts, as the one after what was read; `conflict` where another came first. */
  commit(facts: readonly StoredFact[]): Promise<'stored' | 'conflict'>;
};

/**
 * Folds what lies in an inbox into one commit of its stream, and takes it out then; whether more is left. Each
 * fact is folded once, whatever dies between the two, and however many fold at once:
 *
 * - the stream is read before its inbox, so what the latest fold has named and is still there is known;
 * - that is taken out before anything else is folded, so the stream need not remember any fold but the latest;
 * - a commit on a stream that has moved on is refused, and all of it begins anew.
 *
 * One id under two times counts once where both lie there. Whoever may put a fact again after it was folded must
 * have the stream know it again.
 * @param stands reads the stream; `undefined` where there is none, and whatever came for it is dropped
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
    // what is told late may lie before them, where they are not seen
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
