import {
  attentionPage,
  muteMatch,
  nextAttention,
  notificationRules,
  setNotificationRules,
} from '../models/attention.ts';
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
  getNotificationRules: {
    method: 'get',
    path: '/v1/viewer/rules',
    tag: 'Account',
    summary: 'Read how you want to be told',
    description: 'How you want to be told of what happens, and which matches you have muted.',
    token: 'needed',
    gives: { status: 200, says: 'What you have said.', model: notificationRules },
    refuses: [],
  },
  setNotificationRules: {
    method: 'put',
    path: '/v1/viewer/rules',
    tag: 'Account',
    summary: 'Say how you want to be told',
    description: 'The list replaces the one before; with none you are told as is usual.',
    body: setNotificationRules,
    token: 'needed',
    gives: { status: 200, says: 'What goes now.', model: notificationRules },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN'],
  },
  muteMatch: {
    method: 'put',
    path: '/v1/matches/{matchId}/mute',
    tag: 'Account',
    summary: 'Hear nothing of a match',
    description: 'It goes on being listed under what is due from you.',
    body: muteMatch,
    token: 'needed',
    gives: { status: 200, says: 'What goes now.', model: notificationRules },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
