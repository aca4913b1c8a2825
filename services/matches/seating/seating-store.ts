import type { Blocking } from '../../platform/requests/blocked.ts';
import type { Commit, EventStore } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { MatchEntry } from '../record/entry.ts';
import type { Holder } from '../record/match-record.ts';
import { checkMaySit } from './may-sit.ts';

type By = { readonly accounts: Blocking; readonly now: Clock };

/**
 * Wraps the store of matches so that no command seats a banned account: every commit by which an
 * account sits down goes through here. One that gives the seat up in the same commit keeps a place
 * in a tournament's match, and does not play.
 */
export const seatingOn = (store: EventStore, by: By): EventStore => ({
  ...store,
  async append(commit) {
    for (const holder of comersIn(commit)) await checkMaySit(by, 'commit', holder);
    return store.append(commit);
  },
});

/** The accounts that sit down by a commit, and go on sitting there. */
function comersIn({ body }: Commit): readonly Extract<Holder, { kind: 'account' }>[] {
  const { entries = [] } = body as { readonly entries?: readonly MatchEntry[] };
  const gone = entries.flatMap((entry) => (entry.type === 'SeatResigned' ? [entry.seat] : []));
  return entries.flatMap((entry) =>
    entry.type === 'SeatHandedOver' || (entry.type === 'SeatTaken' && !gone.includes(entry.seat))
      ? accountIn(entry.holder)
      : [],
  );
}

const accountIn = (holder: Holder): readonly Extract<Holder, { kind: 'account' }>[] =>
  holder.kind === 'account' ? [holder] : [];
