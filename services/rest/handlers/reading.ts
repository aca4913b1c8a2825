import { enumValues } from '../../../schema/enum-values.ts';
import { revisionOf } from '../../words/sheet.ts';
import { timeControls } from '../../matches/clocks/time-control.ts';
import { timeControlOf } from '../model/timing.ts';
import { textsOf } from '../../words/texts.ts';
import { refuse } from '../../requests/refusal.ts';
import { actorOf, matchIn, settingOf, type Call, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import { gameModelOf, gameSheetOf, gameSummaryOf } from '../model/game.ts';
import { summaryOf } from '../model/match.ts';
import type { MatchView } from '../../matches/contract.ts';
import { inWords, type Setting } from '../model/setting.ts';
import { snapshotIn } from '../../words/snapshot.ts';
import { shownEach } from '../shown-each.ts';
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
  listGames: async ({ games, locale, log }) => ({
    body: {
      items: await shownEach({ log }, await games.all(), {
        named: ({ id }) => id,
        show: (game) => gameSummaryOf(game, locale),
      }),
    },
  }),

  getGame: async (call) => ({ body: gameModelOf(await gameIn(call), call.locale) }),

  getGameTexts: async (call) => ({
    body: { ...textsOf((await gameIn(call)).words.catalogue, call.locale, call.query.prefix) },
  }),

  async getGameSheet(call) {
    const game = await gameIn(call);
    const revision = revisionOf(game);
    if (call.revision !== revision)
      return refuse('NOT_FOUND', `Unknown revision of the sheet. The current one is ${revision}.`);
    return { body: gameSheetOf(game, enumValues.Locale[call.query.locale]) };
  },

  listTimeControls: ({ locale }) => ({
    body: { items: timeControls.map((control) => timeControlOf(control, locale)) },
  }),

  async listMatches(call) {
    const { matches, viewer, query } = call;
    const { first, after, language, news, snapshot, ...plain } = query;
    const filter = { ...plain, ...(language && { language: enumValues.Locale[language] }) };
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
          show: async ({ item }) => {
            const setting = await settingOf(call, item);
            return {
              ...summaryOf(item, setting),
              ...(news && {
                news: item.seat === undefined ? null : await newsOf(call, item, setting),
              }),
              ...(snapshot && { snapshot: snapshotIn(setting.game, item.view) }),
            };
          },
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next:
        hasNext && last !== undefined
          ? {
              ...definedFields({ ...plain, language, news, snapshot }),
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

/** News of a match since its reader looked, in one line. */
async function newsOf({ matches, viewer }: Call, { record }: MatchView, setting: Setting) {
  const line = await matches.latestNews(viewer, record.id);
  return line ? inWords(setting, line.text) : null;
}

/** The game that a path names. */
export const gameIn = async ({ games, gameId }: Call) =>
  (await games.find(gameId)) ?? refuse('NOT_FOUND', 'Unknown game.');
