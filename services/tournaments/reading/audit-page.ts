import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { AuditEntry } from '../../../shared/tournaments/record/act.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { EventStore } from '../../platform/storage/contract.ts';
import { tournamentCommit } from '../record/tournament-record.ts';

type Audited = Extract<TournamentEvent, { readonly type: 'ActAudited' }>;
type Page = { readonly first: number; readonly after?: number | undefined };

/** Number of commits read in parallel. */
const AT_ONCE = 10;

/**
 * Reads a page of an audit, by the versions that hold its entries: the commits of the page, and at
 * most a logarithmic number of others to find its start.
 * @param stream of the tournament
 */
export async function auditPage(
  { range }: Pick<EventStore, 'range'>,
  stream: string,
  {
    audit,
    page: { first, after = 0 },
  }: { readonly audit: Tournament['audit']; readonly page: Page },
): Promise<readonly Audited[]> {
  const { versions, entries } = audit;
  const entriesAt = async (index: number): Promise<readonly Audited[]> => {
    const [commit] = await range(stream, (versions[index] ?? 0) - 1, 1);
    const events = (commit && tournamentCommit(commit))?.body.events ?? [];
    return events.filter((event) => event.type === 'ActAudited');
  };
  if (after >= entries) return [];
  const found: Audited[] = [];
  let next = await indexOf(after + 1, audit, entriesAt);
  while (next < versions.length && found.length < first) {
    // each version holds at least one entry of the page
    const most = Math.min(AT_ONCE, first - found.length, versions.length - next);
    const read = await Promise.all(Array.from({ length: most }, (_, i) => entriesAt(next + i)));
    found.push(...read.flat().filter(({ entry }) => numberOf(entry) > after));
    next += most;
  }
  return found.slice(0, first);
}

/**
 * The index of the version that holds an entry. Each holds at least one, so it is known at once if
 * none holds more, and otherwise found by binary search.
 */
async function indexOf(
  number: number,
  { versions, entries }: Pick<Tournament['audit'], 'versions' | 'entries'>,
  entriesAt: (index: number) => Promise<readonly Audited[]>,
): Promise<number> {
  // the first index with its first entry; and the same of the end
  let [from, begins] = [0, 1];
  let [to, ends] = [versions.length, entries + 1];
  for (;;) {
    const least = Math.max(from, to - (ends - number));
    const most = Math.min(to - 1, from + number - begins);
    if (least >= most) return least;
    const middle = Math.floor((least + most) / 2);
    const held = (await entriesAt(middle)).map(({ entry }) => numberOf(entry));
    const [lowest, highest] = [held[0] ?? number, held.at(-1) ?? number];
    if (number < lowest) [to, ends] = [middle, lowest];
    else if (number > highest) [from, begins] = [middle + 1, highest + 1];
    else return middle;
  }
}

/** Entries are called `a1`, `a2`, … */
const numberOf = ({ id }: AuditEntry): number => Number(id.slice(1));
