import * as input from '../models/input.ts';
import { match } from '../models/match.ts';
import type { Operation } from '../operation.ts';

const theMatch = { says: 'The match as it stands now.', model: match, etag: true } as const;

/** What is done before the first move. */
export const lobby = {
  createMatch: {
    method: 'post',
    path: '/v1/matches',
    tag: 'Matches',
    summary: 'Set a match up',
    description: 'You are its host and hold its first seat, unless bots take them all.',
    body: input.createMatch,
    token: 'needed',
    key: 'taken',
    gives: {
      ...theMatch,
      status: 201,
      located: true,
      says: 'The match; `Location` says where it is.',
    },
    refuses: ['BAD_USER_INPUT'],
  },
  joinMatch: {
    method: 'post',
    path: '/v1/matches/{matchId}/seats',
    tag: 'Matches',
    summary: 'Take a seat',
    description: 'Takes a free seat of an open match. If you already hold one, nothing changes.',
    body: input.joinMatch,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_FULL', 'MATCH_NOT_RUNNING'],
  },
  leaveMatch: {
    method: 'post',
    path: '/v1/matches/{matchId}/leave',
    tag: 'Matches',
    summary: 'Give your seat up',
    description: 'Before the match has started. After the start, resign.',
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
  addBot: {
    method: 'post',
    path: '/v1/matches/{matchId}/bots',
    tag: 'Matches',
    summary: 'Let a bot sit down',
    description: 'A bot takes the first free seat. For the host alone.',
    body: input.addBot,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_FULL', 'MATCH_NOT_RUNNING'],
  },
  removeFromSeat: {
    method: 'delete',
    path: '/v1/matches/{matchId}/seats/{seat}',
    tag: 'Matches',
    summary: 'Free the seat of another',
    description:
      'Frees a seat that somebody else or a bot holds, before the start. For the host alone.',
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'MATCH_NOT_RUNNING'],
  },
  startMatch: {
    method: 'post',
    path: '/v1/matches/{matchId}/start',
    tag: 'Matches',
    summary: 'Start the match',
    description:
      'Sets the table up and asks the first questions. For the host alone, who may have 50 matches with people in play at once, and 3 of bots alone; organizers and admins as many as they like.',
    body: input.startMatch,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_MATCHES', 'MATCH_NOT_RUNNING'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
