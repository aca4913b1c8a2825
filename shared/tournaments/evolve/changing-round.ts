import type { PodAddress } from '../events/event.ts';
import type { Pod, Round } from '../record/round.ts';
import type { Tournament } from '../record/tournament.ts';

/** A tournament one round of which has changed. */
export const changingRound = (
  tournament: Tournament,
  number: number,
  change: (round: Round) => Round,
): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => (round.round === number ? change(round) : round)),
});

/** A tournament one pod of which has changed. */
export const changingPod = (
  tournament: Tournament,
  { round, pod: number }: PodAddress,
  change: (pod: Pod) => Pod,
): Tournament =>
  changingRound(tournament, round, (its) => ({
    ...its,
    pods: its.pods.map((pod) => (pod.pod === number ? change(pod) : pod)),
  }));
