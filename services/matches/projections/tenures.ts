import type { StoredTenure } from '../../platform/storage/contract.ts';
import type { MatchRecord } from '../contract.ts';
import type { MatchEntry } from '../record/entry.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import { accountsIn, humans, isOver } from '../record/seats.ts';
import { closingOf } from '../record/play.ts';

/** The tenure of an account: what it did at its seat. */
export type TenureOf = { readonly account: string; readonly tenure: StoredTenure };

/** Whether a commit may end tenures, or take some up again; few do. */
export const mayEndTenures = ({ body }: MatchCommit, record: MatchRecord): boolean =>
  isOver(record) || body.entries.some((entry) => moves.includes(entry.type));

const moves: readonly MatchEntry['type'][] = ['SeatResigned', 'SeatAbsent', 'SeatReturned'];

/**
 * Builds the tenures that a commit ends or resumes, from the match right after it. Tenures exist
 * only if two people or more play by a clock, because only then do players rely on each other.
 */
export function tenuresIn(commit: MatchCommit, record: MatchRecord): readonly TenureOf[] {
  const { timeControl, origin, play, seats, leavers } = record;
  if (!timeControl || origin || !play || accountsIn({ seats, leavers }).length < 2) return [];
  const present = humans(record).filter(({ presence }) => presence === undefined);
  const tenure = (account: string, ended?: StoredTenure['ended']): TenureOf => {
    const { due, inTime } = record.answers[account] ?? { due: 0, inTime: 0 };
    const of = { stream: record.id, begun: record.createdAt };
    const counts = { answersDue: due, answersInTime: inTime, ...(ended && { ended }) };
    return { account, tenure: { ...of, at: commit.at, version: commit.version, ...counts } };
  };
  const { entries } = commit.body;
  // a player replaced by staff has not left: it was a ruling
  const leftBy = ({ seat }: { readonly seat: string }) =>
    entries.some((entry) => entry.type === 'SeatTaken' && entry.seat === seat)
      ? undefined
      : 'ABANDONED';
  const moved = entries.flatMap((entry) => {
    if (entry.type === 'SeatReturned')
      return present.flatMap(({ id, account }) => (id === entry.seat ? tenure(account) : []));
    if (entry.type !== 'SeatResigned' && entry.type !== 'SeatAbsent') return [];
    // a player who resigns to the only other person concedes, which leaves no one without an
    // opponent
    const concedes =
      entry.type === 'SeatResigned' && commit.actor !== 'clock' && present.length <= 1;
    return leavers
      .filter(({ seat }) => seat === entry.seat)
      .slice(-1)
      .map(({ account }) => tenure(account, concedes ? 'FINISHED' : leftBy(entry)));
  });
  if (!isOver(record)) return moved;
  const isAnnulled = ['annulled', 'void'].includes(closingOf(record)?.reason ?? '');
  const stayed = humans(record).filter(
    ({ account }) => !leavers.some((each) => each.account === account),
  );
  return [
    ...moved,
    ...stayed.map(({ account }) => tenure(account, isAnnulled ? undefined : 'FINISHED')),
  ];
}
