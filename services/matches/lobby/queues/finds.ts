import type { Claim, FindDecision, Ticket } from '../../../platform/storage/contract.ts';
import { CommandRefusedError } from '../../../platform/requests/refusal.ts';
import { sittingRefusal } from '../../seating/may-sit.ts';
import { languagesOf } from '../../../platform/requests/language.ts';
import { after } from '../../../platform/time/duration.ts';
import { noteDecline } from './declines.ts';
import { CONFIRM_MS, expiresAfter, type QueueParts } from './parts.ts';
import { queueOf, speedOf } from './queue.ts';

/** The outcome of looking at a find: it is settled, or waits to be confirmed until then, ISO 8601. */
export type Settled = { readonly waitsUntil?: string };

/** A find, as one of its tickets describes it. */
export type Find = { readonly queue: string; readonly claim: Claim };

/**
 * Moves a find on from any state in which another worker left it: claims its tickets, has them
 * confirmed in real-time games, and then creates its match or gives it up. A single write decides
 * the result, so any number of workers may do this at once, and stop anywhere.
 */
export async function settle(parts: QueueParts, find: Find): Promise<Settled> {
  const { tickets } = parts;
  const known = await tickets.decided(find.claim.find);
  if (known !== undefined) return carryOut(parts, find, known);
  for (const name of find.claim.tickets) {
    const { confirmed: _, ...claim } = find.claim;
    if (!(await tickets.claim(find.queue, name, claim))) return giveUp(parts, find, []);
  }
  const banned = await bannedIn(parts, find);
  if (banned.length > 0) return giveUp(parts, find, banned);
  if (speedOf(find.queue) === 'ASYNC') return play(parts, find);
  const claimed = await claimedBy(parts, find);
  const late = claimed.filter(({ claim }) => claim?.confirmed !== true);
  if (late.length === 0) return play(parts, find);
  const until = confirmBy(claimed);
  if (parts.now().toISOString() < until) return { waitsUntil: until };
  return giveUp(
    parts,
    find,
    late.map(({ account }) => account),
  );
}

/**
 * Computes the time by which a find is to be confirmed, ISO 8601: counted from the last of its
 * claims.
 */
export function confirmBy(claimed: readonly Ticket[]): string {
  const last = claimed.flatMap(({ claim }) => claim?.at ?? []).toSorted();
  return after(last.at(-1) ?? '', CONFIRM_MS);
}

/** The tickets that a find has claimed. */
export async function claimedBy(
  { tickets }: QueueParts,
  { queue, claim }: Find,
): Promise<readonly Ticket[]> {
  const found = await Promise.all(claim.tickets.map(({ account }) => tickets.find(queue, account)));
  return found.flatMap((each) => (each?.claim?.find === claim.find ? [each] : []));
}

/** The accounts of a find that were banned while they waited. */
async function bannedIn(parts: QueueParts, { claim }: Find): Promise<readonly string[]> {
  const found = await Promise.all(
    claim.tickets.map(async ({ account }) =>
      (await sittingRefusal(parts, 'found', { comer: { account } })) ? [account] : [],
    ),
  );
  return found.flat();
}

const play = async (parts: QueueParts, find: Find): Promise<Settled> =>
  carryOut(parts, find, await decide(parts, find, { is: 'PLAY', dropped: [] }));

/**
 * Drops a find, unless it was decided otherwise: the dropped accounts leave the queue, the others
 * wait on.
 */
export const giveUp = async (
  parts: QueueParts,
  find: Find,
  dropped: readonly string[],
): Promise<Settled> => carryOut(parts, find, await decide(parts, find, { is: 'OFF', dropped }));

const decide = ({ tickets, now }: QueueParts, { claim }: Find, decision: FindDecision) =>
  tickets.decide(claim.find, decision, expiresAfter(now().toISOString()));

async function carryOut(
  parts: QueueParts,
  find: Find,
  { is, dropped }: FindDecision,
): Promise<Settled> {
  const { queue, claim } = find;
  const isSeated = is === 'PLAY' && (await seat(parts, find));
  // an account was banned in between
  const out = is === 'PLAY' && !isSeated ? await bannedIn(parts, find) : dropped;
  for (const { account } of isSeated ? [] : claim.tickets) {
    if (out.includes(account)) await drop(parts, find, account);
    else await parts.tickets.release(queue, account, claim.find);
  }
  return {};
}

/** Creates the match of a find; false if one of its accounts may no longer take a seat. */
async function seat(parts: QueueParts, { queue, claim }: Find): Promise<boolean> {
  const { tickets, matches, now } = parts;
  const accounts = claim.tickets.map(({ account }) => account);
  const [language] = languagesOf([claim.language ?? '']);
  try {
    await matches.found({ id: claim.find, queue, ...queueOf(queue), accounts, language });
  } catch (thrown) {
    if (thrown instanceof CommandRefusedError && thrown.code === 'FORBIDDEN') return false;
    throw thrown;
  }
  const at = now().toISOString();
  for (const ticket of await claimedBy(parts, { queue, claim })) {
    await tickets.note(
      { ...noted(ticket), status: 'MATCHED', match: claim.find },
      expiresAfter(at),
    );
    await tickets.close(queue, ticket.account, { find: claim.find, match: claim.find, at });
  }
  return true;
}

/** Removes an account that let the others down from the queue; it may come back after a while. */
async function drop(parts: QueueParts, { queue, claim }: Find, account: string): Promise<void> {
  const at = parts.now().toISOString();
  const ticket = await parts.tickets.find(queue, account);
  if (ticket?.claim?.find !== claim.find) return;
  await noteDecline(parts, account, { find: claim.find, at });
  await parts.tickets.note({ ...noted(ticket), status: 'EXPIRED' }, expiresAfter(at));
  await parts.tickets.remove(ticket, claim.find);
}

/** The note of a ticket, as its account may read it. */
export const noted = ({ queue, account, since, until, seats, languages }: Ticket) => ({
  queue,
  account,
  since,
  until,
  seats,
  languages,
});
