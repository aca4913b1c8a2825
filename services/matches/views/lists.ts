import type { Summaries } from '../../storage/contract.ts';
import type { MatchRecord, Matches } from '../contract.ts';
import type { ShownGames } from '../games.ts';
import type { History } from '../history/history.ts';
import { mayFind } from '../record/seats.ts';
import { listed } from './list.ts';
import { matchViewOf, viewpointOf } from './match-view.ts';

type Means = {
  readonly history: Pick<History, 'latest'>;
  readonly games: ShownGames;
  readonly index: Summaries;
  readonly can: Matches['can'];
};

/** The lists of matches, as whoever reads them may see them. */
export const createLists = ({ history, games, index, can }: Means): Pick<Matches, 'list'> => ({
  async list(viewer, filter, page) {
    const view = (record: MatchRecord) =>
      matchViewOf(games.of(record), record, viewpointOf(record, viewer));
    const joinable = (record: MatchRecord) => can(viewer, view(record)).includes('join');
    const listing = { index, latest: history.latest, joinable };
    const { items, ...rest } = await listed(listing, { viewer, filter, page });
    const seen = items.filter(({ item }) => mayFind(item, viewer));
    return { items: seen.map(({ cursor, item }) => ({ cursor, item: view(item) })), ...rest };
  },
});
