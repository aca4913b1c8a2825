import type { Founding } from '../../contract.ts';
import { catalogue } from '../../terms/games.ts';
import type { Source } from '../../terms/source.ts';
import { namesOn, type AccountNames } from '../../../accounts/names/account-names.ts';
import { ratingsOn } from '../../../accounts/ratings/account-ratings.ts';
import type { AccountRatings } from '../../../accounts/ratings/contract.ts';
import { reliabilityOn } from '../../../accounts/reliability/account-reliability.ts';
import type { AccountReliability } from '../../../accounts/reliability/contract.ts';
import type { Store } from '../../../platform/storage/contract.ts';
import type { Clock } from '../../../platform/time/clock.ts';
import { createQueues } from './index.ts';
import { strengthsIn } from './strength.ts';

/** The queues on a store. */
export const queuesOn = (
  {
    tickets,
    tenures,
    accounts,
    wakeUps,
    summaries,
    ratings: storedRatings,
  }: Pick<Store, 'tickets' | 'tenures' | 'ratings' | 'accounts' | 'wakeUps' | 'summaries'>,
  games: readonly Source[],
  {
    matches,
    now,
    names = namesOn(accounts, now),
    reliability = reliabilityOn({ tenures, accounts }, now),
    ratings = ratingsOn({ ratings: storedRatings, accounts }, now),
  }: {
    readonly matches: Founding;
    readonly now: Clock;
    /** The caches of the process, if others change their contents. */
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
    readonly ratings?: Pick<AccountRatings, 'strength'>;
  },
) =>
  createQueues({
    ...{ tickets, accounts, reliability, wakeUps, index: summaries },
    ...{ games: catalogue(games), matches, now, names },
    strengthOf: strengthsIn(ratings),
  });
