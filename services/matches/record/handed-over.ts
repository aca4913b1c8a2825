import type { SeatHandedOver } from './entry.ts';
import type { MatchRecord } from './match-record.ts';

/**
 * Folds the hand-over of a guest's place to an account: at the seats, as the host, and in the
 * counts by account.
 */
export function handedOver(record: MatchRecord, { from, holder }: SeatHandedOver): MatchRecord {
  const { host, seats, leavers, answers } = record;
  const { account } = holder;
  const { [from]: theirs, ...others } = answers;
  return {
    ...record,
    host: host === from ? account : host,
    seats: seats.map((seat) =>
      seat.holder?.kind === 'account' && seat.holder.account === from ? { ...seat, holder } : seat,
    ),
    leavers: leavers.map((leaver) => (leaver.account === from ? { ...leaver, account } : leaver)),
    ...(theirs && { answers: { ...others, [account]: theirs } }),
  };
}
