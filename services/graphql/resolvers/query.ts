import { refuse } from '../../matches/refusal.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { given } from '../given.ts';
import { howMany } from '../paging.ts';
import { oneself } from './account.ts';

/** How many matches one page of a list may have. */
const MAX_MATCHES = 50;

export const Query: QueryResolvers = {
  viewer: (_, __, { viewer }) => viewer && oneself(viewer),
  games: (_, __, { games }) => games,
  game: (_, { id }, { games }) => games.find((game) => game.id === id),
  match: (_, { id }, { matches, viewer }) => matches.find(viewer, id),
  async matches(_, { filter, first, after }, { matches, viewer }) {
    const wanted = { list: 'OPEN' as const, ...given(filter ?? {}) };
    if (wanted.list === 'MINE' && viewer === undefined) {
      refuse('UNAUTHENTICATED', 'Your own matches are known to you alone: send your token.');
    }
    const { items, hasNext } = await matches.list(viewer, wanted, {
      first: howMany(first, MAX_MATCHES),
      ...given({ after }),
    });
    return {
      edges: items.map(({ cursor, item }) => ({ cursor, node: item })),
      pageInfo: {
        hasNextPage: hasNext,
        hasPreviousPage: after != null,
        startCursor: items[0]?.cursor,
        endCursor: items.at(-1)?.cursor,
      },
    };
  },
  node: (_, { id }, { games, matches, viewer }) =>
    games.find((game) => game.id === id) ??
    (viewer?.account === id ? oneself(viewer) : matches.find(viewer, id)),
};
