import { attentionPage, nextAttention } from '../models/attention.ts';
import type { Operation } from '../operation.ts';
import { attentionQuery, fromMatchQuery } from '../query.ts';

/** What is due from oneself. */
export const attention = {
  getAttention: {
    method: 'get',
    path: '/v1/attention',
    tag: 'Play',
    summary: 'List what is due from you',
    description:
      'All that is due from you, in all your matches: the earliest deadline first, what has none last.',
    query: attentionQuery,
    token: 'needed',
    gives: { status: 200, says: 'What is due.', model: attentionPage, link: true },
    refuses: ['BAD_USER_INPUT'],
  },
  getNextAttention: {
    method: 'get',
    path: '/v1/attention/next',
    tag: 'Play',
    summary: 'Find the next table',
    description:
      'What is due from you after a match, in the same order, and from its end on from its beginning; `null` if nothing is due elsewhere.',
    query: fromMatchQuery,
    token: 'needed',
    gives: { status: 200, says: 'The next table.', model: nextAttention },
    refuses: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
