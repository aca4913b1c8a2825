import { resume } from '../../../shared/engine/index.ts';
import type { Act } from '../session/compose.ts';
import type { LoadedMatch } from '../session/loaded-match.ts';
import { closing } from '../decisions/close.ts';
import { desertionDue, offerDue } from '../presence/due.ts';
import { latenessOf } from '../presence/lateness.ts';
import { present } from '../record/present.ts';
import { endToPropose, proposedEnd } from '../proposals/left-alone.ts';
import { proposalDue } from '../proposals/carried.ts';
import type { TakeBack } from '../decisions/carry-out.ts';
import { closedByTime } from '../decisions/decide.ts';
import type { MatchRecord } from '../record/match-record.ts';
import { expireOverdue } from './expire.ts';
import { isStarted, pauseOf } from '../record/play.ts';

/** A due act of the clock in one commit, with a name by which a repetition is recognised. */
export type Due = { readonly act: Act; readonly name?: string };

/**
 * Does an act that was due in a match by `received`: closes a proposal of the table, proposes the
 * end if a single player is left, ends a pause, answers overdue questions, offers the seat of an
 * absent player, or gives up a match that everyone has deserted or no one has started. Throws the
 * errors of broken rules.
 */
export async function dueActs(
  match: LoadedMatch,
  times: { readonly received: string; readonly at: string },
  takeBack: TakeBack,
): Promise<Due> {
  const { record } = match;
  const { received, at } = times;
  if (record.status === 'OPEN') {
    return { act: { after: [{ type: 'MatchAbandoned' }] }, name: 'nobody-started' };
  }
  const proposed = proposalDue(record);
  if (proposed !== undefined && proposed.at <= received) {
    const { proposal } = proposed;
    const act = await closedByTime(match, proposal, { at, takeBack });
    return { act, name: `proposal:${proposal.id}` };
  }
  const alone = endToPropose(record);
  if (isStarted(record) && alone !== undefined && alone <= received) {
    return { act: { after: [proposedEnd(record, at)] }, name: `alone:${alone}` };
  }
  const until = pauseOf(record)?.until;
  if (until !== undefined && until <= received) {
    resume(match.play());
    return { act: {}, name: `resume:${until}` };
  }
  const desertion = desertionDue(record);
  if (desertion !== undefined && desertion <= received) {
    return { act: { after: [closing(match, 'deserted', 'clock')] }, name: `deserted:${desertion}` };
  }
  const offer = offerDue(record);
  if (offer !== undefined && offer.at <= received) {
    const { seat } = offer;
    const offered = { type: 'SeatOffered', aside: true, seat } as const;
    return { act: { after: [offered] }, name: `offer:${seat}@${offer.at}` };
  }
  const { first, late, forfeited } = expireOverdue(match, times);
  const resigned = forfeited.map((seat) => ({ type: 'SeatResigned', seat }) as const);
  const isDeserted = forfeited.length > 0 && !match.play().match.over && isAlone(record, forfeited);
  return {
    act: {
      before: resigned,
      after: isDeserted ? [closing(match, 'abandoned', 'clock')] : latenessOf(record, late, at),
    },
    ...(first && { name: `expire:${first.id}@${String(first.askedAt)}` }),
  };
}

/** Tests if only players of these seats are present. */
const isAlone = (record: MatchRecord, seats: readonly string[]): boolean =>
  present(record).every(({ id }) => seats.includes(id));
