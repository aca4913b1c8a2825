import type { Store } from '../platform/storage/contract.ts';
import type { MatchesDeps } from './deps.ts';

/** The members of the app that matches need. */
type Needs = Pick<
  MatchesDeps,
  | 'beacon'
  | 'calendars'
  | 'games'
  | 'log'
  | 'names'
  | 'now'
  | 'random'
  | 'ratings'
  | 'reliability'
  | 'room'
  | 'standsIn'
> & {
  readonly store: Pick<
    Store,
    | 'accounts'
    | 'defaultOrders'
    | 'documents'
    | 'events'
    | 'operatorTimes'
    | 'places'
    | 'secrets'
    | 'seenMarks'
    | 'summaries'
    | 'tickets'
    | 'wakeUps'
  >;
};

/** Takes the parts of matches from the app. */
export function matchesDeps(app: Needs): MatchesDeps {
  const { beacon, calendars, games, log, names, now, random, ratings } = app;
  const { reliability, room, standsIn, store } = app;
  const { events, summaries, ...others } = store;
  return {
    ...others,
    ...{ store: events, index: summaries },
    ...{ beacon, calendars, games, log, names, now, random, ratings },
    ...{ reliability, room, standsIn },
  };
}
