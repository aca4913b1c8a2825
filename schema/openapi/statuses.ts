import type { ProblemCode } from './models/problem.ts';

type Meaning = { readonly status: number; readonly title: string };

/** The HTTP status of every code, and what the code means: the one place where they are mapped. */
export const meanings: Readonly<Record<ProblemCode, Meaning>> = {
  UNAUTHENTICATED: { status: 401, title: 'This needs a valid token.' },
  FORBIDDEN: { status: 403, title: 'You may not do this.' },
  NOT_FOUND: { status: 404, title: 'There is no such thing, or it is private to others.' },
  BAD_USER_INPUT: { status: 422, title: 'The request is wrong.' },
  NO_SUCH_QUESTION: { status: 409, title: 'No such question is waiting for you.' },
  QUESTION_EXPIRED: { status: 409, title: 'Time was up, and the question was answered for you.' },
  ILLEGAL_CHOICE: { status: 422, title: 'The question does not offer this choice.' },
  STALE_VERSION: { status: 412, title: 'The match has moved on since the version you expected.' },
  MATCH_NOT_RUNNING: { status: 409, title: 'The match has not started, is paused, or is over.' },
  MATCH_FULL: { status: 409, title: 'No seat of the match is free.' },
  SEAT_TAKEN: { status: 409, title: 'The seat is taken; others are free.' },
  SEAT_NOT_OFFERED: { status: 409, title: 'The seat is not offered to others.' },
  PROPOSAL_CLOSED: { status: 409, title: 'The proposal is not open any more.' },
  UNDO_BARRED: { status: 409, title: 'The match cannot be taken back there.' },
  CHANNEL_UNVERIFIED: { status: 409, title: 'The channel has not been verified yet.' },
  REQUIREMENTS_NOT_MET: { status: 403, title: 'You do not meet what the table asks for.' },
  VACATION_EXHAUSTED: { status: 409, title: 'No vacation of that length is left.' },
  ALREADY_SEATED: { status: 409, title: 'You hold another seat of the match.' },
  ALREADY_RESIGNED: { status: 409, title: 'You have resigned already.' },
  TOO_FEW_PLAYERS: { status: 409, title: 'The game needs more players.' },
  TOO_MANY_MATCHES: {
    status: 409,
    title: 'You already host as many running matches or open tables as you may.',
  },
  MATCH_NOT_OPEN: { status: 409, title: 'The match has started already.' },
  CHAT_RESTRICTED: { status: 403, title: 'This may not be said here now.' },
  TOURNAMENT_STATE: { status: 409, title: 'The tournament is in no status for this.' },
  REGISTRATION_CLOSED: { status: 409, title: 'Registration is not open to you.' },
  TOURNAMENT_FULL: { status: 409, title: 'Nobody else may play or wait.' },
  ROUND_UNRESOLVED: { status: 409, title: 'Pods have no result yet.' },
  PAIRING_INVALID: { status: 422, title: 'The pairing breaks its constraints.' },
  PAIRING_IMPOSSIBLE: { status: 422, title: 'No pairing keeps the constraints.' },
  REGULATIONS_LOCKED: { status: 409, title: 'The regulations bind since the announcement.' },
  CONFLICT_OF_INTEREST: { status: 403, title: 'You play there yourself.' },
  SECOND_PERSON_REQUIRED: { status: 403, title: 'A second person has to do this.' },
  APPEAL_WINDOW_CLOSED: { status: 409, title: 'It is too late to appeal.' },
  RATE_LIMITED: { status: 429, title: 'Too many requests.' },
  INTERNAL: { status: 500, title: 'A fault of the service.' },
};

/** Statuses of requests that go no further than the door; their code is `BAD_USER_INPUT`. */
export const unreadable = {
  400: "The request can't be read.",
  405: 'This path does not take this method.',
  413: 'The request is too large.',
  415: 'The body must be JSON.',
  422: 'The request does not fit the contract.',
} as const;
export type UnreadableStatus = keyof typeof unreadable;

/** Others were quicker too often: a conflict that no precondition asked about. */
export const CONTENTION = 409;
