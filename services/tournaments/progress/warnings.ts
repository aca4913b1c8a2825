import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { after, between } from '../../platform/time/duration.ts';
import { deadlineOf } from './deadlines.ts';
import { NOTHING, type ProgressStep } from './step.ts';
import { isDue } from './times.ts';

/** Per cent of the time of a pod after which its players are warned. */
const MARKS = [50, 80, 95] as const;

type Mark = { readonly percent: number; readonly at: string };

/**
 * The warnings that a pod is yet to be given, in order of time; none once time was called, of which they are told, and
 * none while it waits for an arbiter, for no deadline passes then.
 */
function marksOf(round: Round, pod: Pod): readonly Mark[] {
  const [from, by] = [round.startsAt, deadlineOf(round, pod)];
  if (pod.status !== 'RUNNING' || pod.called === true || pod.held === true) return [];
  if (from === undefined || by === undefined) return [];
  const whole = between(from, by);
  const marks = MARKS.map((percent) => ({ percent, at: after(from, (whole * percent) / 100) }));
  const { warned } = pod;
  return warned === undefined ? marks : marks.filter(({ at }) => at > warned);
}

/** Time of the next warning to a pod's players, ISO 8601. */
export const warnedNext = (round: Round, pod: Pod): string | undefined =>
  marksOf(round, pod)[0]?.at;

/** The players of pods of which much of the time has passed are to hear of that: of several marks of the last. */
export const warn: ProgressStep = async (tournament, { at, operatorTime }) => {
  const due = dueWarnings(tournament, at);
  const [first] = due;
  if (first === undefined || (await operatorTime()).hold !== undefined) return NOTHING;
  const { round, percent } = first;
  const alike = due.filter((each) => each.round === round && each.percent === percent);
  return [{ type: 'DeadlineNear', round, percent, pods: alike.map(({ pod }) => pod) }];
};

/** The warnings that pods are to be given by now; none while the event stands still. */
export const dueWarnings = ({ rounds, status }: Tournament, now: string) =>
  rounds.flatMap((round) =>
    status !== 'RUNNING' || round.status !== 'RUNNING'
      ? []
      : round.pods.flatMap((pod) => {
          const passed = marksOf(round, pod).findLast((mark) => isDue(mark.at, now));
          return passed === undefined || isDue(deadlineOf(round, pod), now)
            ? []
            : [{ round: round.round, pod: pod.pod, percent: passed.percent }];
        }),
  );
