import { pageSizes } from '../../../schema/page-sizes.ts';
import { timeControls } from '../../matches/clocks/time-control.ts';
import { signedIn } from '../../http/signed-in.ts';
import { refuse } from '../../requests/refusal.ts';
import { INVITATION_LINES, MATCH_LINES } from '../budget.ts';
import type { GraphqlContext } from '../context.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { howMany } from '../paging.ts';
import { oneself, somebody } from './account.ts';

export const Query: QueryResolvers = {
  viewer: (_, __, { viewer }) => viewer && oneself(viewer),
  games: (_, __, { games }) => games.all(),
  game: (_, { id }, { games }) => games.find(id),
  match: (_, { id }, context) => find(id, context),
  timeControls: () => [...timeControls],
  serviceTime: (_, __, { matches, viewer }) => matches.serviceTime(signedIn(viewer)),
  async invitation(_, { code }, { matches, viewer, budget }) {
    if (viewer === undefined)
      return refuse('UNAUTHENTICATED', 'To look up a code, send your token.');
    budget.spend(INVITATION_LINES);
    return matches.invited(viewer, code);
  },
  async matches(_, { filter, first, after }, { matches, viewer, budget }) {
    const wanted = { list: 'OPEN' as const, ...definedFields(filter ?? {}) };
    if (wanted.list === 'MINE' && viewer === undefined) {
      refuse('UNAUTHENTICATED', 'To list your own matches, send your token.');
    }
    const most = howMany(first, pageSizes.matches);
    budget.spend(most * MATCH_LINES);
    const page = { first: most, ...definedFields({ after }) };
    const { items, hasNext } = await matches.list(viewer, wanted, page);
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
  async node(_, { id }, context) {
    const { games, viewer, accounts } = context;
    const game = await games.find(id);
    if (game !== undefined) return game;
    if (viewer?.account === id) return oneself(viewer);
    const match = await find(id, context);
    const person = match ? undefined : await accounts.find(id);
    return match ?? (person && somebody(person));
  },
};

function find(id: string, { matches, viewer, budget }: GraphqlContext) {
  budget.spend(MATCH_LINES);
  return matches.find(viewer, id);
}
