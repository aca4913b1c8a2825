import type { GameDisplay } from '../../shared/engine/index.ts';
import type { AccountRatings } from '../accounts/ratings/contract.ts';
import type { AccountReliability } from '../accounts/reliability/contract.ts';
import type { EventStore, Summaries, WakeUps } from '../platform/storage/contract.ts';
import type { MatchProjections, Matches } from './contract.ts';
import { catalogue } from './terms/games.ts';
import type { Room } from './history/room.ts';
import type { Source } from './terms/source.ts';
import { createHistory } from './history/history.ts';
import { atMatch, nobodyStandsIn, type LoadTournamentAccess } from './record/arbiters.ts';
import { createProjections } from './projections/projections.ts';
import { createReads } from './views/read.ts';
import { createReadAccess } from './views/read-access.ts';

type Reading = Pick<Matches, 'find' | 'updates' | 'lobby' | 'atMatch'> &
  Pick<MatchProjections, 'project' | 'audience' | 'wanted' | 'news'>;

/** Creates the queries of matches, without the commands: it takes no rule of any game. */
export function createReading(deps: {
  readonly store: EventStore;
  readonly index: Summaries;
  readonly wakeUps: Pick<WakeUps, 'set'>;
  readonly reliability: AccountReliability;
  readonly ratings: AccountRatings;
  readonly games: readonly Source<GameDisplay>[];
  readonly room?: Room;
  /** Reads accounts' roles in tournaments; no account has one unless given. */
  readonly standsIn?: LoadTournamentAccess | undefined;
}): Reading {
  const { index, wakeUps, reliability, ratings } = deps;
  const games = catalogue(deps.games);
  const history = createHistory(deps.store, games, deps.room?.history);
  const at = atMatch(deps.standsIn ?? nobodyStandsIn);
  const access = createReadAccess(history, { reliability, ratings, atMatch: at });
  return {
    atMatch: at,
    ...createReads({ history, access }, games),
    ...createProjections({ history, games, index, wakeUps, reliability, ratings, atMatch: at }),
  };
}
