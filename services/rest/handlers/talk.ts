import { definedFields } from '../../http/defined-fields.ts';
import { phraseKeys, wordsOf } from '../../talk/phrases.ts';
import { actorOf, type Handlers } from '../call.ts';
import { messageOf } from '../model/talk.ts';

/** What is said at matches. */
export const talking: Handlers<'listPhrases' | 'getMessages' | 'sendMessage'> = {
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
        items: items.map((each) => messageOf(each, locale)),
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
};
