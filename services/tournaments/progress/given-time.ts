import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { creditAround, creditedDeadline } from '../../matches/clocks/credit.ts';
import type { OperatorTime, TimeCredit } from '../../platform/storage/contract.ts';
import { after, between, iso, laterOf } from '../../platform/time/duration.ts';
import { deadlineOf, overdue } from './deadlines.ts';
import { NOTHING, type Step } from './step.ts';
import { dueWarnings } from './warnings.ts';

/**
 * Operators have given time: a deadline that lies within it moves to an hour after its end, as those of matches do. So
 * does one that has come while they held all time, once they hold it no more. Looked for when something is due.
 */
export const giveTime: Step = async (tournament, { at, operatorTime }) => {
  if (!isTimeUp(tournament, at)) return NOTHING;
  const time = await operatorTime();
  return time.hold === undefined ? givenBy(tournament, time) : NOTHING;
};

/** Whether a deadline has come, or a warning of one. */
const isTimeUp = (tournament: Tournament, at: string): boolean =>
  overdue(tournament, at).length > 0 || dueWarnings(tournament, at).length > 0;

/** The pods whose time is up with all that operators have said about time; none as long as they hold it. */
export const overdueWith = (tournament: Tournament, at: string, time: OperatorTime) =>
  time.hold === undefined && givenBy(tournament, time).length === 0 ? overdue(tournament, at) : [];

/** All time that operators have given: what they have credited, and from its beginning to its end each hold that is over. */
const creditsOf = ({ credits, held }: OperatorTime): readonly TimeCredit[] => [...credits, ...held];

function givenBy(tournament: Tournament, time: OperatorTime): readonly TournamentEvent[] {
  const credits = creditsOf(time);
  return tournament.rounds.flatMap((round) =>
    round.status === 'RUNNING' ? inRound(tournament, round, credits) : [],
  );
}

/** A round has it whole; a pod of its own where it has a deadline of its own, or its match alone was given time. */
function inRound(tournament: Tournament, round: Round, credits: readonly TimeCredit[]) {
  const { round: number, pods } = round;
  const whole = given(EVERY, round.deadline, credits);
  const moved = whole ? { ...round, deadline: whole.deadline } : round;
  return [
    ...(whole ? [extended(whole, { round: number })] : []),
    ...pods.filter(isPlayed).flatMap((pod): readonly TournamentEvent[] => {
      const address = { tournament: tournament.id, round: number, ...pod };
      const more = given(matchIdOf(address), deadlineOf(moved, pod), credits);
      return more ? [extended(more, { round: number, pod: pod.pod })] : [];
    }),
  ];
}

const extended = (
  { deadline, reason }: NonNullable<ReturnType<typeof given>>,
  of: { readonly round: number; readonly pod?: number },
): TournamentEvent => ({ type: 'TimeExtended', ...of, deadline, reason });

const isPlayed = (pod: Pod): boolean => !isResolved(pod) && pod.held !== true;

/** No match: what names some is not for it. */
const EVERY = '';

/** From when to when an event stood still. */
type Pause = { readonly from: string; readonly to: string };

/**
 * Where a deadline moves to that stood still with its event, and why where operators had a part in that: as far as the
 * pause was long. One that lies within their time was moved by that first, and stood still for what was left of the
 * pause then; one that has come while they hold all time stays, and moves when they do so no more.
 */
export function afterPause(
  deadline: string,
  { from, to }: Pause,
  time: OperatorTime,
): Pick<Extract<TournamentEvent, { type: 'TimeExtended' }>, 'deadline' | 'reason'> | undefined {
  const stood = iso(deadline);
  const later = after(stood, between(from, to));
  const credited = given(EVERY, stood, creditsOf(time));
  if (credited) {
    const left = Math.max(0, between(laterOf(from, credited.until), to));
    const moved = after(credited.deadline, left);
    return moved > later ? { deadline: moved, reason: credited.reason } : { deadline: later };
  }
  const since = time.hold?.since;
  return since !== undefined && since <= stood && stood <= to ? undefined : { deadline: later };
}

/** Where a deadline moves to, why, and until when that time was given; if it does. */
function given(matchId: string, deadline: string | undefined, credits: readonly TimeCredit[]) {
  if (deadline === undefined) return undefined;
  const from = iso(deadline);
  const credit = creditAround(matchId, from, credits);
  if (credit === undefined) return undefined;
  const { to: until, reason } = credit;
  return { deadline: creditedDeadline(matchId, from, credits), reason, until };
}
