import { roundsOf } from '../record/queries.ts';
import type { Round } from '../record/round.ts';
import type { Tournament } from '../record/tournament.ts';
import type { PlayedRound } from '../results.ts';
import type { ScoredPenalty } from '../scoring/player.ts';
import { playersAsOf } from './players-as-of.ts';
import { standings, type Standing, type StandingsInput } from '../standings/standings.ts';

/** The table of a stage of a tournament, as of one of its rounds. */
export type TableOf = {
  readonly stage: number;
  /** The last round that counts; absent: the last that is running or over. */
  readonly upTo?: number | undefined;
};

/**
 * Computes the table of a stage from the record. The table as of a round depends on that round and
 * those before; of later events only corrections change it, such as a ruling on one of their pods.
 */
export const tableOf = (tournament: Tournament, of: TableOf): readonly Standing[] =>
  standings(playedIn(tournament, of));

/** Collects the input of a table. */
export function playedIn(tournament: Tournament, { stage, upTo }: TableOf): StandingsInput {
  const { regulations } = tournament;
  const rounds = roundsOf(tournament, stage).filter(
    ({ round, status }) => round <= (upTo ?? round) && isKnown(status),
  );
  return {
    players: playersAsOf(tournament, { stage, upTo }),
    rounds: rounds.map(playedRound),
    scoring: regulations.scoring,
    byePoints: regulations.byePoints,
    lateEntryPoints: regulations.lateEntry?.points,
    penalties: penaltiesIn(tournament, rounds),
    carry: carried(tournament, { stage, upTo }),
    ties: regulations.ties,
    seed: tournament.lot ?? rounds.at(-1)?.seed ?? NO_ROUND,
    final: finalOf(tournament, rounds),
  };
}

/**
 * By the first rules the draw uses the seed of the last round, and before the first round a seed of
 * zeros.
 */
const NO_ROUND = '00';

const isKnown = (status: Round['status']): boolean => status !== 'DRAFT';

const playedRound = ({ round, stage, pods, byes, missed }: Round): PlayedRound => ({
  round,
  stage,
  pods,
  byes,
  missed,
});

/** Penalties count from the round they were given in, or from the first of the stage. */
function penaltiesIn(tournament: Tournament, rounds: readonly Round[]): readonly ScoredPenalty[] {
  const [first] = rounds;
  if (first === undefined) return [];
  return tournament.penalties.flatMap(
    ({ number, kind, points = 0, round, pod }): ScoredPenalty[] => {
      const at = round ?? first.round;
      if (!rounds.some((each) => each.round === at)) return [];
      if (kind === 'POINTS') return [{ kind, number, round: at, points }];
      return kind === 'POD_LOSS' && pod !== undefined ? [{ kind, number, round: at, pod }] : [];
    },
  );
}

/** Points carried over from the stage before, if the regulations say so. */
function carried(
  tournament: Tournament,
  { stage, upTo }: TableOf,
): Readonly<Record<number, number>> {
  if (tournament.regulations.stages[stage - 1]?.carry !== true || stage < 2) return {};
  return Object.fromEntries(
    tableOf(tournament, { stage: stage - 1, upTo }).map(({ number, points }) => [number, points]),
  );
}

/**
 * The round of the final of an elimination: the one that all remaining players played in one pod.
 */
function finalOf({ regulations }: Tournament, rounds: readonly Round[]): number | undefined {
  const last = rounds.at(-1);
  if (last === undefined) return undefined;
  if (regulations.stages[last.stage - 1]?.format !== 'ELIMINATION') return undefined;
  const isFinal = last.pods.length === 1 && last.byes.length === 0 && last.final === true;
  return isFinal ? last.round : undefined;
}
