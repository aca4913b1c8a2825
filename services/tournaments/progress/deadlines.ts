import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { DeadlineRule } from '../../../shared/tournaments/regulations/regulations.ts';
import { durationOf, millisecondsOf } from '../../platform/time/duration.ts';
import { NOTHING, type ProgressStep } from './step.ts';
import { isDue, later } from './times.ts';

/** Maximum length of the last round of the table, in turns of each seat. */
const LAST_TURNS = 2;

/** The deadline of a pod. */
export const deadlineOf = (round: Round, pod: Pod): string | undefined =>
  pod.deadline ?? round.deadline;

/** The next deadline rule of a pod; the last is that it waits for an arbiter. */
const ruleFor = ({ regulations }: Tournament, { rules = 0 }: Pod): DeadlineRule =>
  regulations.rounds.onDeadline[rules] ?? { rule: 'ARBITER' };

/** The pods whose time is up, with their next rule; none while the tournament is paused. */
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
 * Applies the next rule to the first pod whose time is up, if that changes only the record: it gets
 * more time, or waits for an arbiter. Rules that act on its match are long work: see `workOf`.
 */
export const passDeadline: ProgressStep = async (tournament, { at, operatorTime }) => {
  const up = overdue(tournament, at);
  // read only if something is due
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

/** Maximum duration of the last round of the table: every seat has its turns, each to its limit. */
const lasting = (perTurn: string, { players }: Pod): string =>
  durationOf((millisecondsOf(perTurn) ?? 0) * players.length * LAST_TURNS);
