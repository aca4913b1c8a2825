import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { TournamentsDeps } from '../deps.ts';
import { nextLook } from '../progress/next-look.ts';
import { tournamentCommit, type TournamentRecord } from '../record/tournament-record.ts';
import { noticesOf } from '../notices/notices.ts';
import { playsIn } from './plays.ts';
import { summaryOf } from './summary.ts';

type Parts = Pick<TournamentsDeps, 'store' | 'index' | 'plays' | 'wakeUps' | 'tell'>;

/** Number of commits read at once. */
const PAGE = 100;

/**
 * Projects a tournament to lists, accounts' own tournaments and its wake-up, and notifies accounts.
 * Resumes from the version of its summary, so it may be repeated and interrupted anywhere.
 * @returns the events since
 */
export async function projectTournament(
  parts: Parts,
  record: TournamentRecord,
): Promise<readonly TournamentEvent[]> {
  const { store, index, plays, wakeUps } = parts;
  const fresh: TournamentEvent[] = [];
  const shown = await index.find(record.id);
  for (let behind = shown?.version; ;) {
    const commits = await store.range(record.id, behind, PAGE);
    const found = commits.flatMap((commit) => tournamentCommit(commit) ?? []);
    const events = found.flatMap(({ body }) => body.events);
    fresh.push(...events);
    for (const [account, play] of playsIn(record, events)) await plays.put(account, play);
    const tellings = found.flatMap((commit) => noticesOf(record, commit));
    if (tellings.length > 0) await parts.tell?.(tellings);
    behind = commits.at(-1)?.version;
    if (commits.length < PAGE) break;
  }
  await index.project(summaryOf(record));
  const at = nextLook(record.tournament);
  if (at !== undefined) await wakeUps.set({ stream: record.id, at });
  return fresh;
}
