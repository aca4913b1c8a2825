import type { Summaries } from '../../platform/storage/contract.ts';
import type { FaultLog } from '../terms/fault-log.ts';
import type { Matches, MatchView } from '../contract.ts';
import type { ShownGames } from '../terms/games.ts';
import { listed } from './list.ts';
import { matchViewOf } from './match-view.ts';
import type { VisibleVersion, ReadAccess } from './read-access.ts';

type Means = {
  readonly access: ReadAccess;
  readonly games: ShownGames;
  readonly index: Summaries;
  readonly can: Matches['can'];
  readonly log: FaultLog;
};

/** Creates the lists of matches, as their readers may see them. */
export const createLists = ({ access, games, index, can, log }: Means): Pick<Matches, 'list'> => ({
  async list(viewer, filter, page) {
    if (filter.gameId !== undefined) await games.named(filter.gameId);
    const show = ({ record, viewpoint }: VisibleVersion) =>
      matchViewOf(games.of(record), record, viewpoint);
    const joinable = (match: MatchView) => can(viewer, match).includes('join');
    const findAll = (ids: readonly string[]) => access.findAll(viewer, ids);
    return listed({ index, findAll, show, joinable, log }, { viewer, filter, page });
  },
});
