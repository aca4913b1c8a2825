import { after, between, durationOf } from '../../time/duration.ts';
import { refuse, refuseInput } from '../../requests/refusal.ts';
import { checkLevel } from '../commands/guards.ts';
import type { LoadedMatch } from '../commands/loaded-match.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isOpen, type Proposal, type Wish } from './proposal.ts';

const DAY_MS = 24 * 3_600_000;
/** How long one pause may be, and all of a match together, in milliseconds. */
const PAUSE_MS = 14 * DAY_MS;
const PAUSES_MS = 60 * DAY_MS;
/** How many proposals a seat may make in a day. */
const A_DAY = 5;

/** Refuses another proposal of a kind that is open, and a flood of them, by a seat, at a time (ISO 8601). */
export function checkMayOpen(
  { proposals = [] }: Pick<MatchRecord, 'proposals'>,
  { wish, by, at }: Pick<Proposal, 'wish' | 'by' | 'at'>,
): void {
  const open = proposals.find((each) => isOpen(each) && each.wish.kind === wish.kind);
  if (open) {
    const detail = `"${open.id}" is open, which proposes the same kind of thing. Vote on that`;
    refuseInput({ path: ['kind'], detail });
  }
  const today = proposals.filter((each) => each.by === by && between(each.at, at) < DAY_MS);
  const [first] = today;
  if (first === undefined || today.length < A_DAY) return;
  refuse('RATE_LIMITED', `You may propose ${String(A_DAY)} things a day in a match.`, {
    retryAfter: Math.ceil(between(at, after(first.at, DAY_MS)) / 1000),
  });
}

/** Refuses what cannot be done to the match as it stands, at a time (ISO 8601); what an undo hangs on is judged apart. */
export function checkWish({ record, game }: LoadedMatch, wish: Wish, at: string): void {
  const { status, timeControl, seats } = record;
  checkIsForPod(record, wish);
  switch (wish.kind) {
    case 'PAUSE':
      if (status === 'PAUSED')
        refuseInput({ path: ['kind'], detail: 'The match is paused already' });
      checkPause(record, wish.until, at);
      return;
    case 'RESUME':
      if (status !== 'PAUSED') refuseInput({ path: ['kind'], detail: 'The match is not paused' });
      return;
    case 'EXTEND':
      if (timeControl === undefined)
        refuseInput({ path: ['kind'], detail: "Nobody's time is limited in this match" });
      if (status === 'PAUSED')
        refuseInput({ path: ['kind'], detail: 'No clock runs while the match is paused' });
      return;
    case 'REPLACE': {
      checkLevel(Object.keys(game.bots), wish.level, ['level']);
      if (seats.some(({ id, presence }) => id === wish.seat && presence === 'OFFERED')) return;
      const offered = seats.filter(({ presence }) => presence === 'OFFERED').map(({ id }) => id);
      const which = offered.length > 0 ? `Offered: ${offered.join(', ')}` : 'No seat is';
      refuse('SEAT_NOT_OFFERED', `"${wish.seat}" is not offered to others. ${which}.`);
      return;
    }
    case 'UNDO':
    case 'END':
  }
}

/** Refuses a table of a tournament to decide on anything but pauses of its own, as its regulations allow them. */
function checkIsForPod(record: MatchRecord, { kind }: Wish): void {
  if (record.pod === undefined) return;
  checkMayPauseItself(record);
  if (kind !== 'PAUSE' && kind !== 'RESUME')
    refuse('FORBIDDEN', 'In a match of a tournament its arbiters decide, and its table on pauses.');
  if (kind === 'RESUME' && record.status === 'PAUSED' && record.pause === undefined)
    refuse('FORBIDDEN', 'An arbiter has paused the match, and lets it go on.');
}

/** Refuses the table of a tournament's match to pause it where the regulations allow that to arbiters alone. */
export function checkMayPauseItself({
  pod,
  pausesUntil,
}: Pick<MatchRecord, 'pod' | 'pausesUntil'>): void {
  if (pod === undefined || pausesUntil !== undefined) return;
  refuse('FORBIDDEN', 'In this match of a tournament its arbiters decide, and its table nothing.');
}

function checkPause(
  { timeControl, pausesUntil, pausedMs = 0 }: MatchRecord,
  until: string | undefined,
  at: string,
): void {
  const path = ['until'];
  if (until === undefined) {
    if (timeControl === undefined) return;
    refuseInput({ path, detail: 'Say until when, for time is limited in this match' });
    return;
  }
  const span = between(at, until);
  const left = Math.min(
    PAUSE_MS,
    PAUSES_MS - pausedMs,
    pausesUntil === undefined ? Infinity : between(at, pausesUntil),
  );
  if (span > 0 && span <= left) return;
  const most = `It must come, and within ${durationOf(Math.max(0, left))} from now`;
  const bounds = 'a pause is 14 days at most, and all pauses of a match are 60';
  refuseInput({ path, detail: `${most}: ${bounds}` });
}
