import { catalogue } from '../matches/terms/games.ts';
import type { Source } from '../matches/terms/source.ts';
import type { Store } from '../platform/storage/contract.ts';
import type { TournamentsDeps } from './deps.ts';
import type { WorkQueue } from './directing-contract.ts';
import { drawingHere, type DrawRounds } from './drawing/drawing.ts';
import { previewingByQueue } from './drawing/previewing-by-queue.ts';
import { previewingHere } from './drawing/previewing.ts';
import type { PodMatches } from './pod-matches.ts';

/** The members of the app that tournaments need. */
export type TournamentsNeeds = Pick<
  TournamentsDeps,
  'log' | 'names' | 'now' | 'random' | 'ratings' | 'reliability' | 'tell'
> & {
  readonly store: Pick<
    Store,
    | 'events'
    | 'inboxes'
    | 'operatorTimes'
    | 'places'
    | 'plays'
    | 'previews'
    | 'runs'
    | 'secrets'
    | 'summaries'
    | 'wakeUps'
  > & { readonly accounts: TournamentsDeps['accounts'] };
  readonly games: readonly Source[];
  readonly podMatches: PodMatches;
  /** Draws rounds; on this thread if `undefined`. */
  readonly drawing: DrawRounds | undefined;
  /** The queue of long work; without it previews are computed in this process. */
  readonly work: WorkQueue | undefined;
};

/** The memory for tournaments, in bytes. */
const ROOM = 32 * 1024 * 1024;

/** Takes the parts of tournaments from the app. */
export function tournamentsDeps(app: TournamentsNeeds): TournamentsDeps {
  const { store, log, names, now, random, ratings, reliability, tell, work } = app;
  const { events, summaries, previews, ...others } = store;
  const { drawing = drawingHere } = app;
  const here = previewingHere(drawing);
  return {
    ...others,
    ...{ store: events, index: summaries, previews },
    ...{ log, names, now, random, ratings, reliability, tell },
    ...{ games: catalogue(app.games), matches: app.podMatches, room: ROOM, drawing },
    previewing: work ? previewingByQueue({ previews, queue: work, here }) : here,
  };
}
