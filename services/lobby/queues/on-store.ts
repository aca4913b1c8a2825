import type { Founding } from '../../matches/contract.ts';
import { catalogue } from '../../matches/games.ts';
import type { Source } from '../../matches/source.ts';
import { namesOn, type AccountNames } from '../../names/account-names.ts';
import type { Store } from '../../storage/contract.ts';
import type { Clock } from '../../time/clock.ts';
import { createQueues } from './index.ts';

/** The queues on a store. */
export const queuesOn = (
  { tickets, accounts, wakeUps }: Pick<Store, 'tickets' | 'accounts' | 'wakeUps'>,
  games: readonly Source[],
  {
    matches,
    now,
    names = namesOn(accounts, now),
  }: {
    readonly matches: Founding;
    readonly now: Clock;
    /** Those of the process, where others change them. */
    readonly names?: AccountNames;
  },
) => createQueues({ tickets, accounts, wakeUps, games: catalogue(games), matches, now, names });
