import { pause, resume, setOrders } from '../../../shared/engine/index.ts';
import type { CommandRefusal } from '../../platform/requests/refusal.ts';
import { millisecondsOf } from '../../platform/time/duration.ts';
import { firstDeadline } from '../terms/seat-clock.ts';
import type { Act } from '../session/compose.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { closing } from './close.ts';
import type { ClockEntry } from '../record/entry.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { playRefusal } from '../session/refusals.ts';
import { proposalRefusal } from './check.ts';
import type { Proposal, ProposedAction } from '../terms/proposal.ts';
import { clocksOf } from '../record/play.ts';

/** Takes a match back to a version, for this reason; returns the refusal if that is barred. */
export type TakeBack = (
  match: LoadedMatch,
  to: number,
  reason: string,
) => Promise<CommandRefusal | undefined>;

/**
 * Carries out an accepted proposal. If the match has moved on and it can no longer be done, the
 * proposal expires and nothing else changes.
 */
export async function carryOut(
  match: LoadedMatch,
  { id, wish }: Proposal,
  { at, takeBack }: { readonly at: string; readonly takeBack: TakeBack },
): Promise<Act> {
  const closed = (status: 'ACCEPTED' | 'EXPIRED') =>
    ({ type: 'ProposalClosed', aside: true, id, status, at }) as const;
  const refused = playRefusal(match.record) ?? proposalRefusal(match, wish, at);
  const act = refused ?? (await done(match, wish, takeBack));
  if ('code' in act) return { before: [closed('EXPIRED')] };
  const { before = [], after = [] } = act;
  return { before: [closed('ACCEPTED'), ...before], after };
}

/** The reason that a pause and an undo by the table carry. */
const AGREED = 'agreed';

async function done(
  match: LoadedMatch,
  wish: ProposedAction,
  takeBack: TakeBack,
): Promise<Act | CommandRefusal> {
  switch (wish.kind) {
    case 'PAUSE':
      pause(match.play(), { reason: AGREED, ...(wish.until && { until: wish.until }) });
      return {};
    case 'RESUME':
      resume(match.play());
      return {};
    case 'UNDO':
      return (await takeBack(match, wish.toVersion, AGREED)) ?? {};
    case 'EXTEND':
      return { after: [extended(match.record, millisecondsOf(wish.extend) ?? 0)] };
    case 'END':
      return { after: [closing(match, reasons[wish.outcome], 'table')] };
    case 'REPLACE': {
      const { seat, level } = wish;
      const run = match.play();
      if (run.match.orders[seat]?.length) setOrders(run, seat, []);
      return { before: [{ type: 'SeatTaken', seat, holder: { kind: 'bot', level } }] };
    }
  }
}

const reasons = { STANDING: AGREED, ANNUL: 'annulled' } as const;

/** Adds time to each seat whose clock runs. */
function extended(record: MatchRecord, milliseconds: number): ClockEntry {
  const running = Object.entries(clocksOf(record)?.seats ?? {}).filter(([, clock]) =>
    firstDeadline(clock),
  );
  const seats = Object.fromEntries(running.map(([seat]) => [seat, milliseconds]));
  return { type: 'TimeCredited', aside: true, seats, reason: AGREED };
}
