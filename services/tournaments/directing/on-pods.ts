import { playerBy, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { tournamentStream } from '../../platform/storage/tournaments/name.ts';
import type { TournamentsDeps } from '../deps.ts';
import type { Fact } from '../facts/fact.ts';
import { deadlineOf } from '../progress/deadlines.ts';
import { addressed } from '../progress/match-of.ts';

/** So many matches are made, or seen to, side by side. */
const AT_ONCE = 20;

type Chosen = {
  readonly round: number;
  /** Absent: all of the round. */
  readonly pods?: readonly number[];
  readonly status: Pod['status'];
};

/** Does something about those pods of a round that stand so; in parts that are worked on side by side. */
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

/** Brings a fact in, which is the same however often it is brought under its id. */
export const bringing =
  ({ inboxes, now }: Pick<TournamentsDeps, 'inboxes' | 'now'>) =>
  async (tournament: string, id: string, fact: Fact): Promise<void> => {
    const stream = tournamentStream(tournament);
    await inboxes.put({ stream, at: now().toISOString(), id, fact });
  };

/** The matches that a pod was played in before it was played again come to nothing. */
export const voiding =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    for (let attempt = 1; attempt < pod.attempt; attempt += 1) {
      const id = addressed(tournament, round, { ...pod, attempt });
      const state = await matches.stateOf(id);
      if (state && state.ended === undefined) await matches.end(id, 'void');
    }
  };

/** Puts whoever took the seats of a pod over into those of its match. */
export const seating =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    for (const [number, account] of Object.entries(pod.substitutes ?? {})) {
      const { machine } = playerBy(tournament, account) ?? {};
      const seat = pod.players.indexOf(Number(number));
      await matches.replace(addressed(tournament, round, pod), seat, { account, machine });
    }
  };

/** Where tables may agree on pauses within the deadline, they may up to where it is now; it only ever moves on. */
export const movingPauses =
  ({ matches }: Pick<TournamentsDeps, 'matches'>) =>
  async (tournament: Tournament, round: Round, pod: Pod): Promise<void> => {
    const until = deadlineOf(round, pod);
    if (!tournament.regulations.pauses || until === undefined) return;
    await matches.movePauses(addressed(tournament, round, pod), until);
  };
