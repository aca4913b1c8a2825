import { checkIsNotBanned, type Standings } from '../../platform/requests/standing.ts';
import type { Commit, EventStore } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { MatchEntry } from './entry.ts';
import type { Holder } from './match-record.ts';

type By = { readonly accounts: Standings; readonly now: Clock };

/**
 * Wraps the store of matches so that no command seats a banned account: every commit by which an
 * account sits down goes through here. One that gives the seat up in the same commit keeps a place
 * in a tournament's match, and does not play.
 */
export const seatingOn = (store: EventStore, { accounts, now }: By): EventStore => ({
  ...store,
  async append(commit) {
    const at = now().toISOString();
    for (const holder of comersIn(commit)) await checkIsNotBanned(accounts, holder, at);
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
