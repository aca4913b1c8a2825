import { randomBytes } from 'node:crypto';
import { catalogue } from '../matches/games.ts';
import type { Source } from '../matches/source.ts';
import { namesOn, type AccountNames } from '../names/account-names.ts';
import { ratingsOn } from '../ratings/account-ratings.ts';
import type { AccountRatings } from '../ratings/contract.ts';
import { reliabilityOn } from '../reliability/account-reliability.ts';
import type { AccountReliability } from '../reliability/contract.ts';
import type { Store } from '../storage/contract.ts';
import { systemClock, type Clock } from '../time/clock.ts';
import type { TournamentsDeps } from './deps.ts';
import type { PodMatches } from './pod-matches.ts';

const ROOM = 32 * 1024 * 1024;

/** What tournaments stand on, of a store, with cryptographic chance. */
export const depsOn = (
  store: Store,
  games: readonly Source[],
  {
    matches,
    tell,
    now = systemClock,
    room = ROOM,
    names = namesOn(store.accounts, now),
    reliability = reliabilityOn({ tenures: store.tenures, accounts: store.accounts }, now),
    ratings = ratingsOn({ ratings: store.ratings, accounts: store.accounts }, now),
  }: {
    readonly matches: PodMatches;
    /** See `TournamentsDeps`; whoever directs them has it. */
    readonly tell?: NonNullable<TournamentsDeps['tell']>;
    readonly now?: Clock;
    /** The room for tournaments in memory, in bytes. */
    readonly room?: number;
    /** The caches of the process, where others change what they hold. */
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
    readonly ratings?: AccountRatings;
  },
): TournamentsDeps => {
  const { events, secrets, inboxes, plays, runs, summaries, wakeUps } = store;
  const { operatorTimes, accounts } = store;
  return {
    ...{ store: events, secrets, inboxes, plays, runs, index: summaries, wakeUps },
    ...{ operatorTimes, accounts },
    ...{ games: catalogue(games), matches, names, reliability, ratings, now, room },
    ...(tell && { tell }),
    random: randomBytes,
  };
};
