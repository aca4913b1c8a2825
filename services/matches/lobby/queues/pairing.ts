import type { Speed } from '../../terms/time-control.ts';
import type { Ticket } from '../../../platform/storage/contract.ts';
import { between } from '../../../platform/time/duration.ts';

export type Pairing = {
  readonly speed: Speed;
  /** ISO 8601. */
  readonly at: string;
  /** Whether these two may sit at one table. */
  together(one: string, other: string): Promise<boolean>;
  /** Counts how often an account has recently played with each other one. */
  metBy(account: string): Promise<ReadonlyMap<string, number>>;
};

/** A table for waiting players: its tickets, the longest wait first. */
export type TicketGroup = {
  readonly tickets: readonly Ticket[];
  readonly language?: string | undefined;
};

/**
 * The largest difference in strength between players at once, and its growth for each unit of
 * waiting, in ms.
 */
const windows = {
  LIVE: { at: 100, unit: 60_000 },
  ASYNC: { at: 150, unit: 3_600_000 },
} as const;
const WIDER = 50;

/**
 * Finds the next table among the waiting: for the longest wait, the largest table possible with the
 * players nearest in strength; among equals those least often met lately, then the longest wait.
 */
export async function nextTable(
  waiting: readonly Ticket[],
  pairing: Pairing,
): Promise<TicketGroup | undefined> {
  for (const first of waiting.toSorted(bySince)) {
    for (const size of first.seats.toSorted((a, b) => b - a)) {
      const table = await tableFor(first, size, { waiting, pairing });
      if (table !== undefined) return table;
    }
  }
  return undefined;
}

async function tableFor(
  first: Ticket,
  size: number,
  { waiting, pairing }: { readonly waiting: readonly Ticket[]; readonly pairing: Pairing },
): Promise<TicketGroup | undefined> {
  let table: TicketGroup = { tickets: [first], language: first.languages[0] };
  let languages = first.languages;
  for (const each of await nearest(first, size, { waiting, pairing })) {
    if (table.tickets.length === size) break;
    const common = inCommon(languages, each.languages);
    if (common === undefined || !(await sits(each, table, pairing))) continue;
    languages = common;
    table = { tickets: [...table.tickets, each], language: languages[0] };
  }
  return table.tickets.length === size ? table : undefined;
}

/**
 * Lists the tickets of players who may sit with the first, in the order in which they are asked.
 */
async function nearest(
  first: Ticket,
  size: number,
  { waiting, pairing }: { readonly waiting: readonly Ticket[]; readonly pairing: Pairing },
): Promise<readonly Ticket[]> {
  const { at, unit } = windows[pairing.speed];
  const most = at + WIDER * Math.floor(Math.max(0, between(first.since, pairing.at)) / unit);
  const apart = ({ strength }: Ticket) => Math.abs(strength - first.strength);
  const near = waiting.filter(
    (each) => each !== first && each.seats.includes(size) && apart(each) <= most,
  );
  // past opponents are read only if there is a choice
  const met = near.length < size ? undefined : await pairing.metBy(first.account);
  const timesMet = ({ account }: Ticket) => met?.get(account) ?? 0;
  return near.toSorted((a, b) => apart(a) - apart(b) || timesMet(a) - timesMet(b) || bySince(a, b));
}

async function sits(each: Ticket, table: TicketGroup, { together }: Pairing): Promise<boolean> {
  for (const { account } of table.tickets) {
    if (!(await together(each.account, account))) return false;
  }
  return true;
}

/**
 * Computes the languages that both speak, without one meaning any; `undefined` if they have none in
 * common.
 */
function inCommon(
  some: readonly string[],
  others: readonly string[],
): readonly string[] | undefined {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  const both = some.filter((each) => others.includes(each));
  return both.length === 0 ? undefined : both;
}

const bySince = (a: Ticket, b: Ticket): number =>
  a.since === b.since ? (a.account < b.account ? -1 : 1) : a.since < b.since ? -1 : 1;
