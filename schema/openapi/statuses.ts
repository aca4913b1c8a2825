import type { ErrorCode } from '../generated/types.ts';

/** The code of a refusal; GraphQL has some more, for documents that it knows by their hash. */
export type ProblemCode = Exclude<ErrorCode, `PERSISTED_${string}`>;

/** The code as a URN. */
export const problemType = (code: ProblemCode): string =>
  `urn:questhall:problem:${code.toLowerCase().replaceAll('_', '-')}`;

type Meaning = { readonly status: number; readonly title: string };

/** The HTTP status of every code, and what the code means: the one place where they are mapped. */
export const meanings: Readonly<Record<ProblemCode, Meaning>> = {
  UNAUTHENTICATED: { status: 401, title: 'A valid token is required.' },
  FORBIDDEN: { status: 403, title: "You don't have permission to do this." },
  NOT_FOUND: { status: 404, title: "Not found, or you don't have access." },
  BAD_USER_INPUT: { status: 422, title: 'The request is invalid.' },
  NO_SUCH_QUESTION: { status: 409, title: 'You have no pending question with this ID.' },
  QUESTION_EXPIRED: { status: 409, title: 'The question expired and was answered for you.' },
  ILLEGAL_CHOICE: { status: 422, title: "This isn't one of the question's options." },
  STALE_VERSION: { status: 412, title: 'The match has changed since the version you expected.' },
  MATCH_NOT_RUNNING: { status: 409, title: "The match hasn't started, is paused, or is over." },
  MATCH_FULL: { status: 409, title: 'No seat is free in this match.' },
  SEAT_TAKEN: { status: 409, title: 'The seat is taken. Others are free.' },
  SEAT_NOT_OFFERED: { status: 409, title: "The seat isn't open for takeover." },
  PROPOSAL_CLOSED: { status: 409, title: 'The proposal is closed.' },
  UNDO_BARRED: { status: 409, title: "The match can't be undone to that version." },
  CHANNEL_UNVERIFIED: { status: 409, title: "The channel isn't verified yet." },
  VACATION_EXHAUSTED: { status: 409, title: 'Not enough vacation days left.' },
  REQUIREMENTS_NOT_MET: { status: 403, title: "You don't meet the table's requirements." },
  ALREADY_SEATED: { status: 409, title: 'You already have another seat in this match.' },
  ALREADY_RESIGNED: { status: 409, title: 'You have already resigned.' },
  TOO_FEW_PLAYERS: { status: 409, title: 'The game needs more players.' },
  TOO_MANY_MATCHES: {
    status: 409,
    title: "You've reached the limit of running matches or open tables.",
  },
  MATCH_NOT_OPEN: { status: 409, title: 'The match has already started.' },
  CHAT_RESTRICTED: { status: 403, title: "You can't send this here right now." },
  TOURNAMENT_STATE: { status: 409, title: "Not possible in the tournament's current status." },
  REGISTRATION_CLOSED: { status: 409, title: "Registration isn't open to you." },
  TOURNAMENT_FULL: { status: 409, title: 'The tournament and its waiting list are full.' },
  ROUND_UNRESOLVED: { status: 409, title: 'Some pods have no result yet.' },
  PAIRING_INVALID: { status: 422, title: 'The pairing violates the constraints.' },
  PAIRING_IMPOSSIBLE: { status: 422, title: 'No pairing satisfies the constraints.' },
  REGULATIONS_LOCKED: { status: 409, title: 'The regulations are locked since the announcement.' },
  CONFLICT_OF_INTEREST: { status: 403, title: "You can't rule on a match you play in." },
  SECOND_PERSON_REQUIRED: { status: 403, title: 'This needs approval from a second person.' },
  APPEAL_WINDOW_CLOSED: { status: 409, title: 'The time for appeals is over.' },
  RATE_LIMITED: { status: 429, title: 'Too many requests.' },
  STORAGE_FULL: { status: 507, title: 'The storage of the service is full.' },
  INTERNAL: { status: 500, title: 'Internal server error.' },
};

/** Statuses of requests that go no further than the API; their code is `BAD_USER_INPUT`. */
export const unreadable = {
  400: 'The request is malformed.',
  405: 'Method not allowed on this path.',
  413: 'The request is too large.',
  415: 'The body must be JSON.',
  422: "The request doesn't match the schema.",
} as const;
export type UnreadableStatus = keyof typeof unreadable;

/** Others were quicker too often: a conflict that no precondition asked about. */
export const CONTENTION = 409;
