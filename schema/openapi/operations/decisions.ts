import { match } from '../models/match.ts';
import * as model from '../models/proposal.ts';
import type { Operation } from '../operation.ts';

const theMatch = { says: 'The match as it stands now.', model: match, etag: true } as const;

/** What a table decides for itself. */
export const decisions = {
  propose: {
    method: 'post',
    path: '/v1/matches/{matchId}/proposals',
    tag: 'Play',
    summary: 'Propose something to the table',
    description:
      'Its people decide together: the first no ends a proposal, the last yes carries it out. Whoever proposes agrees; where nobody else has to, it is done at once. One of a kind is open at a time, and a seat makes at most 5 a day.',
    body: model.propose,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: [
      'BAD_USER_INPUT',
      'FORBIDDEN',
      'NOT_FOUND',
      'ALREADY_RESIGNED',
      'MATCH_NOT_RUNNING',
      'SEAT_NOT_OFFERED',
      'UNDO_BARRED',
    ],
  },
  vote: {
    method: 'post',
    path: '/v1/matches/{matchId}/proposals/{proposalId}/votes',
    tag: 'Play',
    summary: 'Vote on a proposal',
    description: 'The same vote again changes nothing; a no is the end of the proposal.',
    body: model.vote,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: [
      'BAD_USER_INPUT',
      'FORBIDDEN',
      'NOT_FOUND',
      'ALREADY_RESIGNED',
      'MATCH_NOT_RUNNING',
      'PROPOSAL_CLOSED',
    ],
  },
  getUndo: {
    method: 'get',
    path: '/v1/matches/{matchId}/undo',
    tag: 'Matches',
    summary: 'Read how far a match can be taken back',
    description: 'To where nobody could use what they have learnt since; and why no further.',
    gives: { status: 200, says: 'How far.', model: model.undoOrNone },
    refuses: ['NOT_FOUND'],
  },
  undo: {
    method: 'post',
    path: '/v1/matches/{matchId}/undo',
    tag: 'Play',
    summary: 'Take your latest answers back',
    description: 'Where the policy is `OWN`; where it is `CONSENT` propose it.',
    body: model.takeBack,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: { ...theMatch, status: 200 },
    refuses: [
      'BAD_USER_INPUT',
      'FORBIDDEN',
      'NOT_FOUND',
      'ALREADY_RESIGNED',
      'MATCH_NOT_RUNNING',
      'UNDO_BARRED',
    ],
  },
} as const satisfies Readonly<Record<string, Operation>>;
