import type { Summaries } from '../../storage/contract.ts';
import type { Matches } from '../contract.ts';
import type { ShownGames } from '../games.ts';
import { listed } from './list.ts';
import { matchViewOf } from './match-view.ts';
import type { Seen, ReadAccess } from './read-access.ts';

type Means = {
  readonly access: ReadAccess;
  readonly games: ShownGames;
  readonly index: Summaries;
  readonly can: Matches['can'];
};

/** The lists of matches, as whoever reads them may see them. */
export const createLists = ({ access, games, index, can }: Means): Pick<Matches, 'list'> => ({
  async list(viewer, filter, page) {
    const view = ({ record, viewpoint }: Seen) => matchViewOf(games.of(record), record, viewpoint);
    const joinable = (seen: Seen) => can(viewer, view(seen)).includes('join');
    const findAll = (ids: readonly string[]) => access.findAll(viewer, ids);
    const { items, ...rest } = await listed({ index, findAll, joinable }, { viewer, filter, page });
    return { items: items.map(({ cursor, item }) => ({ cursor, item: view(item) })), ...rest };
  },
});
