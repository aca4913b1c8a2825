import { after, between, durationOf } from '../../platform/time/duration.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { checkLevel } from '../session/guards.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isOpen, type Proposal, type Wish } from '../terms/proposal.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest length of one pause, and of all pauses of a match together, in ms. */
const PAUSE_MS = 14 * DAY_MS;
const PAUSES_MS = 60 * DAY_MS;
/** The number of proposals that a seat may make in a day. */
const A_DAY = 5;

/** Refuses another proposal of a kind that is open, and a flood of them, by a seat, at a time (ISO 8601). */
export function checkMayOpen(
  { proposals }: Pick<MatchRecord, 'proposals'>,
  { wish, by, at }: Pick<Proposal, 'wish' | 'by' | 'at'>,
): void {
  const open = proposals.find((each) => isOpen(each) && each.wish.kind === wish.kind);
  if (open) {
    const detail = `Proposal "${open.id}" of the same kind is already open. Vote on it instead.`;
    refuseInput({ path: ['kind'], detail });
  }
  const today = proposals.filter((each) => each.by === by && between(each.at, at) < DAY_MS);
  const [first] = today;
  if (first === undefined || today.length < A_DAY) return;
  refuse(
    'RATE_LIMITED',
    `You can make at most ${String(A_DAY)} proposals a day in a match. Try again later.`,
    {
      retryAfter: Math.ceil(between(at, after(first.at, DAY_MS)) / 1000),
    },
  );
}

/**
 * Refuses a proposal that the match's state does not allow, at a time (ISO 8601); the barriers of
 * an undo are checked apart.
 */
export function checkWish({ record, game }: LoadedMatch, wish: Wish, at: string): void {
  const { status, timeControl, seats } = record;
  checkIsForPod(record, wish);
  switch (wish.kind) {
    case 'PAUSE':
      if (status === 'PAUSED')
        refuseInput({ path: ['kind'], detail: 'The match is already paused.' });
      checkPause(record, wish.until, at);
      return;
    case 'RESUME':
      if (status !== 'PAUSED') refuseInput({ path: ['kind'], detail: "The match isn't paused." });
      return;
    case 'EXTEND':
      if (timeControl === undefined)
        refuseInput({ path: ['kind'], detail: 'This match has no clock.' });
      if (status === 'PAUSED')
        refuseInput({
          path: ['kind'],
          detail: "The clocks don't run while the match is paused. Resume it first.",
        });
      return;
    case 'REPLACE': {
      checkLevel(Object.keys(game.bots), wish.level, ['level']);
      if (seats.some(({ id, presence }) => id === wish.seat && presence === 'OFFERED')) return;
      const offered = seats.filter(({ presence }) => presence === 'OFFERED').map(({ id }) => id);
      const which =
        offered.length > 0
          ? `Open for takeover: ${offered.join(', ')}`
          : 'No seat is open for takeover';
      refuse('SEAT_NOT_OFFERED', `"${wish.seat}" isn't open for takeover. ${which}.`);
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
    refuse(
      'FORBIDDEN',
      'In a tournament match the table can only decide on pauses. Ask an arbiter.',
    );
  if (kind === 'RESUME' && record.status === 'PAUSED' && record.pause === undefined)
    refuse('FORBIDDEN', 'An arbiter paused the match. Only an arbiter can resume it.');
}

/**
 * Refuses the table of a tournament's match to pause it if the regulations leave that to arbiters.
 */
export function checkMayPauseItself({
  pod,
  pausesUntil,
}: Pick<MatchRecord, 'pod' | 'pausesUntil'>): void {
  if (pod === undefined || pausesUntil !== undefined) return;
  refuse('FORBIDDEN', 'In this tournament match only arbiters can decide this.');
}

function checkPause(
  { timeControl, pausesUntil, pausedMs }: MatchRecord,
  until: string | undefined,
  at: string,
): void {
  const path = ['until'];
  if (until === undefined) {
    if (timeControl === undefined) return;
    refuseInput({ path, detail: 'Required in a match with a clock.' });
    return;
  }
  const span = between(at, until);
  const left = Math.min(
    PAUSE_MS,
    PAUSES_MS - pausedMs,
    pausesUntil === undefined ? Infinity : between(at, pausesUntil),
  );
  if (span > 0 && span <= left) return;
  const most = `Must be in the future, at most ${durationOf(Math.max(0, left))} from now`;
  const bounds = 'A pause can last 14 days, and all pauses of a match together 60';
  refuseInput({ path, detail: `${most}. ${bounds}.` });
}
