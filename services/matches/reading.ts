import type { Shown } from '../../shared/engine/index.ts';
import type { EventStore, Summaries, WakeUps } from '../storage/contract.ts';
import type { MatchProjections, Matches } from './contract.ts';
import { catalogue } from './games.ts';
import type { Source } from './source.ts';
import { createHistory } from './history/history.ts';
import { createProjections } from './projections/projections.ts';
import { createReads } from './views/read.ts';
import { createSight } from './views/sight.ts';

type Reading = Pick<Matches, 'find' | 'updates' | 'lobby'> &
  Pick<MatchProjections, 'project' | 'audience' | 'wanted' | 'news'>;

/** Creates the queries of matches, without the commands: it takes no rule of any game. */
export function createReading(deps: {
  readonly store: EventStore;
  readonly index: Summaries;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly games: readonly Source<Shown>[];
}): Reading {
  const games = catalogue(deps.games);
  const history = createHistory(deps.store, games);
  return {
    ...createReads({ history, sight: createSight(history) }, games, deps.index),
    ...createProjections({ history, games, index: deps.index, wakeUps: deps.wakeUps }),
  };
}
