import type { Mistake } from './mistakes.ts';

/** The codes by which a command can be refused; each API maps them once. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'NO_SUCH_QUESTION'
  | 'QUESTION_EXPIRED'
  | 'ILLEGAL_CHOICE'
  | 'STALE_VERSION'
  | 'MATCH_NOT_RUNNING'
  | 'MATCH_FULL'
  | 'SEAT_TAKEN'
  | 'SEAT_NOT_OFFERED'
  | 'PROPOSAL_CLOSED'
  | 'UNDO_BARRED'
  | 'CHANNEL_UNVERIFIED'
  | 'VACATION_EXHAUSTED'
  | 'REQUIREMENTS_NOT_MET'
  | 'ALREADY_SEATED'
  | 'ALREADY_RESIGNED'
  | 'TOO_FEW_PLAYERS'
  | 'TOO_MANY_MATCHES'
  | 'MATCH_NOT_OPEN'
  | 'CHAT_RESTRICTED'
  | 'TOURNAMENT_STATE'
  | 'REGISTRATION_CLOSED'
  | 'TOURNAMENT_FULL'
  | 'ROUND_UNRESOLVED'
  | 'PAIRING_INVALID'
  | 'PAIRING_IMPOSSIBLE'
  | 'REGULATIONS_LOCKED'
  | 'CONFLICT_OF_INTEREST'
  | 'SECOND_PERSON_REQUIRED'
  | 'APPEAL_WINDOW_CLOSED'
  | 'RATE_LIMITED'
  | 'STORAGE_FULL'
  | 'INTERNAL';

/** An obstacle to a pairing. */
export type PairingObstacle = {
  /** The violated constraint, such as `REPEAT`. */
  readonly kind: string;
  /** The start numbers it is about. */
  readonly players: readonly number[];
  /** The pod it is about, from 1. */
  readonly pod?: number;
  /** The constraints that would have to give way; empty if the pairing itself is at fault. */
  readonly relax: readonly string[];
};

/** The details of a refusal, which an API may pass on. */
export type RefusalDetails = {
  /** The id of the rule clause that forbids it. */
  readonly rule?: string;
  /** True if the same command may succeed when it is sent again; false unless given. */
  readonly retryable?: boolean;
  /** The present version of the match, with `STALE_VERSION` and `QUESTION_EXPIRED`. */
  readonly currentVersion?: number;
  /** The answerer in place of the late player, with `QUESTION_EXPIRED`. */
  readonly answeredBy?: 'CLOCK';
  /** The version that can't be taken back, if one bars it, with `UNDO_BARRED`. */
  readonly sealedAt?: number;
  /** The unmet requirements, with `REQUIREMENTS_NOT_MET`. */
  readonly unmet?: readonly string[];
  /** The status of its object, and those that allow the command, with `TOURNAMENT_STATE`. */
  readonly status?: string;
  readonly allowed?: readonly string[];
  /** The pods without a result, by their round and number, with `ROUND_UNRESOLVED`. */
  readonly pods?: readonly { readonly round: number; readonly pod: number }[];
  /** The obstacles, with `PAIRING_INVALID` and `PAIRING_IMPOSSIBLE`. */
  readonly problems?: readonly PairingObstacle[];
  /** The seconds after which a retry is allowed, with `RATE_LIMITED`. */
  readonly retryAfter?: number;
  /** The mistakes of the input by their place, for APIs with other names of its fields. */
  readonly mistakes?: readonly Mistake[];
};

/** A command was refused, and nothing was changed. The message is for the person who sent it. */
export class CommandRefusedError extends Error {
  override readonly name = 'CommandRefusedError';
  readonly code: RefusalCode;
  /** True if the same command may succeed when it is sent again. */
  readonly retryable: boolean;
  readonly rule: string | undefined;
  readonly currentVersion: number | undefined;
  readonly retryAfter: number | undefined;
  readonly sealedAt: number | undefined;
  readonly unmet: readonly string[] | undefined;
  readonly status: string | undefined;
  readonly allowed: readonly string[] | undefined;
  readonly pods: RefusalDetails['pods'];
  readonly problems: readonly PairingObstacle[] | undefined;
  readonly answeredBy: 'CLOCK' | undefined;
  readonly mistakes: readonly Mistake[];

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    // a refusal is an answer, and its place of no use: most of its cost would be to note where it was made
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.retryable = details.retryable ?? false;
    this.rule = details.rule;
    this.currentVersion = details.currentVersion;
    this.retryAfter = details.retryAfter;
    this.sealedAt = details.sealedAt;
    this.unmet = details.unmet;
    this.status = details.status;
    this.allowed = details.allowed;
    this.pods = details.pods;
    this.problems = details.problems;
    this.answeredBy = details.answeredBy;
    this.mistakes = details.mistakes ?? [];
  }
}

/**
 * A refusal as a value. A check returns it, or `undefined` if the command is allowed, so that a
 * reader of permissions learns a no without a throw.
 */
export type CommandRefusal = {
  readonly code: RefusalCode;
  readonly message: string;
  readonly details?: RefusalDetails | undefined;
};

export const refusal = (
  code: RefusalCode,
  message: string,
  details?: RefusalDetails,
): CommandRefusal => ({ code, message, details });

/** Throws the refusal that a check returned, if there is one. */
export function enforce(refused: CommandRefusal | undefined): void {
  if (refused !== undefined) refuse(refused.code, refused.message, refused.details);
}

export function refuse(code: RefusalCode, message: string, details?: RefusalDetails): never {
  throw new CommandRefusedError(code, message, details);
}

/** Returns the result; `undefined` if it was refused as `NOT_FOUND`. */
export async function ifFound<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError && thrown.code === 'NOT_FOUND') return undefined;
    throw thrown;
  }
}

/** Builds the refusal of an input for its mistakes, each described like `` `seats` is required. `` */
export const inputRefusal = (...mistakes: readonly Mistake[]): CommandRefusal =>
  refusal(
    'BAD_USER_INPUT',
    refusalDetails(mistakes, (path) => path.join('.')),
    { mistakes },
  );

/** Refuses an input for its mistakes. */
export function refuseInput(...mistakes: readonly Mistake[]): never {
  const { code, message, details } = inputRefusal(...mistakes);
  return refuse(code, message, details);
}

/** Describes mistakes in a sentence or two each, with their places as the API writes them. */
export const refusalDetails = (
  mistakes: readonly Mistake[],
  place: (path: Mistake['path']) => string,
): string => mistakes.map(({ path, detail }) => placed(place(path), detail)).join(' ');

/** A mistake with its place: `` `seats` is required. ``, `` `seats`: Must be 2 to 6. `` */
function placed(place: string, detail: string): string {
  if (place === '') return detail;
  return detail.startsWith('Required')
    ? `\`${place}\` is r${detail.slice(1)}`
    : `\`${place}\`: ${detail}`;
}
