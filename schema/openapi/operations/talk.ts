import * as talk from '../models/talk.ts';
import type { Operation } from '../operation.ts';
import { messagesQuery, reportsQuery } from '../query.ts';

/** What is said at matches. */
export const talking = {
  listPhrases: {
    method: 'get',
    path: '/v1/phrases',
    tag: 'Talk',
    summary: 'List the phrases',
    description:
      "What can be said without words of one's own; everybody reads it in their own language.",
    gives: { status: 200, says: 'The phrases.', model: talk.phrases },
    refuses: [],
  },
  getMessages: {
    method: 'get',
    path: '/v1/matches/{matchId}/messages',
    tag: 'Talk',
    summary: 'Read what was said',
    description:
      'The last of what was said at a match, as far as you hear it, the newest last. What those say whom you have blocked is left out.',
    query: messagesQuery,
    gives: { status: 200, says: 'A page of messages.', model: talk.messages, link: true },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  sendMessage: {
    method: 'post',
    path: '/v1/matches/{matchId}/messages',
    tag: 'Talk',
    summary: 'Say something',
    description:
      'Says something at a match: at most 10 messages a minute. Spectators may, too. A retry with the same `Idempotency-Key` says nothing twice.',
    body: talk.sendMessage,
    token: 'needed',
    key: 'taken',
    gives: { status: 201, says: 'What you said.', model: talk.message },
    refuses: ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT', 'CHAT_RESTRICTED', 'RATE_LIMITED'],
  },
  reportMessage: {
    method: 'post',
    path: '/v1/messages/{messageId}/reports',
    tag: 'Talk',
    summary: 'Report a message',
    description:
      'Tells moderators of a message that you hear. The same again changes nothing; at most 30 a day.',
    body: talk.reportMessage,
    token: 'needed',
    gives: { status: 201, says: 'The report, as you may see it.', model: talk.report },
    refuses: ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
  },
  listReports: {
    method: 'get',
    path: '/v1/reports',
    tag: 'Talk',
    summary: 'List what was reported',
    description: 'The reports of one status, the oldest first. For admins only.',
    query: reportsQuery,
    token: 'needed',
    gives: { status: 200, says: 'A page of reports.', model: talk.reports, link: true },
    refuses: ['FORBIDDEN', 'BAD_USER_INPUT'],
  },
  moderate: {
    method: 'post',
    path: '/v1/reports/{reportId}/decisions',
    tag: 'Talk',
    summary: 'Decide about a message',
    description:
      'Whoever said it is told with the reason, and so is whoever has reported it. For admins only. A retry with the same `Idempotency-Key` does nothing twice.',
    body: talk.moderate,
    token: 'needed',
    key: 'taken',
    gives: { status: 201, says: 'The report.', model: talk.report },
    refuses: ['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT'],
  },
  listModeration: {
    method: 'get',
    path: '/v1/viewer/moderation',
    tag: 'Account',
    summary: 'See what moderators have decided',
    description:
      'What moderators have decided about what you said, or have reported: the latest 50, the newest last.',
    token: 'needed',
    gives: { status: 200, says: 'The notices.', model: talk.notices },
    refuses: [],
  },
} as const satisfies Readonly<Record<string, Operation>>;
