import type { ForkedFrom, Journal, JournalCommit } from '../../../shared/engine/index.ts';
import type { Origin } from '../terms/origin.ts';
import type { MatchRecord } from '../contract.ts';
import { noMatch } from '../terms/no-match.ts';
import type { History } from '../history/history.ts';
import { isPlay } from '../record/entry.ts';
import { bots, isOver } from '../record/seats.ts';
import { releaseCommit } from '../../platform/release.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import { gather } from './gather.ts';

/** A whole match that is over, with all that its dice hang on. */
export async function exportJournal(history: History, record: MatchRecord): Promise<Journal> {
  const { id, gameId, options, seats, entropy, commitment, beacon, origin } = record;
  if (!isOver(record)) {
    return refuse('FORBIDDEN', 'The full journal is available only after the match ends.');
  }
  const { secret, status } = record;
  const ranking = status === 'FINISHED' ? record.ranking : undefined;
  const all = await gather<JournalCommit>(history, record, {
    first: Infinity,
    of: ({ record: { version, updatedAt: at }, entries }) => [
      { version, at, entries: entries.filter(isPlay) },
    ],
  });
  const commit = releaseCommit();
  const played = origin ? 1 : all.findIndex(({ entries }) => entries.length > 0);
  return {
    format: 'questhall-journal/1',
    ...(commit !== undefined && { commit }),
    match: id,
    game: gameId,
    options,
    seats: seats.map((seat) => seat.id),
    entropy,
    commitment,
    ...(beacon?.signature !== undefined && {
      beacon: { ...beacon, signature: beacon.signature },
    }),
    ...(secret !== undefined && { secret }),
    bots: bots(record),
    ended: status === 'ABANDONED' ? 'abandoned' : 'finished',
    ...(ranking && { ranking }),
    ...(origin && { fork: await forkedFrom(history, origin) }),
    commits: played < 0 ? [] : all.slice(played),
  };
}

/** Reads the whole match that a fork goes on from: it was over before anyone could fork it. */
async function forkedFrom(
  history: History,
  { matchId, version, chance }: Origin,
): Promise<ForkedFrom> {
  const source = (await history.latest(matchId)) ?? noMatch();
  return { of: await exportJournal(history, source), version, chance };
}
