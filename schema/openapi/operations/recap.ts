import { ratingChanges } from '../models/rating.ts';
import { markSeen, recap as model, seen } from '../models/recap.ts';
import type { Operation } from '../operation.ts';
import { sinceQuery } from '../query.ts';

/** Catching up with a match. */
export const recap = {
  getRecap: {
    method: 'get',
    path: '/v1/matches/{matchId}/since',
    tag: 'Record',
    summary: 'Catch up',
    description:
      'What has happened since a version, in short: since what you have seen, unless you name one; from the beginning where you have never said so.',
    query: sinceQuery,
    gives: { status: 200, says: 'What you have missed.', model },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  getRatingChanges: {
    method: 'get',
    path: '/v1/matches/{matchId}/rating-changes',
    tag: 'Record',
    summary: 'Read what a match has changed in ratings',
    description: 'The figures of its players before it and after it.',
    gives: { status: 200, says: 'The changes.', model: ratingChanges },
    refuses: ['NOT_FOUND'],
  },
  getSeen: {
    method: 'get',
    path: '/v1/matches/{matchId}/seen',
    tag: 'Record',
    summary: 'Read how far you have seen a match',
    description: 'With whichever device you said so.',
    token: 'needed',
    gives: { status: 200, says: 'How far.', model: seen },
    refuses: ['NOT_FOUND'],
  },
  markSeen: {
    method: 'put',
    path: '/v1/matches/{matchId}/seen',
    tag: 'Record',
    summary: 'Note how far you have seen a match',
    description:
      'For all your devices: `since` goes on from there. It never goes back, so that it does no harm to send one again.',
    body: markSeen,
    token: 'needed',
    gives: { status: 200, says: 'How far you have seen it now.', model: seen },
    refuses: ['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
