import { definedFields } from '../../http/defined-fields.ts';
import { phraseKeys, wordsOf } from '../../../matches/chat/phrases.ts';
import { actorOf, type Handlers } from '../call.ts';
import { shownEach } from '../shown-each.ts';
import { write, writeAll } from '../write.ts';

type Talking = 'listPhrases' | 'getMessages' | 'listReports' | 'listModeration';

/** The handlers of talk at matches, its reports and moderation. */
export const talking: Handlers<Talking> = {
  listPhrases: ({ locale }) => ({
    body: { items: phraseKeys.map((id) => ({ id, text: wordsOf(id, locale) })) },
  }),

  async getMessages(call) {
    const { query } = call;
    const { last, ...asked } = query;
    const page = { last, ...definedFields(asked) };
    const { items, hasPrevious } = await call.talk.messages(call.viewer, call.matchId, page);
    const startCursor = items[0]?.id ?? null;
    return {
      body: {
        items: await shownEach(call, items, {
          named: ({ id }) => id,
          show: (each) => write('Message', each, call),
        }),
        hasPreviousPage: hasPrevious,
        startCursor,
      },
      next: hasPrevious && startCursor !== null ? { ...page, before: startCursor } : undefined,
    };
  },

  async listReports(call) {
    const { status, first, ...asked } = call.query;
    const page = { status, first, ...definedFields(asked) };
    const { items, hasNext } = await call.talk.reports(actorOf(call), page);
    const last = items.at(-1)?.cursor;
    return {
      body: {
        items: await shownEach(call, items, {
          named: ({ item }) => item.id,
          show: ({ item }) => write('Report', item, call),
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next: hasNext && last !== undefined ? { status, first, after: last } : undefined,
    };
  },

  listModeration: async (call) => ({
    body: {
      items: await writeAll('ModerationNotice', await call.talk.notices(actorOf(call)), call),
    },
  }),
};
