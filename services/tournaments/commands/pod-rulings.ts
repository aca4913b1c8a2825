import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import { after, laterOf, millisecondsOf } from '../../platform/time/duration.ts';
import type { ActInputs } from '../contract.ts';
import { isDue, later } from '../progress/times.ts';
import { checkSitsNot } from './conflict.ts';
import type { Judge } from '../judging.ts';
import { noRound, podIn } from './named.ts';

/**
 * Settles a pod by ruling, whatever the result of its match; corrects a result as long as nothing
 * is final.
 */
export const adjudicatePod: Judge<ActInputs['adjudicatePod']> = ({ tournament, actor, input }) => {
  const { round, pod: number } = input;
  const { pod } = podIn(tournament, round, number);
  checkSitsNot(tournament, pod, actor);
  const places = input.places.map(({ number: who, place, score, points }) => ({
    number: who,
    place,
    ...(score !== undefined && { score }),
    ...(points !== undefined && { points }),
  }));
  const named = places.map((each) => each.number);
  const mistakes = [
    ...named.flatMap((who, i) => {
      const unknown = !pod.players.includes(who);
      const twice = named.indexOf(who) !== i;
      const detail = unknown ? "This player isn't in this pod." : 'The player is listed twice.';
      return unknown || twice ? [{ path: ['places', i, 'number'], detail }] : [];
    }),
    ...pod.players.flatMap((who) =>
      named.includes(who)
        ? []
        : [
            {
              path: ['places'],
              detail: `Player ${String(who)} is missing. Give every player of the pod a place.`,
            },
          ],
    ),
    ...places.flatMap(({ place }, i) => {
      const ahead = places.filter((each) => each.place < place).length;
      const detail = `Must be ${String(ahead + 1)}. Tied players share a place, and the places after it are skipped.`;
      return place === ahead + 1 ? [] : [{ path: ['places', i, 'place'], detail }];
    }),
  ];
  if (mistakes.length > 0) refuseInput(...mistakes);
  return [{ type: 'PodAdjudicated', round, pod: number, places, by: actor.account }];
};

/** Maximum number of matches of a pod. */
const MOST_ATTEMPTS = 10;

/**
 * Replays a pod: its match is voided, and another is made. A completed round is reopened, and a
 * draft based on its results is discarded.
 */
export const replayPod: Judge<ActInputs['replayPod']> = ({ tournament, actor, input, at }) => {
  const { round: number, pod: which, players } = input;
  const { round, pod } = podIn(tournament, number, which);
  checkSitsNot(tournament, pod, actor);
  checkIsLast(tournament, round);
  if (pod.attempt >= MOST_ATTEMPTS) {
    const detail = `A pod can be played at most ${String(MOST_ATTEMPTS)} times. Adjudicate it instead.`;
    refuseInput({ path: ['pod'], detail });
  }
  if (players !== undefined && !isSame(players, pod.players)) {
    const detail = `Must be ${pod.players.join(', ')}, in any order.`;
    refuseInput({ path: ['players'], detail });
  }
  const { length } = tournament.regulations.rounds;
  const isLate = length !== undefined && isDue(round.deadline, at);
  const drafts = isSchedule(tournament, round)
    ? []
    : tournament.rounds.filter(({ status }) => status === 'DRAFT');
  return [
    { type: 'PodReplayed', round: number, pod: which, ...(players && { players }) },
    ...(round.status === 'COMPLETED' ? [{ type: 'RoundReopened', round: number } as const] : []),
    // no time would be left otherwise
    ...(isLate
      ? [{ type: 'TimeExtended', round: number, pod: which, deadline: later(at, length) } as const]
      : []),
    ...drafts.map((draft) => ({ type: 'RoundDiscarded', round: draft.round }) as const),
  ];
};

const isSchedule = ({ regulations }: Tournament, { stage }: Round): boolean =>
  regulations.stages[stage - 1]?.format === 'ROUND_ROBIN';

/**
 * Refuses to replay a pod if something depends on its result: another round, a stage, or the loss
 * of lives.
 */
function checkIsLast(tournament: Tournament, round: Round): void {
  const { status } = round;
  const isFollowed = tournament.rounds.some(
    (each) => each.round > round.round && each.status !== 'DRAFT',
  );
  if (round.stage !== tournament.stage || (isFollowed && !isSchedule(tournament, round))) {
    const detail = 'A pod can be replayed only before the next round is published.';
    refuse('TOURNAMENT_STATE', detail, { status, allowed: ['RUNNING'] });
  }
  if (round.settled) {
    const detail =
      'Players lost lives in this round, so its pods can no longer be replayed. Adjudicate the pod instead.';
    refuse('TOURNAMENT_STATE', detail, { status, allowed: ['RUNNING'] });
  }
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((each) => b.includes(each)) && new Set(a).size === a.length;

/** Maximum distance of a deadline from now. */
const FURTHEST = 'P730D';

/**
 * Gives a round, or one pod, more time; with a round also its pods with a deadline of their own.
 * Pods held only by their deadline go on.
 */
export const extendTime: Judge<ActInputs['extendTime']> = ({ tournament, actor, input, at }) => {
  const { round: number, pod: which, by } = input;
  const round = roundOf(tournament, number) ?? noRound();
  const pod = which === undefined ? undefined : podIn(tournament, number, which).pod;
  const open = round.pods.filter((each) => !isResolved(each));
  const others = pod ? [] : open;
  // time for a round is time for each of its pods that is not over
  for (const each of pod ? [pod] : others) checkSitsNot(tournament, each, actor);
  if (round.status === 'COMPLETED' || (pod && isResolved(pod))) {
    const { status } = pod ?? round;
    refuse('TOURNAMENT_STATE', 'It is already over.', {
      status,
      allowed: ['PUBLISHED', 'RUNNING'],
    });
  }
  const deadline = pod?.deadline ?? round.deadline;
  if (deadline === undefined) {
    return refuseInput({ path: ['round'], detail: 'This round has no deadline.' });
  }
  const more = (than: string): string => {
    const to = after(laterOf(than, at), millisecondsOf(by) ?? 0);
    if (to <= later(at, FURTHEST)) return to;
    const detail = `The deadline can be at most ${FURTHEST} from now.`;
    return refuseInput({ path: ['by'], detail });
  };
  const held = open.filter(
    (each) => each.heldBy === 'DEADLINE' && (which ?? each.pod) === each.pod,
  );
  return [
    {
      type: 'TimeExtended',
      round: number,
      ...(which !== undefined && { pod: which }),
      deadline: more(deadline),
    },
    ...others.flatMap(({ pod: its, deadline: own }): readonly TournamentEvent[] =>
      own === undefined
        ? []
        : [{ type: 'TimeExtended', round: number, pod: its, deadline: more(own) }],
    ),
    ...held.map(({ pod: its }) => ({ type: 'PodReleased', round: number, pod: its }) as const),
  ];
};
