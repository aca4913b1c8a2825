import type { Founding } from '../../matches/contract.ts';
import { catalogue } from '../../matches/games.ts';
import type { Source } from '../../matches/source.ts';
import { namesOn, type AccountNames } from '../../names/account-names.ts';
import { reliabilityOn } from '../../reliability/account-reliability.ts';
import type { AccountReliability } from '../../reliability/contract.ts';
import type { Store } from '../../storage/contract.ts';
import type { Clock } from '../../time/clock.ts';
import { createQueues } from './index.ts';

/** The queues on a store. */
export const queuesOn = (
  {
    tickets,
    tenures,
    accounts,
    wakeUps,
    summaries,
  }: Pick<Store, 'tickets' | 'tenures' | 'accounts' | 'wakeUps' | 'summaries'>,
  games: readonly Source[],
  {
    matches,
    now,
    names = namesOn(accounts, now),
    reliability = reliabilityOn({ tenures, accounts }, now),
  }: {
    readonly matches: Founding;
    readonly now: Clock;
    /** The caches of the process, where others change what they hold. */
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
  },
) =>
  createQueues({
    ...{ tickets, accounts, reliability, wakeUps, index: summaries },
    ...{ games: catalogue(games), matches, now, names },
  });
