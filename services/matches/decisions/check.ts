import { after, between, durationOf } from '../../platform/time/duration.ts';
import { inputRefusal, refusal, type CommandRefusal } from '../../platform/requests/refusal.ts';
import { levelRefusal, offerRefusal } from '../session/refusals.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { pauseOf } from '../record/play.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { isOpen, type Proposal, type ProposedAction } from '../terms/proposal.ts';

const DAY_MS = 24 * 3_600_000;
/** The longest length of one pause, and of all pauses of a match together, in ms. */
const PAUSE_MS = 14 * DAY_MS;
const PAUSES_MS = 60 * DAY_MS;
/** The number of proposals that a seat may make in a day. */
const A_DAY = 5;

/** Refuses another proposal of a kind that is open, and a flood of them, by a seat, at a time (ISO 8601). */
export function openingRefusal(
  { proposals }: Pick<MatchRecord, 'proposals'>,
  { wish, by, at }: Pick<Proposal, 'wish' | 'by' | 'at'>,
): CommandRefusal | undefined {
  const open = proposals.find((each) => isOpen(each) && each.wish.kind === wish.kind);
  if (open)
    return kindRefusal(
      `Proposal "${open.id}" of the same kind is already open. Vote on it instead.`,
    );
  const today = proposals.filter((each) => each.by === by && between(each.at, at) < DAY_MS);
  const [first] = today;
  if (first === undefined || today.length < A_DAY) return undefined;
  return refusal(
    'RATE_LIMITED',
    `You can make at most ${String(A_DAY)} proposals a day in a match. Try again later.`,
    { retryAfter: Math.ceil(between(at, after(first.at, DAY_MS)) / 1000) },
  );
}

const kindRefusal = (detail: string): CommandRefusal => inputRefusal({ path: ['kind'], detail });

/**
 * Refuses a proposal that the match's state does not allow, at a time (ISO 8601); the barriers of
 * an undo are checked apart.
 */
export function proposalRefusal(
  { record, game }: LoadedMatch,
  wish: ProposedAction,
  at: string,
): CommandRefusal | undefined {
  const barred = podRefusal(record, wish);
  if (barred) return barred;
  const isPaused = record.status === 'PAUSED';
  switch (wish.kind) {
    case 'PAUSE':
      return isPaused
        ? kindRefusal('The match is already paused.')
        : pauseRefusal(record, wish.until, at);
    case 'RESUME':
      return isPaused ? undefined : kindRefusal("The match isn't paused.");
    case 'EXTEND':
      if (record.timeControl === undefined) return kindRefusal('This match has no clock.');
      return isPaused
        ? kindRefusal("The clocks don't run while the match is paused. Resume it first.")
        : undefined;
    case 'REPLACE':
      return (
        levelRefusal(Object.keys(game.bots), wish.level, ['level']) ??
        offerRefusal(record, wish.seat)
      );
    case 'UNDO':
    case 'END':
      return undefined;
  }
}

/** Refuses a table of a tournament to decide on anything but pauses of its own, as its regulations allow them. */
function podRefusal(record: MatchRecord, { kind }: ProposedAction): CommandRefusal | undefined {
  if (record.pod === undefined) return undefined;
  const barred = arbiterPausesRefusal(record);
  if (barred) return barred;
  if (kind !== 'PAUSE' && kind !== 'RESUME')
    return refusal(
      'FORBIDDEN',
      'In a tournament match the table can only decide on pauses. Ask an arbiter.',
    );
  return kind === 'RESUME' && record.status === 'PAUSED' && pauseOf(record) === undefined
    ? refusal('FORBIDDEN', 'An arbiter paused the match. Only an arbiter can resume it.')
    : undefined;
}

/**
 * Refuses the table of a tournament's match to pause it if the regulations leave that to arbiters.
 */
export const arbiterPausesRefusal = ({
  pod,
  pausesUntil,
}: Pick<MatchRecord, 'pod' | 'pausesUntil'>): CommandRefusal | undefined =>
  pod === undefined || pausesUntil !== undefined
    ? undefined
    : refusal('FORBIDDEN', 'In this tournament match only arbiters can decide this.');

function pauseRefusal(
  { timeControl, pausesUntil, pausedMs }: MatchRecord,
  until: string | undefined,
  at: string,
): CommandRefusal | undefined {
  const path = ['until'];
  if (until === undefined)
    return timeControl && inputRefusal({ path, detail: 'Required in a match with a clock.' });
  const span = between(at, until);
  const left = Math.min(
    PAUSE_MS,
    PAUSES_MS - pausedMs,
    pausesUntil === undefined ? Infinity : between(at, pausesUntil),
  );
  if (span > 0 && span <= left) return undefined;
  const most = `Must be in the future, at most ${durationOf(Math.max(0, left))} from now`;
  const bounds = 'A pause can last 14 days, and all pauses of a match together 60';
  return inputRefusal({ path, detail: `${most}. ${bounds}.` });
}
