import { openRounds } from '../../../shared/tournaments/record/queries.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { overdue } from './deadlines.ts';

/** Pods by their numbers within a round. */
type Pods = { readonly round: number; readonly pods: readonly number[] };

/** Long work on the matches of a tournament; safe to repeat at any time. */
export type MatchWork =
  | (Pods & { readonly does: 'seatPods' })
  | (Pods & { readonly does: 'callLastRound' | 'unratePods' | 'movePauses' })
  | (Pods & { readonly does: 'endPods'; readonly reason: 'deadline' | 'adjudicated' | 'void' });

/** Number of pods in one message of the queue. */
const AT_ONCE = 50;

/** The work on matches that is due: a function of the record and the time. */
export const workOf = (tournament: Tournament, at: string): readonly MatchWork[] =>
  tournament.status === 'CANCELLED' ? ending(tournament) : underWay(tournament, at);

function underWay(tournament: Tournament, at: string): readonly MatchWork[] {
  const due = overdue(tournament, at);
  return openRounds(tournament).flatMap((round): readonly MatchWork[] => {
    if (round.status !== 'STARTING' && round.status !== 'RUNNING') return [];
    const here = due.filter((each) => each.round.round === round.round);
    return [
      ...split(round, 'WAITING').map((pods) => ({ does: 'seatPods', ...pods }) as const),
      ...lastRounds(tournament, round),
      ...chunked(
        here.filter(({ rule: { rule } }) => settling.includes(rule)).map(({ pod }) => pod.pod),
      ).map((pods) => ({ does: 'endPods', round: round.round, pods, reason: 'deadline' }) as const),
    ];
  });
}

const settling: readonly string[] = ['STANDING', 'DRAW_ACTIVE', 'ALL_ADVANCE'];

/** The pods in whose matches time is to be called. */
function lastRounds({ regulations }: Tournament, round: Round): readonly MatchWork[] {
  const { onDeadline } = regulations.rounds;
  return onDeadline.flatMap((rule, i): readonly MatchWork[] => {
    if (rule.rule !== 'LAST_ROUND') return [];
    const due = round.pods.filter(
      ({ status, rules, called }) => status === 'RUNNING' && rules === i + 1 && called !== true,
    );
    return chunked(due.map(({ pod }) => pod)).map((pods) => ({
      does: 'callLastRound',
      round: round.round,
      pods,
    }));
  });
}

/** The running matches of a cancelled tournament that are to be voided. */
const ending = (tournament: Tournament): readonly MatchWork[] =>
  tournament.voids !== true
    ? []
    : running(tournament).map((pods) => ({ does: 'endPods', ...pods, reason: 'void' }) as const);

/** The matches of a cancelled tournament that are played on, unrated. */
export const unrating = (tournament: Tournament): readonly MatchWork[] =>
  tournament.voids === true || !tournament.regulations.rated
    ? []
    : running(tournament).map((pods) => ({ does: 'unratePods', ...pods }) as const);

/** The matches whose pauses may last longer, because these events have moved their deadlines. */
export const movingPauses = (
  { regulations, rounds }: Tournament,
  events: readonly TournamentEvent[],
): readonly MatchWork[] => {
  if (!regulations.pauses) return [];
  const moved = events.flatMap((event) => (event.type === 'TimeExtended' ? event : []));
  return rounds.flatMap((round) => {
    const here = moved.filter((each) => each.round === round.round);
    const isIts = ({ pod }: Pod) => here.some((each) => (each.pod ?? pod) === pod);
    return split({ ...round, pods: round.pods.filter(isIts) }, 'RUNNING').map(
      (pods) => ({ does: 'movePauses', ...pods }) as const,
    );
  });
};

const running = ({ rounds }: Tournament): readonly Pods[] =>
  rounds.flatMap((round) => split(round, 'RUNNING'));

const split = ({ round, pods }: Round, status: string): readonly Pods[] =>
  chunked(pods.filter((pod) => pod.status === status).map(({ pod }) => pod)).map((some) => ({
    round,
    pods: some,
  }));

const chunked = (pods: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(pods.length / AT_ONCE) }, (_, i) =>
    pods.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
