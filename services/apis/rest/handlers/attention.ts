import { definedFields } from '../../http/defined-fields.ts';
import { actorOf, type Call, type Handlers } from '../call.ts';
import type { SaidRules } from '../../../notifications/attention/contract.ts';
import { shownEach } from '../shown-each.ts';
import { write, writeAll } from '../write.ts';

type Own = 'getAttention' | 'getNextAttention' | 'getNotificationRules';

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
          show: ({ item }) => write('AttentionItem', item, call),
        }),
        hasNextPage: hasNext,
        endCursor: last ?? null,
      },
      next: hasNext && last !== undefined ? { first, after: last } : undefined,
    };
  },

  async getNextAttention(call) {
    const next = await call.attention.next(actorOf(call), call.query.matchId ?? '');
    return { body: { item: next ? await write('AttentionItem', next, call) : null } };
  },

  getNotificationRules: async (call) => ({
    body: await rulesOf(call, await call.attention.rules(actorOf(call))),
  }),
};

const rulesOf = async (call: Call, { rules, muted }: SaidRules) => ({
  items: await writeAll('NotificationRule', rules, call),
  muted: [...muted],
});
