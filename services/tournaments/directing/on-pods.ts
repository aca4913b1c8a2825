import { playerBy, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import { deadlineOf } from '../progress/deadlines.ts';
import { addressed } from '../progress/match-of.ts';

/** Number of matches handled in parallel. */
const AT_ONCE = 20;

type Chosen = {
  readonly round: number;
  /** Absent: all of the round. */
  readonly pods?: readonly number[];
  readonly status: Pod['status'];
};

/** Acts on the pods of a round with this status, in parallel batches. */
export async function eachPod(
  tournament: Tournament,
  { round: number, pods, status }: Chosen,
  act: (round: Round, pod: Pod) => Promise<void>,
): Promise<void> {
  const round = roundOf(tournament, number);
  if (round === undefined) return;
  const chosen = pods?.flatMap((which) => podOf(round, which) ?? []) ?? round.pods;
  const due = chosen.filter((pod) => pod.status === status);
  for (let from = 0; from < due.length; from += AT_ONCE) {
    await Promise.all(due.slice(from, from + AT_ONCE).map((pod) => act(round, pod)));
  }
}

/** Puts a fact into the inbox; idempotent by its id. */
export const bringing =
  ({ inboxes, now }: Pick<TournamentsDeps, 'inboxes' | 'now'>) =>
  async (tournament: string, id: string, fact: Fact): Promise<void> => {
    const stream = tournamentStream(tournament);
    await inboxes.put({ stream, at: now().toISOString(), id, fact });
  };

/** Voids the former matches of a pod that is played again. */
export const voiding =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    for (let attempt = 1; attempt < pod.attempt; attempt += 1) {
      const id = addressed(tournament, round, { ...pod, attempt });
      const state = await matches.stateOf(id);
      if (state && state.ended === undefined) await matches.end(id, 'void');
    }
  };

/** Seats the substitutes of a pod in its match. */
export const seating =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    for (const [number, account] of Object.entries(pod.substitutes ?? {})) {
      const { machine } = playerBy(tournament, account) ?? {};
      const seat = pod.players.indexOf(Number(number));
      await matches.replace(addressed(tournament, round, pod), seat, { account, machine });
    }
  };

/**
 * Moves the end of pauses in a match to the pod's deadline, if tables may pause; it only ever moves
 * on.
 */
export const movingPauses =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    const until = deadlineOf(round, pod);
    if (!tournament.regulations.pauses || until === undefined) return;
    await matches.movePauses(addressed(tournament, round, pod), until);
  };
