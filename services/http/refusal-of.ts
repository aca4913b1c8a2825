import { CommandRefusedError } from '../requests/refusal.ts';
import { OvertakenError } from '../storage/errors.ts';

/** The refusal that an error stands for; `undefined` for a fault of the service. */
export function refusalOf(error: Error): CommandRefusedError | undefined {
  if (error instanceof CommandRefusedError) return error;
  if (!(error instanceof OvertakenError)) return undefined;
  const message = 'Too many concurrent updates. Try again.';
  return new CommandRefusedError('STALE_VERSION', message, { retryable: true });
}
