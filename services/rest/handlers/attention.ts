import { definedFields } from '../../http/defined-fields.ts';
import { actorOf, type Handlers } from '../call.ts';
import { attentionItemOf } from '../model/attention.ts';

/** What is due from oneself. */
export const attention: Handlers<'getAttention' | 'getNextAttention'> = {
  async getAttention(call) {
    const { first, after } = call.query;
    const page = { first, ...definedFields({ after }) };
    const { items, hasNext } = await call.attention.list(actorOf(call), page);
    const last = items.at(-1)?.cursor;
    return {
      body: {
        items: items.map(({ item }) => attentionItemOf(item)),
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
};
