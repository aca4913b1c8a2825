import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved, openRounds } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { after, between } from '../../time/duration.ts';
import type { Inputs } from '../contract.ts';
import type { Judge } from './judging.ts';

/** Has an event stand still: nothing begins and no deadline passes. Matches under way are played on. */
export const pauseTournament: Judge<Inputs['rule']> = () => [{ type: 'TournamentPaused' }];

/** Lets it go on; every deadline moves by as long as it stood. */
export const resumeTournament: Judge<Inputs['rule']> = ({ tournament, at }) => {
  const { pausedAt = at } = tournament;
  return [{ type: 'TournamentResumed' }, ...moved(tournament, between(pausedAt, at))];
};

/** The deadlines of open rounds, and of pods that have one of their own, so many milliseconds later. */
const moved = (tournament: Tournament, by: number): readonly TournamentEvent[] =>
  openRounds(tournament).flatMap(({ round, deadline, pods }): readonly TournamentEvent[] => [
    ...(deadline === undefined
      ? []
      : [{ type: 'TimeExtended', round, deadline: after(deadline, by) } as const]),
    ...pods.flatMap((pod): readonly TournamentEvent[] =>
      pod.deadline === undefined || isResolved(pod)
        ? []
        : [{ type: 'TimeExtended', round, pod: pod.pod, deadline: after(pod.deadline, by) }],
    ),
  ]);
