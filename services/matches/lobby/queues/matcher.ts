import { isBlockedBy } from '../../../platform/requests/blocked.ts';
import type { Claim, Ticket } from '../../../platform/storage/contract.ts';
import { after } from '../../../platform/time/duration.ts';
import { noted, settle } from './finds.ts';
import { findId } from './ids.ts';
import { nextTable, type TicketGroup } from './pairing.ts';
import { expiresAfter, REPEATED_MS, WAITING, type QueueParts } from './parts.ts';
import { speedOf } from './queue.ts';

/** The number of steps that one look at a queue takes; the rest is for the next. */
const STEPS = 2 * WAITING;
const SOON_MS = 1_000;

/** Matches players in queues. Run by each account that joins one, and by the sweep. */
export type Matcher = {
  /**
   * Finds all possible tables; returns the time to look again, ISO 8601, or `undefined` if no one
   * waits.
   */
  look(queue: string): Promise<string | undefined>;
};

export function createMatcher(parts: QueueParts): Matcher {
  return {
    async look(queue) {
      for (let step = 0; step < STEPS; step += 1) {
        const all = await parts.tickets.of(queue, WAITING);
        const { acted, looks } = await seeTo(parts, queue, all);
        if (acted) continue;
        const table = await nextTable(all.filter(isWaiting), pairingOf(parts, queue));
        if (table === undefined) return next(parts, queue, { all, looks });
        await begin(parts, queue, table);
      }
      return after(parts.now().toISOString(), SOON_MS);
    },
  };
}

const isWaiting = ({ claim, done }: Ticket): boolean => claim === undefined && done === undefined;

/** Continues the finds that others have begun, and removes tickets that wait no longer. */
async function seeTo(parts: QueueParts, queue: string, all: readonly Ticket[]) {
  const at = parts.now().toISOString();
  const looks: string[] = [];
  let acted = false;
  const finds = new Map<string, Claim>();
  for (const { claim, done } of all) {
    if (claim !== undefined && done === undefined) finds.set(claim.find, claim);
  }
  for (const claim of finds.values()) {
    const { waitsUntil } = await settle(parts, { queue, claim });
    if (waitsUntil === undefined) acted = true;
    else looks.push(waitsUntil);
  }
  for (const ticket of all) {
    if (isWaiting(ticket) && ticket.until <= at) {
      acted = true;
      await parts.tickets.note({ ...noted(ticket), status: 'EXPIRED' }, expiresAfter(at));
      await parts.tickets.remove(ticket);
    } else if (ticket.done !== undefined) {
      if (after(ticket.done.at, REPEATED_MS) > at) looks.push(after(ticket.done.at, REPEATED_MS));
      else await parts.tickets.remove(ticket, ticket.claim?.find);
    }
  }
  return { acted, looks };
}

/** The number of an account's newest matches that are searched for players it has met. */
const LATELY = 20;

function pairingOf({ accounts, index, now }: QueueParts, queue: string) {
  const known = new Map<string, Promise<boolean>>();
  const together = async (one: string, other: string): Promise<boolean> => {
    const [blocks, isBlocked] = await Promise.all([
      isBlockedBy(accounts, [one], other),
      isBlockedBy(accounts, [other], one),
    ]);
    return !blocks && !isBlocked;
  };
  return {
    speed: speedOf(queue),
    at: now().toISOString(),
    together: (one: string, other: string) => {
      const pair = JSON.stringify([one, other].toSorted());
      const found = known.get(pair) ?? together(one, other);
      known.set(pair, found);
      return found;
    },
    metBy: async (account: string) => {
      const { items } = await index.list({ of: 'account', account }, { first: LATELY });
      const met = new Map<string, number>();
      for (const { item } of items) {
        for (const { account: other } of item.members) met.set(other, (met.get(other) ?? 0) + 1);
      }
      return met;
    },
  };
}

/** Claims the tickets of a table, and goes on from there. */
async function begin(parts: QueueParts, queue: string, table: TicketGroup): Promise<void> {
  // in one order for all: of two tables that want the same people one gets them, and neither waits for the other
  const tickets = table.tickets
    .map(({ account, since, round }) => ({ account, since, round }))
    .toSorted((a, b) => (a.account < b.account ? -1 : 1));
  const claim: Claim = {
    find: findId(queue, tickets),
    tickets,
    ...(table.language !== undefined && { language: table.language }),
    at: parts.now().toISOString(),
  };
  const [first] = tickets;
  if (first && (await parts.tickets.claim(queue, first, claim)))
    await settle(parts, { queue, claim });
}

/** The next time at which something may come of itself in a queue: a find or a ticket ends, or people nearer in strength will do. */
function next(
  parts: QueueParts,
  queue: string,
  { all, looks }: { readonly all: readonly Ticket[]; readonly looks: readonly string[] },
): string | undefined {
  const waiting = all.filter(isWaiting);
  const differ = waiting.some(({ strength }) => strength !== waiting[0]?.strength);
  const wider = speedOf(queue) === 'LIVE' ? 60_000 : 3_600_000;
  return [
    ...looks,
    ...waiting.map(({ until }) => until),
    ...(differ ? [after(parts.now().toISOString(), wider)] : []),
  ].toSorted()[0];
}
