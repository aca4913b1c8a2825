import { randomBytes } from 'node:crypto';
import { catalogue } from '../matches/terms/games.ts';
import type { Source } from '../matches/terms/source.ts';
import { namesOn, type AccountNames } from '../accounts/names/account-names.ts';
import { ratingsOn } from '../accounts/ratings/account-ratings.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import { reliabilityOn } from '../accounts/reliability/account-reliability.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { ShownLog } from '../platform/requests/shown.ts';
import type { WorkQueue } from './directing-contract.ts';
import type { Store } from '../platform/storage/contract.ts';
import { systemClock, type Clock } from '../platform/time/clock.ts';
import type { TournamentsDeps } from './deps.ts';
import { drawingHere, type Drawing } from './drawing/drawing.ts';
import { previewingByQueue } from './drawing/previewing-by-queue.ts';
import { previewingHere } from './drawing/previewing.ts';
import type { PodMatches } from './pod-matches.ts';

const ROOM = 32 * 1024 * 1024;

/** Builds the dependencies of tournaments on a store, with cryptographic randomness. */
export const depsOn = (
  store: Store,
  games: readonly Source[],
  {
    matches,
    tell,
    now = systemClock,
    room = ROOM,
    drawing = drawingHere,
    work,
    log,
    names = namesOn(store.accounts, now),
    reliability = reliabilityOn({ tenures: store.tenures, accounts: store.accounts }, now),
    ratings = ratingsOn({ ratings: store.ratings, accounts: store.accounts }, now),
  }: {
    readonly matches: PodMatches;
    /** See `TournamentsDeps`; given by the director. */
    readonly tell?: NonNullable<TournamentsDeps['tell']>;
    readonly now?: Clock;
    /** Draws rounds; on this thread unless given. */
    readonly drawing?: Drawing;
    /** The queue of long work; without it previews are computed in this process. */
    readonly work?: WorkQueue | undefined;
    readonly log?: ShownLog | undefined;
    /** The room for tournaments in memory, in bytes. */
    readonly room?: number;
    /** The process-wide caches, if others change their contents. */
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
    readonly ratings?: AccountRatings;
  },
): TournamentsDeps => {
  const { events, secrets, places, inboxes, plays, runs, summaries, wakeUps } = store;
  const { operatorTimes, accounts, previews } = store;
  const here = previewingHere(drawing);
  const previewing = work ? previewingByQueue({ previews, queue: work, here }) : here;
  return {
    ...{ store: events, secrets, places, inboxes, plays, runs, index: summaries, wakeUps },
    ...{ operatorTimes, accounts, previews, drawing, previewing },
    ...{ games: catalogue(games), matches, names, reliability, ratings, now, room, log },
    ...(tell && { tell }),
    random: randomBytes,
  };
};
