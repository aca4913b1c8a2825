import type { Problem } from '../documents/problem.ts';
import {
  CONTENTION,
  meanings,
  problemType,
  unreadable,
  type ProblemCode,
  type UnreadableStatus,
} from '../statuses.ts';

const requestId = '9c2e6d0b-4d0e-4f6e-9c39-0a6f3c1f2b11';

type More = Partial<Problem> & { readonly detail: string };

/** Details of each code for one request. */
const more: Readonly<Record<ProblemCode, More>> = {
  UNAUTHENTICATED: { detail: 'Send a token: `Authorization: Bearer <token>`.' },
  FORBIDDEN: { detail: 'Only the host can start the match.' },
  NOT_FOUND: { detail: "Match not found, or you don't have access." },
  BAD_USER_INPUT: {
    detail: '`/seats` is required.',
    faults: [{ in: 'body', at: '/seats', detail: 'Required.' }],
  },
  NO_SUCH_QUESTION: { detail: 'No such question is pending.' },
  QUESTION_EXPIRED: {
    detail: 'The question expired and was answered for you. You have no pending question.',
    answeredBy: 'CLOCK',
    currentVersion: 8,
  },
  ILLEGAL_CHOICE: { detail: "This isn't one of the question's options." },
  STALE_VERSION: {
    detail: 'The match is at version 7, not 6.',
    currentVersion: 7,
  },
  REQUIREMENTS_NOT_MET: {
    detail:
      "You don't meet the table's requirements. Required: one of these languages in your profile: cs.",
    unmet: ['LANGUAGES'],
  },
  VACATION_EXHAUSTED: {
    detail: 'Not enough vacation days left. You have 3 of 30 in any 365 days.',
  },
  CHANNEL_UNVERIFIED: { detail: 'Verify the channel first, with the code sent to it.' },
  MATCH_NOT_RUNNING: { detail: 'The match is paused.' },
  MATCH_NOT_OPEN: { detail: 'The match has already started. You can no longer join it.' },
  MATCH_FULL: { detail: 'No seat is free in this match.' },
  SEAT_TAKEN: { detail: 'Seat "seat2" is taken. Free: seat3, seat4.' },
  SEAT_NOT_OFFERED: { detail: '"seat2" isn\'t open for takeover. No seat is open for takeover.' },
  PROPOSAL_CLOSED: { detail: 'The proposal is closed: someone voted against it.' },
  UNDO_BARRED: {
    detail: 'The match can go back to version 12 at most. Reason: dice were rolled or cards drawn.',
    sealedAt: 12,
  },
  ALREADY_SEATED: { detail: 'You already have seat "seat1". Leave it first.' },
  ALREADY_RESIGNED: { detail: 'You have already resigned.' },
  TOO_FEW_PLAYERS: { detail: 'The game needs at least 2 players. Only 1 seat is taken.' },
  TOO_MANY_MATCHES: {
    detail:
      'You already host 3 running matches without players, which is the limit. Start this one after another ends.',
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
    detail:
      'The regulations are locked since the announcement. Two people can change them with `changeRegulations`.',
  },
  CONFLICT_OF_INTEREST: { detail: 'You play in this pod. Let another arbiter rule.' },
  SECOND_PERSON_REQUIRED: { detail: 'You proposed this act. Somebody else has to approve it.' },
  APPEAL_WINDOW_CLOSED: { detail: 'An appeal was possible until 2026-03-01T12:15:00.000Z.' },
  RATE_LIMITED: {
    detail: 'Too many requests from this account. Try again in 3 s.',
    retryable: true,
  },
  STORAGE_FULL: {
    detail: 'The storage of the service is full, and nothing was stored. Try again later.',
    retryable: true,
  },
  INTERNAL: {
    detail: 'Internal server error. If it happens again, report the request ID.',
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
  405: 'Method not allowed on this path. Allowed: GET, POST.',
  413: 'The request body must have at most 102400 bytes.',
  415: 'Send `content-type: application/json`.',
  422: '`/colour`: Unknown field. Allowed: name.',
};

/** A refusal of what goes no further than the API. */
export const refusalAt = (status: UnreadableStatus): Problem => ({
  type: problemType('BAD_USER_INPUT'),
  title: unreadable[status],
  status,
  detail: unread[status],
  code: 'BAD_USER_INPUT',
  retryable: false,
  requestId,
});
