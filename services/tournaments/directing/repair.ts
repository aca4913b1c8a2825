import { openRounds } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { TournamentsDeps } from '../deps.ts';
import { addressed } from '../progress/match-of.ts';
import { bringing, eachPod, movingPauses, seating, voiding } from './on-pods.ts';

/** Number of completed rounds checked for lost calls. */
const RECENT = 2;

const isUnderWay = ({ status }: Round): boolean => status === 'RUNNING' || status === 'STARTING';

/**
 * Rounds that have begun and may still have matches; of a schedule others are published beside
 * them.
 */
const begun = ({ rounds }: Tournament): readonly Round[] => [
  ...rounds.filter(({ status }) => status === 'COMPLETED').slice(-RECENT),
  ...rounds.filter(isUnderWay),
];

/**
 * Compares a tournament with its matches and repairs lost updates: results, rulings on running
 * matches, substitutes, deadlines for pauses. Returns the number of repairs, as far as matches show
 * it.
 */
export function mending(deps: TournamentsDeps): (tournament: Tournament) => Promise<number> {
  const { matches } = deps;
  const bring = bringing(deps);
  const voidAttempts = voiding(deps);
  const seat = seating(deps);
  const movePauses = movingPauses(deps);

  /** Looks at every running match, and records lost results. */
  const resultsOf = async (tournament: Tournament, { round }: Round): Promise<number> => {
    let lost = 0;
    await eachPod(tournament, { round, status: 'RUNNING' }, async (its, pod) => {
      const { ended, seats = [] } = (await matches.stateOf(addressed(tournament, its, pod))) ?? {};
      if (ended === undefined) {
        await seat(tournament, its, pod);
        return movePauses(tournament, its, pod);
      }
      lost += 1;
      const { attempt } = pod;
      await bring(tournament.id, ['MENDED', round, pod.pod, attempt].join('.'), {
        ...{ kind: 'RESULT', round, pod: pod.pod, attempt },
        ...{ ended, seats },
      });
    });
    return lost;
  };

  /** Ends running matches of pods that arbiters have settled. */
  const endSettled = async (tournament: Tournament, round: Round): Promise<number> => {
    let lost = 0;
    await eachPod(tournament, { round: round.round, status: 'ADJUDICATED' }, async (its, pod) => {
      const id = addressed(tournament, its, pod);
      const state = await matches.stateOf(id);
      if (state === undefined || state.ended !== undefined) return;
      lost += 1;
      await matches.end(id, 'adjudicated');
    });
    for (const pod of round.pods) await voidAttempts(tournament, round, pod);
    return lost;
  };

  /** Unrates the running matches of a cancelled tournament. */
  const unrateAll = async (tournament: Tournament): Promise<void> => {
    for (const { round } of openRounds(tournament)) {
      await eachPod(tournament, { round, status: 'RUNNING' }, (its, pod) =>
        matches.unrate(addressed(tournament, its, pod)),
      );
    }
  };

  return async (tournament) => {
    let lost = 0;
    for (const round of openRounds(tournament).filter(isUnderWay)) {
      lost += await resultsOf(tournament, round);
    }
    if (tournament.status === 'CANCELLED' && tournament.voids !== true) await unrateAll(tournament);
    for (const round of begun(tournament)) lost += await endSettled(tournament, round);
    return lost;
  };
}
