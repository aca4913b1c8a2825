import type { Summary, PublicList } from '../../platform/storage/contract.ts';
import type { MatchRecord, MatchStatus } from '../contract.ts';
import { speedOf } from '../clocks/speed-of.ts';
import { isPlayedByBots } from '../record/bots.ts';
import { isOver, seatOf } from '../record/seats.ts';
import { awaited } from '../views/match-view.ts';

/**
 * Builds the summary of a match, for the lists. Only its end moves it within a list. Most commits
 * do not change it: the time of the last move is included only in matches of bots, for a sweep over
 * those that have stalled.
 */
export function summaryOf(record: MatchRecord): Summary {
  const { id, version, gameId, status } = record;
  const since = isOver(record) ? record.updatedAt : record.createdAt;
  const publicList = publicListOf(record);
  const turns = awaited(record);
  const played = isPlayedByBots(record);
  const speed = speedOf(record);
  return {
    stream: id,
    version,
    kind: gameId,
    ...(speed && { speed }),
    ...(record.language && { language: record.language }),
    ...(record.rated && { rated: true }),
    ...(hasFreeSeat(record) && { free: true }),
    ...(publicList && { publicList: { on: publicList, since } }),
    ...invitationsOf(record),
    ...(played && { played: { by: 'bots', since } as const }),
    ...(seeksSubstitutes(record) && { seeks: { whom: 'substitutes', since } as const }),
    members: accounts(record).map((account) => {
      const seat = seatOf(record, { account });
      return { account, turn: seat !== undefined && turns.includes(seat.id), since };
    }),
    ...(isOver(record) && { over: true }),
    data: {
      status,
      ...(played && { at: record.updatedAt }),
      ...(record.pod && { pod: record.pod }),
    },
  };
}

/** The codes that open it; none once it has left the lobby. */
function invitationsOf({ status, createdAt: since, invitation, invitations }: MatchRecord) {
  const links = invitations.flatMap(({ status: stands, code }) =>
    stands === 'PENDING' && code !== undefined ? [code] : [],
  );
  const codes = [...(invitation === undefined ? [] : [invitation]), ...links];
  if (status !== 'OPEN' || codes.length === 0) return {};
  return { invitations: codes.map((code) => ({ code, since })) };
}

/** Tests if a player may still sit down. */
const hasFreeSeat = ({ status, seats }: MatchRecord): boolean =>
  status === 'OPEN' && seats.some(({ holder }) => holder === undefined);

/** Whether strangers may take a seat of it while it is played. */
const seeksSubstitutes = ({ visibility, status, seats }: MatchRecord): boolean =>
  visibility === 'PUBLIC' &&
  status === 'RUNNING' &&
  seats.some(({ presence }) => presence === 'OFFERED');

const publicLists: Readonly<Record<MatchStatus, PublicList>> = {
  OPEN: 'open',
  RUNNING: 'running',
  PAUSED: 'running',
  FINISHED: 'finished',
  ABANDONED: 'finished',
};

/**
 * Private matches stand on no public list, nor do those that were never played, nor those of tournaments: a round
 * of one has hundreds, and is looked for there.
 */
const publicListOf = ({ visibility, status, play, pod }: MatchRecord): PublicList | undefined =>
  visibility === 'PRIVATE' || pod || (status === 'ABANDONED' && !play)
    ? undefined
    : publicLists[status];

/**
 * Lists the accounts whose own lists include the match: the host, seat holders, and those with a
 * reserved seat.
 */
const accounts = ({ host, seats, status, kept, pod }: MatchRecord): readonly string[] => [
  ...new Set([
    ...(pod ? [] : [host]),
    ...(status === 'OPEN' ? Object.values(kept?.seats ?? {}) : []),
    ...seats.flatMap(({ holder }) => (holder?.kind === 'account' ? [holder.account] : [])),
  ]),
];
