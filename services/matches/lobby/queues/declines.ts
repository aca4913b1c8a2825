import { refuse } from '../../../platform/requests/refusal.ts';
import { OVERTAKEN, retried } from '../../../platform/storage/retry.ts';
import { after, between } from '../../../platform/time/duration.ts';
import type { QueueParts } from './parts.ts';

/**
 * The times for which an account that has let others down can't join a queue: after the first time
 * in a day, the second, and from the third on, in ms.
 */
const COOL_DOWNS_MS = [60_000, 5 * 60_000, 15 * 60_000];
const DAY_MS = 24 * 3_600_000;

type Means = Pick<QueueParts, 'tickets' | 'now'>;

/** Notes that an account has not confirmed a find; the same again changes nothing. */
export async function noteDecline(
  { tickets }: Means,
  account: string,
  decline: { readonly find: string; readonly at: string },
): Promise<void> {
  await retried(`The declined matches of ${account}`, async () => {
    const { revision = 0, finds = [] } = (await tickets.declines(account)) ?? {};
    if (finds.some(({ find }) => find === decline.find)) return undefined;
    const lately = finds.filter(({ at }) => between(at, decline.at) < DAY_MS);
    const next = [...lately, decline].slice(-COOL_DOWNS_MS.length);
    const isPut = await tickets.putDeclines(account, { revision: revision + 1, finds: next });
    return isPut ? undefined : OVERTAKEN;
  });
}

/** Refuses an account that let others down a short while ago. */
export async function checkHasCooledDown({ tickets, now }: Means, account: string): Promise<void> {
  const at = now().toISOString();
  const { finds = [] } = (await tickets.declines(account)) ?? {};
  const lately = finds.filter((each) => between(each.at, at) < DAY_MS);
  const last = lately.at(-1);
  const wait = COOL_DOWNS_MS[lately.length - 1];
  if (last === undefined || wait === undefined) return;
  const until = after(last.at, wait);
  if (until <= at) return;
  refuse('RATE_LIMITED', `You didn't confirm a match. You can queue again at ${until}.`, {
    retryAfter: Math.ceil(between(at, until) / 1_000),
  });
}
