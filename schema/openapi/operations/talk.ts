import * as talk from '../models/talk.ts';
import type { Operation } from '../operation.ts';
import { messagesQuery } from '../query.ts';

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
} as const satisfies Readonly<Record<string, Operation>>;
