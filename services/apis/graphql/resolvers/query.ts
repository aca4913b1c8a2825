import { pageSizes } from '../../../../schema/page-sizes.ts';
import { timeControls } from '../../../matches/terms/time-control.ts';
import { serviceInfo } from '../../http/service-info.ts';
import { channelKinds, specOf } from '../../../notifications/channels/registry.ts';
import { signedIn } from '../../http/signed-in.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { phraseKeys } from '../../../matches/chat/phrases.ts';
import { INVITATION_LINES, MATCH_LINES, QUEUES_LINES } from '../budget.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { connection, pageCount } from '../paging.ts';
import { oneself, somebody } from './account.ts';
import { matchById } from './match-by-id.ts';
import { tournamentQueries } from './tournaments/queries.ts';
import { seriesById } from './tournaments/series.ts';
import { tournamentById } from './tournaments/tournament.ts';
import type { Complete } from '../needed.ts';

export const Query = {
  ...tournamentQueries,
  viewer: (_, __, { viewer }) => viewer && oneself(viewer),
  games: (_, __, { games }) => games.all(),
  game: (_, { id }, { games }) => games.find(id),
  match: (_, { id }, context) => matchById(id, context),
  timeControls: () => [...timeControls],
  phrases: () => phraseKeys.map((id) => ({ id })),
  async reports(_, { first, after, status }, { talk, viewer, budget }) {
    const actor = signedIn(viewer);
    const most = pageCount(first, pageSizes.reports);
    budget.spend(most * MATCH_LINES);
    const page = { status, first: most, ...definedFields({ after }) };
    const { items, hasNext } = await talk.reports(actor, page);
    return connection(items, { hasNext, after });
  },
  service: async (_, __, { issuer, rates, notifications }) => {
    const { languages, ...info } = await serviceInfo({ issuer, rates }, notifications);
    const kinds = channelKinds.map((kind) => ({ ...specOf(kind), kind }));
    return { ...info, languages: [...languages], channelKinds: kinds };
  },
  serviceTime: (_, __, { matches, viewer }) => matches.serviceTime(signedIn(viewer)),
  async leaderboard(_, { gameId, pool, first, after }, context) {
    const { games, ratings, accounts, budget } = context;
    await games.named(gameId);
    const most = pageCount(first, pageSizes.leaderboard);
    budget.spend(most);
    const page = { first: most, ...definedFields({ after }) };
    const { items, hasNext } = await ratings.leaderboard({ gameId, pool }, page);
    const names = await accounts.names(items.map(({ item }) => item.account));
    const entries = items.map(({ cursor, item: { account, rating } }) => ({
      cursor,
      item: { account: { id: account, name: names[account], machine: pool === 'BOT' }, rating },
    }));
    return connection(entries, { hasNext, after });
  },
  async queues(_, { gameId }, { queues, viewer, budget }) {
    budget.spend(QUEUES_LINES);
    return [...(await queues.queues(viewer, definedFields({ gameId })))];
  },
  async attention(_, { first, after }, { attention, viewer, budget }) {
    const actor = signedIn(viewer);
    const most = pageCount(first, pageSizes.attention);
    budget.spend(most);
    const { items, hasNext } = await attention.list(actor, {
      first: most,
      ...definedFields({ after }),
    });
    return connection(items, { hasNext, after });
  },
  attentionAfter: async (_, { matchId }, { attention, viewer }) =>
    attention.next(signedIn(viewer), matchId),
  async invitation(_, { code }, { matches, viewer, budget }) {
    budget.spend(INVITATION_LINES);
    return matches.invited(viewer, code);
  },
  async matches(_, { filter, first, after }, { matches, viewer, budget }) {
    const wanted = { list: 'OPEN' as const, ...definedFields(filter ?? {}) };
    if (wanted.list === 'MINE' && viewer === undefined) {
      refuse('UNAUTHENTICATED', 'Send a token to list your own matches.');
    }
    const most = pageCount(first, pageSizes.matches);
    budget.spend(most * MATCH_LINES);
    const page = { first: most, ...definedFields({ after }) };
    const { items, ...rest } = await matches.list(viewer, wanted, page);
    return connection(items, { ...rest, after });
  },
  async node(_, { id }, context) {
    const { games, viewer, accounts } = context;
    const game = await games.find(id);
    if (game !== undefined) return game;
    if (viewer?.account === id) return oneself(viewer);
    const match = await matchById(id, context);
    const found = match ?? (await tournamentById(id, context)) ?? (await seriesById(id, context));
    const person = found ? undefined : await accounts.find(id);
    return found ?? (person && somebody(person));
  },
} satisfies Complete<'Query'>;
