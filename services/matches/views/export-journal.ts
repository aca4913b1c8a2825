import type { Journal, JournalCommit } from '../../../shared/engine/index.ts';
import type { MatchRecord } from '../contract.ts';
import type { History } from '../history/history.ts';
import { isPlay } from '../record/entry.ts';
import { bots, isOver } from '../record/seats.ts';
import { refuse } from '../../requests/refusal.ts';
import { gather } from './gather.ts';

/** A whole match that is over, with all that its dice hang on. */
export async function exportJournal(history: History, record: MatchRecord): Promise<Journal> {
  const { id, gameId, options, seats, entropy, commitment, secret, status, beacon } = record;
  if (!isOver(record)) {
    return refuse('FORBIDDEN', 'The whole journal is published only when the match is over.');
  }
  const all = await gather<JournalCommit>(history, record, {
    first: Infinity,
    of: ({ record: { version, updatedAt: at }, entries }) => [
      { version, at, entries: entries.filter(isPlay) },
    ],
  });
  const played = all.findIndex(({ entries }) => entries.length > 0);
  return {
    format: 'questhall-journal/1',
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
    commits: played < 0 ? [] : all.slice(played),
  };
}
