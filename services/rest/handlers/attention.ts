import { definedFields } from '../../http/defined-fields.ts';
import { actorOf, type Handlers } from '../call.ts';
import { attentionItemOf, rulesOf } from '../model/attention.ts';
import { shownEach } from '../shown-each.ts';

type Own =
  | 'getAttention'
  | 'getNextAttention'
  | 'getNotificationRules'
  | 'setNotificationRules'
  | 'muteMatch';

/** Operations on what is due from oneself, and on how one wants to be told. */
export const attention: Handlers<Own> = {
  async getAttention(call) {
    const { first, after } = call.query;
    const page = { first, ...definedFields({ after }) };
    const { items, hasNext } = await call.attention.list(actorOf(call), page);
    const last = items.at(-1)?.cursor;
    return {
      body: {
        items: await shownEach(call, items, {
          named: ({ item }) => item.matchId,
          show: ({ item }) => attentionItemOf(item),
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next: hasNext && last !== undefined ? { first, after: last } : undefined,
    };
  },

  async getNextAttention(call) {
    const next = await call.attention.next(actorOf(call), call.query.matchId ?? '');
    return { body: { item: next ? attentionItemOf(next) : null } };
  },

  getNotificationRules: async (call) => ({
    body: rulesOf(await call.attention.rules(actorOf(call))),
  }),

  async setNotificationRules(call) {
    const rules = call.body.rules.map(definedFields);
    return { body: rulesOf(await call.attention.setRules(actorOf(call), { rules })) };
  },

  async muteMatch(call) {
    const input = { matchId: call.matchId, ...definedFields(call.body) };
    return { body: rulesOf(await call.attention.mute(actorOf(call), input)) };
  },
};
