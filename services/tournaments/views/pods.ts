import { matchIdOf } from '../../../shared/tournaments/chance/derived.ts';
import { isResolved, podsWith } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** A pod, in its round and tournament. */
export type PodIn = {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly pod: Pod;
};

/** The id of a pod, as the contracts have it. */
export const podIdOf = ({ tournament, round, pod }: PodIn): string =>
  `${tournament.id}.${String(round.round)}.${String(pod.pod)}`;

/** The match of a pod; none before it is made. */
export const matchOfPod = ({ tournament, round, pod }: PodIn): string | undefined =>
  pod.status === 'WAITING'
    ? undefined
    : matchIdOf({
        tournament: tournament.id,
        round: round.round,
        pod: pod.pod,
        attempt: pod.attempt,
      });

/** The pod that an account plays in, or will next: the first of theirs without a result. */
export const nextPodOf = (tournament: Tournament, account: string): PodIn | undefined =>
  podsWith(tournament, account)
    .filter(({ pod }) => !isResolved(pod) && pod.status !== 'VOID')
    .map(({ round, pod }) => ({ tournament, round, pod }))[0];

/** The id of a seat, by its place at the table from 0. */
export const seatIdAt = (place: number): string => `seat${String(place + 1)}`;
