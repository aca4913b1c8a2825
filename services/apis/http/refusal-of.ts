import { CommandRefusedError } from '../../platform/requests/refusal.ts';
import { OvertakenError } from '../../platform/storage/errors.ts';

/** The refusal that an error stands for; `undefined` for a fault of the service. */
export function refusalOf(error: Error): CommandRefusedError | undefined {
  if (error instanceof CommandRefusedError) return error;
  if (error instanceof OvertakenError) {
    const message = 'Too many concurrent updates. Try again.';
    return new CommandRefusedError('STALE_VERSION', message, { retryable: true });
  }
  if (!isDiskFull(error)) return undefined;
  const message = 'The storage of the service is full, and nothing was stored. Try again later.';
  return new CommandRefusedError('STORAGE_FULL', message, { retryable: true });
}

/** True if the disk had no room for a write: the table wraps the system's error in its own. */
function isDiskFull(error: Error): boolean {
  const { code, cause, message } = error as Error & { readonly code?: unknown };
  if (code === 'ENOSPC' || /No space left on device/iu.test(message)) return true;
  return cause instanceof Error && isDiskFull(cause);
}
