import { revisionOf } from '../../../matches/words/sheet.ts';
import { timeControls } from '../../../matches/terms/time-control.ts';
import { textsOf } from '../../../matches/words/texts.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { actorOf, matchIn, type Call, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { shownEach } from '../shown-each.ts';
import { write, writeAll } from '../write.ts';
import { done } from './lobby.ts';

/** Games, matches and oneself. */
export const reading: Handlers<
  | 'listGames'
  | 'getGame'
  | 'getGameTexts'
  | 'getGameSheet'
  | 'listTimeControls'
  | 'listMatches'
  | 'getMatch'
> = {
  listGames: async (call) => ({
    body: {
      items: await shownEach(call, await call.games.all(), {
        named: ({ id }) => id,
        show: (game) => write('GameSummary', game, call),
      }),
    },
  }),

  getGame: async (call) => ({ body: await write('Game', await gameIn(call), call) }),

  getGameTexts: async (call) => ({
    body: { ...textsOf((await gameIn(call)).words.catalogue, call.locale, call.query.prefix) },
  }),

  async getGameSheet(call) {
    const game = await gameIn(call);
    const revision = revisionOf(game);
    if (call.revision !== revision)
      return refuse('NOT_FOUND', `Unknown revision of the sheet. The current one is ${revision}.`);
    const { locale } = call.query;
    const sheet = await write('Game', game, { ...call, locale });
    return {
      body: {
        ...sheet,
        locale: locale.toUpperCase(),
        texts: textsOf(game.words.catalogue, locale, ''),
      },
    };
  },

  listTimeControls: async (call) => ({
    body: { items: await writeAll('TimeControl', timeControls, call) },
  }),

  async listMatches(call) {
    const { matches, viewer, query } = call;
    const { first, after, language, news, snapshot, ...plain } = query;
    const filter = { ...plain, ...(language && { language }) };
    const asked = [...(news ? ['news'] : []), ...(snapshot ? ['snapshot'] : [])];
    if (filter.list === 'MINE') actorOf(call);
    const { items, hasNext, end } = await matches.list(
      viewer,
      definedFields(filter),
      definedFields({ first, after }),
    );
    const last = end ?? items.at(-1)?.cursor;
    return {
      body: {
        items: await shownEach(call, items, {
          named: ({ item }) => item.record.id,
          show: ({ item }) => write('MatchSummary', item, call, ...asked),
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next:
        hasNext && last !== undefined
          ? {
              ...definedFields({ ...plain, language: language?.toUpperCase(), news, snapshot }),
              ...definedFields({ first, after: last }),
            }
          : undefined,
    };
  },

  async getMatch(call) {
    const match = await matchIn(call);
    return done(call, match);
  },
};

/** The game that a path names. */
export const gameIn = async ({ games, gameId }: Call) =>
  (await games.find(gameId)) ?? refuse('NOT_FOUND', 'Unknown game.');
