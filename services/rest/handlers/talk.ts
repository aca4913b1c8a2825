import { definedFields } from '../../http/defined-fields.ts';
import { phraseKeys, wordsOf } from '../../talk/phrases.ts';
import { actorOf, type Handlers } from '../call.ts';
import { messageOf, noticesOf, reportOf } from '../model/talk.ts';
import { shownEach } from '../shown-each.ts';

type Talking =
  | 'listPhrases'
  | 'getMessages'
  | 'sendMessage'
  | 'reportMessage'
  | 'listReports'
  | 'moderate'
  | 'listModeration';

/** The handlers of talk at matches, its reports and moderation. */
export const talking: Handlers<Talking> = {
  listPhrases: ({ locale }) => ({
    body: { items: phraseKeys.map((id) => ({ id, text: wordsOf(id, locale) })) },
  }),

  async getMessages(call) {
    const { query, locale } = call;
    const { last, ...asked } = query;
    const page = { last, ...definedFields(asked) };
    const { items, hasPrevious } = await call.talk.messages(call.viewer, call.matchId, page);
    const startCursor = items[0]?.id ?? null;
    return {
      body: {
        items: await shownEach(call, items, {
          named: ({ id }) => id,
          show: (each) => messageOf(each, locale),
        }),
        hasPreviousPage: hasPrevious,
        startCursor,
      },
      next: hasPrevious && startCursor !== null ? { ...page, before: startCursor } : undefined,
    };
  },

  async sendMessage(call) {
    const { commandId } = call.command;
    const input = {
      ...definedFields(call.body),
      audience: call.body.audience,
      matchId: call.matchId,
      ...(commandId !== undefined && { commandId }),
    };
    return { body: messageOf(await call.talk.send(actorOf(call), input), call.locale) };
  },

  async reportMessage(call) {
    const { reason, ...more } = call.body;
    const input = { messageId: call.messageId, reason, ...definedFields(more) };
    return { body: reportOf(await call.talk.report(actorOf(call), input), call.locale) };
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
          show: ({ item }) => reportOf(item, call.locale),
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next: hasNext && last !== undefined ? { status, first, after: last } : undefined,
    };
  },

  async moderate(call) {
    const { commandId } = call.command;
    const { act, reason, ...more } = call.body;
    const input = {
      ...{ reportId: call.reportId, act, reason },
      ...definedFields(more),
      ...(commandId !== undefined && { commandId }),
    };
    return { body: reportOf(await call.talk.moderate(actorOf(call), input), call.locale) };
  },

  listModeration: async (call) => ({ body: noticesOf(await call.talk.notices(actorOf(call))) }),
};
