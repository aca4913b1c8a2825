import { refuse } from '../../../platform/requests/refusal.ts';
import { between } from '../../../platform/time/duration.ts';
import type { QueueParts } from './parts.ts';

/** Refuses an account that has left too many matches lately: queues find rated matches. */
export async function checkIsNotRestricted(
  { reliability, now }: Pick<QueueParts, 'reliability' | 'now'>,
  account: string,
): Promise<void> {
  const { restrictedUntil: until } = await reliability.fresh(account);
  if (until === undefined) return;
  const retryAfter = Math.ceil(between(now().toISOString(), until) / 1_000);
  const left = 'You left three or more matches within 90 days.';
  refuse('RATE_LIMITED', `${left} You can't join a queue until ${until}.`, { retryAfter });
}
