import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { creditAround, creditedDeadline } from '../../matches/clocks/credit.ts';
import type { OperatorTime, TimeCredit } from '../../platform/storage/contract.ts';
import { after, between, iso, laterOf } from '../../platform/time/duration.ts';
import { deadlineOf, overdue } from './deadlines.ts';
import { NOTHING, type ProgressStep } from './step.ts';
import { dueWarnings } from './warnings.ts';

/**
 * Applies time given by operators: a deadline that lies within it moves to an hour after its end,
 * as those of matches do. So does one that came during a hold of all time, once the hold ends.
 * Checked when something is due.
 */
export const giveTime: ProgressStep = async (tournament, { at, operatorTime }) => {
  if (!isTimeUp(tournament, at)) return NOTHING;
  const time = await operatorTime();
  return time.hold === undefined ? givenBy(tournament, time) : NOTHING;
};

/** True if a deadline has come, or a warning of one. */
const isTimeUp = (tournament: Tournament, at: string): boolean =>
  overdue(tournament, at).length > 0 || dueWarnings(tournament, at).length > 0;

/** The pods whose time is up, with the time given by operators counted; none during a hold. */
export const overdueWith = (tournament: Tournament, at: string, time: OperatorTime) =>
  time.hold === undefined && givenBy(tournament, time).length === 0 ? overdue(tournament, at) : [];

/**
 * All time that operators have given: their credits, and each past hold from its beginning to its
 * end.
 */
const creditsOf = ({ credits, held }: OperatorTime): readonly TimeCredit[] => [...credits, ...held];

function givenBy(tournament: Tournament, time: OperatorTime): readonly TournamentEvent[] {
  const credits = creditsOf(time);
  return tournament.rounds.flatMap((round) =>
    round.status === 'RUNNING' ? inRound(tournament, round, credits) : [],
  );
}

/**
 * The time that a round has been given as a whole, and each pod that has a deadline of its own, or
 * whose match was given time individually.
 */
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

/** No match: credits for particular matches do not apply to it. */
const EVERY = '';

/** The pause of a tournament, from its beginning to its end. */
type Pause = { readonly from: string; readonly to: string };

/**
 * The deadline after a pause, with the reason if operators' time played a part: it moves by the
 * length of the pause. A deadline within operators' time is first moved by that, and then by the
 * rest of the pause; one that came during a hold of all time stays, and moves when the hold ends.
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

/**
 * The deadline moved by credits, with the reason and the end of the credited time; `undefined` if
 * none applies.
 */
function given(matchId: string, deadline: string | undefined, credits: readonly TimeCredit[]) {
  if (deadline === undefined) return undefined;
  const from = iso(deadline);
  const credit = creditAround(matchId, from, credits);
  if (credit === undefined) return undefined;
  const { to: until, reason } = credit;
  return { deadline: creditedDeadline(matchId, from, credits), reason, until };
}
