import * as input from '../models/input.ts';
import { match } from '../models/match.ts';
import { answered } from '../models/pages.ts';
import type { Operation } from '../operation.ts';

const theMatch = { says: 'The match as it stands now.', model: match, etag: true } as const;

/** What is done in a match that is played. */
export const play = {
  answer: {
    method: 'post',
    path: '/v1/matches/{matchId}/answers',
    tag: 'Play',
    summary: 'Answer a question',
    description:
      'Answers a question that waits for your seat. Sent again with the same `Idempotency-Key` it does nothing and gives the first result once more. `If-Match` with the version that you showed refuses the answer (412) if the question was revised since; what others did meanwhile does no harm.',
    body: input.answer,
    token: 'needed',
    key: 'needed',
    guarded: true,
    gives: { status: 200, says: 'What the answer led to.', model: answered, etag: true },
    refuses: [
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'NOT_YOUR_QUESTION',
      'NO_SUCH_QUESTION',
      'ILLEGAL_CHOICE',
      'MATCH_NOT_RUNNING',
    ],
  },
  pauseMatch: {
    method: 'post',
    path: '/v1/matches/{matchId}/pause',
    tag: 'Play',
    summary: 'Stop the match',
    description: 'Nobody may answer until it goes on. For its host, organizers and admins.',
    body: input.pauseMatch,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
  resumeMatch: {
    method: 'post',
    path: '/v1/matches/{matchId}/resume',
    tag: 'Play',
    summary: 'Let the match go on',
    description: 'Lets a paused match go on. For its host, organizers and admins.',
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
  resign: {
    method: 'post',
    path: '/v1/matches/{matchId}/resign',
    tag: 'Play',
    summary: 'Give the match up',
    description: 'Your seat is played on by the rules for those who left.',
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
  setStandingOrders: {
    method: 'put',
    path: '/v1/matches/{matchId}/orders',
    tag: 'Play',
    summary: 'Lay standing orders down',
    description: 'Orders that answer for you. The list replaces the one before; `[]` clears it.',
    body: input.standingOrders,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
