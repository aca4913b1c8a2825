import type { Shown } from '../../shared/engine/index.ts';
import type { EventStore, Heads } from '../storage/contract.ts';
import type { Backstage, Matches } from './contract.ts';
import { catalogue } from './games.ts';
import type { Source } from './source.ts';
import { createHistory } from './history/history.ts';
import { createBackstage } from './projections/backstage.ts';
import { createReads } from './sight/read.ts';

type Reading = Pick<Matches, 'find' | 'updates'> & Pick<Backstage, 'project' | 'eyes'>;

/** All that can be read of matches, and nothing that is done to them: it takes no rule of any game. */
export function createReading(deps: {
  readonly store: EventStore;
  readonly index: Heads;
  readonly games: readonly Source<Shown>[];
}): Reading {
  const games = catalogue(deps.games);
  const history = createHistory(deps.store, games);
  return {
    ...createReads(history, games, deps.index),
    ...createBackstage(history, games, deps.index),
  };
}
