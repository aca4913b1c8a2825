import { problemType, type Problem, type ProblemCode } from '../models/problem.ts';
import { CONTENTION, meanings, unreadable, type UnreadableStatus } from '../statuses.ts';

const requestId = '9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11';

type More = Partial<Problem> & { readonly detail: string };

/** What each code says of one request. */
const more: Readonly<Record<ProblemCode, More>> = {
  UNAUTHENTICATED: { detail: 'Send a token: `Authorization: Bearer <token>`.' },
  FORBIDDEN: { detail: 'Only the host may start the match.' },
  NOT_FOUND: { detail: 'There is no such match, or it is private to others.' },
  BAD_USER_INPUT: {
    detail: '/seats: It is missing.',
    faults: [{ in: 'body', at: '/seats', detail: 'It is missing.' }],
  },
  NO_SUCH_QUESTION: { detail: 'No such question is pending.' },
  QUESTION_EXPIRED: {
    detail:
      'Time was up, and the clock has answered in your place. You are not asked anything now.',
    answeredBy: 'CLOCK',
    currentVersion: 8,
  },
  ILLEGAL_CHOICE: { detail: 'The question does not offer this choice.' },
  STALE_VERSION: {
    detail: 'The match stands at version 7; you expected 6.',
    currentVersion: 7,
  },
  REQUIREMENTS_NOT_MET: {
    detail: 'This table is for those who have chosen one of these languages in their profile: cs.',
    unmet: ['LANGUAGES'],
  },
  VACATION_EXHAUSTED: {
    detail: 'There are 30 days of vacation in any 365; 3 are left.',
  },
  CHANNEL_UNVERIFIED: { detail: 'Verify the channel first, by the code it was sent.' },
  MATCH_NOT_RUNNING: { detail: 'The match is paused.' },
  MATCH_NOT_OPEN: { detail: 'The match has already started. Its seats can no longer be taken.' },
  MATCH_FULL: { detail: 'No seat of this match is free.' },
  SEAT_TAKEN: { detail: '"seat2" is taken. Free: seat3, seat4.' },
  SEAT_NOT_OFFERED: { detail: '"seat2" is not offered to others. No seat is.' },
  PROPOSAL_CLOSED: { detail: 'The proposal is closed: somebody was against it.' },
  UNDO_BARRED: {
    detail: 'It goes back to version 12 at most: then chance was asked.',
    sealedAt: 12,
  },
  ALREADY_SEATED: { detail: 'You already hold seat1. Leave it first.' },
  ALREADY_RESIGNED: { detail: 'You have already resigned.' },
  TOO_FEW_PLAYERS: { detail: 'The game needs at least 2 players; 1 of its seats is taken.' },
  TOO_MANY_MATCHES: {
    detail:
      'You host 3 running matches without any person, the most there may be at once. Start this one when another is over.',
  },
  CHAT_RESTRICTED: { detail: 'Only phrases may be said at this match: see `phrases`.' },
  TOURNAMENT_STATE: {
    detail: 'The tournament is a draft. Players register once registration is open.',
    tournamentStatus: 'DRAFT',
    allowed: ['REGISTRATION'],
  },
  REGISTRATION_CLOSED: { detail: 'Registration has closed.' },
  TOURNAMENT_FULL: { detail: '4096 play or wait already, the most there may be.' },
  ROUND_UNRESOLVED: {
    detail: 'Round 2 has a pod without a result: 5.',
    pods: [{ round: 2, pod: 5 }],
  },
  PAIRING_INVALID: {
    detail: 'Player 7 sits in two pods.',
    problems: [{ kind: 'PLAYER_TWICE', players: [7], relax: [] }],
  },
  PAIRING_IMPOSSIBLE: {
    detail: 'Players 3 and 9 would meet again, in pod 2.',
    problems: [{ kind: 'REPEAT', players: [3, 9], pod: 2, relax: ['repeats'] }],
  },
  REGULATIONS_LOCKED: {
    detail: 'The regulations bind since the announcement. Change them by `changeRegulations`.',
  },
  CONFLICT_OF_INTEREST: { detail: 'You play in this pod. Let another arbiter rule.' },
  SECOND_PERSON_REQUIRED: { detail: 'You proposed this act. Somebody else has to approve it.' },
  APPEAL_WINDOW_CLOSED: { detail: 'An appeal was possible until 2026-03-01T12:15:00.000Z.' },
  RATE_LIMITED: { detail: 'Too many requests from this account. Wait 3 s.', retryable: true },
  INTERNAL: {
    detail: 'Something went wrong in the service. If it happens again, report the request id.',
    retryable: true,
  },
};

/** A refusal by a code, with the status that comes with it. */
export const refusalFor = (code: ProblemCode, status: number): Problem => ({
  type: problemType(code),
  ...meanings[code],
  status,
  code,
  retryable: code === 'STALE_VERSION' && status === CONTENTION,
  requestId,
  ...more[code],
});

const unread: Readonly<Record<UnreadableStatus, string>> = {
  400: 'The body is not JSON: line 1, column 12: a value is expected.',
  405: 'This takes GET, POST.',
  413: 'A request holds at most 102400 bytes.',
  415: 'Send `content-type: application/json`.',
  422: '/colour: It is unknown here.',
};

/** A refusal of what goes no further than the door. */
export const refusalAt = (status: UnreadableStatus): Problem => ({
  type: problemType('BAD_USER_INPUT'),
  title: unreadable[status],
  status,
  detail: unread[status],
  code: 'BAD_USER_INPUT',
  retryable: false,
  requestId,
});
