import { CommandRefusedError } from '../../services/matches/index.ts';
import type { RefusalCode } from '../../services/platform/requests/refusal.ts';

/** Refusals that players meet if others or the clock were faster. */
const overtaken: readonly RefusalCode[] = [
  'FORBIDDEN',
  'MATCH_NOT_RUNNING',
  'NO_SUCH_QUESTION',
  'QUESTION_EXPIRED',
  'REGISTRATION_CLOSED',
  'SEAT_NOT_OFFERED',
  'STALE_VERSION',
  'TOURNAMENT_STATE',
  'VACATION_EXHAUSTED',
];

/** The outcome of a command; `undefined` if it was overtaken. */
export async function ifAllowed<T>(command: Promise<T>): Promise<T | undefined> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof CommandRefusedError && overtaken.includes(error.code)) return undefined;
    throw error;
  }
}
