import type { Head, Shelf } from '../../storage/contract.ts';
import type { MatchRecord, MatchStatus } from '../contract.ts';
import { isPlayedByBots } from '../record/bots.ts';
import { isOver, seatOf } from '../record/seats.ts';
import { awaited } from '../sight/sight.ts';

/**
 * What the lists know of a match. Only its end moves it within a list. When it was last played is
 * known where bots play alone, for a sweep over those that stand still: most commits change nothing.
 */
export function headOf(record: MatchRecord): Head {
  const { id, version, gameId, status } = record;
  const since = isOver(record) ? record.updatedAt : record.createdAt;
  const shelf = shelfOf(record);
  const turns = awaited(record);
  const played = isPlayedByBots(record);
  return {
    stream: id,
    version,
    kind: gameId,
    ...(shelf && { shelf: { on: shelf, since } }),
    ...(status === 'OPEN' &&
      record.invitation !== undefined && { invitation: { code: record.invitation, since } }),
    ...(played && { played: { by: 'bots', since } as const }),
    members: accounts(record).map((account) => {
      const seat = seatOf(record, { account });
      return { account, turn: seat !== undefined && turns.includes(seat.id), since };
    }),
    ...(isOver(record) && { over: true }),
    data: { status, ...(played && { at: record.updatedAt }) },
  };
}

const shelves: Readonly<Record<MatchStatus, Shelf>> = {
  OPEN: 'open',
  RUNNING: 'running',
  PAUSED: 'running',
  FINISHED: 'finished',
  ABANDONED: 'finished',
};

/** Private matches stand on no public list, nor do those that were never played. */
const shelfOf = ({ visibility, status, play }: MatchRecord): Shelf | undefined =>
  visibility === 'PRIVATE' || (status === 'ABANDONED' && !play) ? undefined : shelves[status];

/** Everybody in whose own list it stands: the host, and who holds a seat. */
const accounts = ({ host, seats }: MatchRecord): readonly string[] => [
  ...new Set([
    host,
    ...seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder.account] : [])),
  ]),
];
