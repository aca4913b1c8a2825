import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { DeadlineRule } from '../../../shared/tournaments/regulations/regulations.ts';
import { durationOf, millisecondsOf } from '../../platform/time/duration.ts';
import { NOTHING, type Step } from './step.ts';
import { isDue, later } from './times.ts';

/** How long the round of the table under way may be played out, in turns of each seat. */
const LAST_TURNS = 2;

/** When a pod has to be over. */
export const deadlineOf = (round: Round, pod: Pod): string | undefined =>
  pod.deadline ?? round.deadline;

/** The rule that comes next for a pod; the last is that an arbiter sees to it. */
const ruleFor = ({ regulations }: Tournament, { rules = 0 }: Pod): DeadlineRule =>
  regulations.rounds.onDeadline[rules] ?? { rule: 'ARBITER' };

/** The pods whose time is up, with what is done about each; none while the event stands still. */
export const overdue = (tournament: Tournament, at: string) =>
  tournament.rounds.flatMap((round) =>
    tournament.status !== 'RUNNING' || round.status !== 'RUNNING'
      ? []
      : round.pods
          .filter(
            (pod) =>
              pod.status === 'RUNNING' && pod.held !== true && isDue(deadlineOf(round, pod), at),
          )
          .map((pod) => ({ round, pod, rule: ruleFor(tournament, pod) })),
  );

/**
 * What the record itself does about the first pod whose time is up: it gets more, or waits for an arbiter. What has
 * to be done to its match is long work: see `workOf`.
 */
export const passDeadline: Step = async (tournament, { at, operatorTime }) => {
  const up = overdue(tournament, at);
  // read for what is due alone
  if (up.length === 0 || (await operatorTime()).hold !== undefined) return NOTHING;
  const [due] = up.flatMap(({ round, pod, rule }) => {
    const address = { round: round.round, pod: pod.pod };
    const applied: TournamentEvent = { type: 'DeadlineApplied', ...address, rule: rule.rule };
    const until = (by: string): TournamentEvent => ({
      type: 'TimeExtended',
      ...address,
      deadline: later(at, by),
    });
    switch (rule.rule) {
      case 'EXTEND':
        return [[applied, until(rule.by)]];
      case 'ARBITER':
        return [[{ type: 'PodHeld', ...address, by: 'DEADLINE' } as const]];
      case 'LAST_ROUND':
        return [[applied, until(lasting(rule.perTurn, pod))]];
      case 'STANDING':
      case 'DRAW_ACTIVE':
      case 'ALL_ADVANCE':
        return [];
    }
  });
  return due ?? NOTHING;
};

/** How long the last round of the table may take: every seat has its turns, each to its limit. */
const lasting = (perTurn: string, { players }: Pod): string =>
  durationOf((millisecondsOf(perTurn) ?? 0) * players.length * LAST_TURNS);
