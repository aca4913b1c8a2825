import { CommandRefusedError } from '../../services/matches/index.ts';
import type { RefusalCode } from '../../services/platform/requests/refusal.ts';

/** What people meet when others or the clock were there before them. */
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

/** The outcome of a command; `undefined` where somebody else was there first. */
export async function ifAllowed<T>(command: Promise<T>): Promise<T | undefined> {
  try {
    return await command;
  } catch (error) {
    if (error instanceof CommandRefusedError && overtaken.includes(error.code)) return undefined;
    throw error;
  }
}
