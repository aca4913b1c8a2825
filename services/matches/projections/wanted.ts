import { isDeepStrictEqual } from 'node:util';
import type { EngineNote } from '../../../shared/engine/index.ts';
import type { SeatRequirements, WantedAccount, WantedNews } from '../contract.ts';
import { speedOf } from '../clocks/speed-of.ts';
import { firstDeadline } from '../terms/seat-clock.ts';
import { seenProposals } from '../proposals/carried.ts';
import { isPlayedByHolder } from '../record/present.ts';
import type { MatchEntry } from '../record/entry.ts';
import type { MatchCommit } from '../record/match-commit.ts';
import type { MatchRecord, SeatInfo } from '../record/match-record.ts';
import { isOver } from '../record/seats.ts';
import { clocksOf } from '../record/play.ts';

/**
 * Lists the accounts that a match waits for, at its version, with all who hold a seat or have left
 * one.
 */
export function wantedIn(record: MatchRecord): SeatRequirements {
  const { id, gameId, version, updatedAt, seats, leavers } = record;
  const seated = seats.flatMap((seat) => wantedAt(record, seat));
  const gone = leavers.filter(({ account }) => seated.every((each) => each.account !== account));
  const everybody = [...seated, ...gone.map(({ account, seat }) => ({ account, seat, count: 0 }))];
  return {
    matchId: id,
    gameId,
    version,
    at: updatedAt,
    speed: speedOf(record),
    turn: clocksOf(record)?.turn?.n,
    accounts: [
      ...everybody.flatMap((each) => [each, ...votesOf(record, each)]),
      ...invitedTo(record),
      ...reservedAccounts(record),
    ],
  };
}

/** The votes that an account owes the table, where anything was ever proposed to it. */
function votesOf(record: MatchRecord, { account, seat }: WantedAccount): readonly WantedAccount[] {
  if (record.proposals.length === 0) return [];
  const waiting = seenProposals(record).filter(({ waitingOn }) => waitingOn.includes(seat));
  // the seat's previous holder owes no vote
  const isTheirs = record.seats.some(({ id, holder }) => id === seat && isOf(holder, account));
  const mine = isTheirs ? waiting : [];
  const [deadline] = mine.map(({ expiresAt }) => expiresAt).toSorted();
  return [{ kind: 'VOTE', account, seat, count: mine.length, ...(deadline && { deadline }) }];
}

/** The accounts that were invited by name, and are to answer that. */
function invitedTo({ status, seats, invitations }: MatchRecord): readonly WantedAccount[] {
  const [free] = seats.filter(({ holder }) => holder === undefined);
  const latest = new Map(invitations.map((each) => [each.account, each]));
  return [...latest.values()].flatMap((each): readonly WantedAccount[] => {
    const { account, seat = free?.id ?? seats[0]?.id ?? '', expiresAt: deadline } = each;
    if (account === undefined) return [];
    const isOpen = each.status === 'PENDING' && status === 'OPEN';
    const asked = { kind: 'INVITATION', account, seat, count: isOpen ? 1 : 0 } as const;
    const isSeated = seats.some(({ holder }) => isOf(holder, account));
    return [
      // they hear of it as news of the match
      ...(isOpen && !isSeated ? [{ account, seat, count: 0 }] : []),
      { ...asked, ...(isOpen && { deadline }) },
    ];
  });
}

/** Lists the accounts with a reserved seat in a rematch, until they sit down. */
function reservedAccounts({ status, seats, kept, host }: MatchRecord): readonly WantedAccount[] {
  return Object.entries(kept?.seats ?? {})
    .filter(([, account]) => account !== host)
    .flatMap(([seat, account]): readonly WantedAccount[] => {
      const isSeated = seats.some(({ holder }) => isOf(holder, account));
      const isOpen = status === 'OPEN' && !isSeated;
      return [
        // they hear of it as news of the match
        ...(isOpen ? [{ account, seat, count: 0 }] : []),
        {
          ...{ kind: 'INVITATION', account, seat, count: isOpen ? 1 : 0 },
          ...(isOpen && kept && { deadline: kept.until }),
        },
      ];
    });
}

const isOf = (holder: SeatInfo['holder'], account: string): boolean =>
  holder?.kind === 'account' && holder.account === account;

/** The account that a seat's questions want; who is absent is played for, and wanted for nothing. */
function wantedAt(record: MatchRecord, seat: SeatInfo): readonly WantedAccount[] {
  const { id, holder } = seat;
  if (holder?.kind !== 'account') return [];
  const isAsked = record.status === 'RUNNING' && isPlayedByHolder(seat);
  const asked = isAsked
    ? record.play.pending.filter((each) => each.seat === id && !each.answered)
    : [];
  const clock = clocksOf(record)?.seats[id];
  const deadline = clock && asked.length > 0 ? firstDeadline(clock)?.deadline : undefined;
  return [
    {
      account: holder.account,
      seat: id,
      count: asked.length,
      ...(deadline !== undefined && { deadline }),
    },
  ];
}

/**
 * Lists the news of a commit: the events that its players may want to know, beside being wanted.
 */
export function newsIn({ body }: MatchCommit, after: MatchRecord): readonly WantedNews[] {
  const hasEnded = isOver(after) && after.play !== undefined && body.entries.some(ends);
  const hasBegun = body.entries.some(({ type }) => type === 'MatchStarted');
  const told = body.entries
    // a player who sits down as it starts replaces no one
    .filter(({ type }) => !(hasBegun && type === 'SeatTaken'))
    .flatMap((entry) => newsOf(entry, after));
  const isFirst = (news: WantedNews, i: number): boolean =>
    told.findIndex((each) => isDeepStrictEqual(each, news)) === i;
  return [
    ...told.filter(isFirst),
    ...(hasEnded ? [{ type: 'match.finished', of: 'all' } as const] : []),
  ];
}

const ends = ({ type }: MatchEntry): boolean =>
  type === 'Ended' || type === 'MatchAbandoned' || type === 'MatchClosed';

function newsOf(entry: MatchEntry, { play, seats }: MatchRecord): readonly WantedNews[] {
  switch (entry.type) {
    case 'MatchCreated':
      return Object.values(entry.kept?.seats ?? {}).map((account) => ({
        ...{ type: 'match.invitation', of: 'account', account },
      }));
    case 'MatchStarted':
      return [{ type: 'match.started', of: 'all' }];
    case 'SeatAbsent':
      return [{ type: 'match.seat.absent', of: 'all', seat: entry.seat }];
    case 'SeatOffered':
      return [{ type: 'match.seat.offered', of: 'all', seat: entry.seat }];
    case 'SeatTaken':
      return play === undefined
        ? []
        : [{ type: 'match.seat.replaced', of: 'all', seat: entry.seat }];
    case 'Invited': {
      const { account } = entry;
      if (account === undefined) return [];
      return [{ type: 'match.invitation', of: 'account', account }];
    }
    case 'ProposalOpened':
      return [{ type: 'match.proposal.opened', of: 'all', seat: entry.by }];
    case 'ProposalClosed':
      return [{ type: 'match.proposal.closed', of: 'all' }];
    case 'Noted':
      return entry.wakes ? [] : newsOfNote(entry.note);
    case 'Answered': {
      const holder = seats.find(({ id }) => id === entry.seat)?.holder;
      return entry.by === 'clock' && holder?.kind === 'account'
        ? [{ type: 'match.attention.expired', of: 'seat', seat: entry.seat }]
        : [];
    }
    default:
      return [];
  }
}

function newsOfNote({ type }: EngineNote): readonly WantedNews[] {
  if (type === 'Paused') return [{ type: 'match.paused', of: 'all' }];
  return type === 'Resumed' ? [{ type: 'match.resumed', of: 'all' }] : [];
}
