import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { isResolved, openRounds } from '../../../shared/tournaments/record/queries.ts';
import type { ActInputs } from '../contract.ts';
import { afterPause } from '../progress/given-time.ts';
import type { Judge } from '../judging.ts';

/** Pauses a tournament: nothing begins and no deadline passes. Running matches are played on. */
export const pauseTournament: Judge<ActInputs['pauseTournament']> = () => [
  { type: 'TournamentPaused' },
];

/**
 * Resumes a tournament; every deadline moves by the length of the pause: of open rounds, and of
 * pods that have one of their own.
 */
export const resumeTournament: Judge<ActInputs['resumeTournament']> = async ({
  tournament,
  at,
  deps,
}) => {
  const { pausedAt = at } = tournament;
  const time = await deps.operatorTimes.read();
  const moved = (deadline: string | undefined, of: Moved): readonly TournamentEvent[] => {
    const to = deadline && afterPause(deadline, { from: pausedAt, to: at }, time);
    return to ? [{ type: 'TimeExtended', ...of, ...to }] : [];
  };
  const deadlines = openRounds(tournament).flatMap(({ round, deadline, pods }) => [
    ...moved(deadline, { round }),
    ...pods
      .filter((pod) => !isResolved(pod))
      .flatMap((pod) => moved(pod.deadline, { round, pod: pod.pod })),
  ]);
  return [{ type: 'TournamentResumed' }, ...deadlines];
};

type Moved = { readonly round: number; readonly pod?: number };
