import { entrantsOf, playerOf, roundsOf } from '../record/queries.ts';
import type { Round } from '../record/round.ts';
import type { Tournament } from '../record/tournament.ts';
import type { PlayedRound } from '../results.ts';
import type { Penalty, TablePlayer } from '../scoring/player.ts';
import { standings, type Standing, type StandingsInput } from '../standings/standings.ts';

/** Which table of a tournament: of a stage, as of one of its rounds. */
export type TableOf = {
  readonly stage: number;
  /** The last round that counts; absent: the last that is under way or over. */
  readonly upTo?: number | undefined;
};

/** The table of a stage: a function of the record alone. */
export const tableOf = (tournament: Tournament, of: TableOf): readonly Standing[] =>
  standings(playedIn(tournament, of));

/** All that a table is reckoned from. */
export function playedIn(tournament: Tournament, { stage, upTo }: TableOf): StandingsInput {
  const { regulations } = tournament;
  const rounds = roundsOf(tournament, stage).filter(
    ({ round, status }) => round <= (upTo ?? round) && isKnown(status),
  );
  return {
    players: playersIn(tournament, stage),
    rounds: rounds.map(playedRound),
    scoring: regulations.scoring,
    byePoints: regulations.byePoints,
    lateEntryPoints: regulations.lateEntry?.points,
    penalties: penaltiesIn(tournament, rounds),
    carry: carried(tournament, stage),
    ties: regulations.ties,
    seed: rounds.at(-1)?.seed ?? NO_ROUND,
    final: finalOf(tournament, rounds),
  };
}

/** Before the first round nobody has anything: the lot goes by a seed of nothing. */
const NO_ROUND = '00';

const isKnown = (status: Round['status']): boolean => status !== 'DRAFT';

const playedRound = ({ round, stage, pods, byes, missed }: Round): PlayedRound => ({
  round,
  stage,
  pods,
  byes,
  missed,
});

function playersIn(tournament: Tournament, stage: number): readonly TablePlayer[] {
  const first = roundsOf(tournament, stage)[0]?.round ?? 1;
  return entrantsOf(tournament, stage).flatMap((number) => {
    const player = playerOf(tournament, number);
    if (player === undefined) return [];
    const { status, lives, pastPods, entered = 1 } = player;
    return {
      number,
      status: inTable(status),
      entered: Math.max(entered, first),
      lives: tournament.regulations.stages[stage - 1]?.format === 'ELIMINATION' ? lives : undefined,
      pastPods,
    };
  });
}

const inTable = (status: string): TablePlayer['status'] => {
  switch (status) {
    case 'SITTING_OUT':
    case 'DROPPED':
    case 'ELIMINATED':
    case 'DISQUALIFIED':
      return status;
    default:
      return 'ACTIVE';
  }
};

/** Penalties count from the round they were given in, or from the first of the stage. */
function penaltiesIn(tournament: Tournament, rounds: readonly Round[]): readonly Penalty[] {
  const [first] = rounds;
  if (first === undefined) return [];
  return tournament.penalties.flatMap(({ number, kind, points = 0, round, pod }): Penalty[] => {
    const at = round ?? first.round;
    if (!rounds.some((each) => each.round === at)) return [];
    if (kind === 'POINTS') return [{ kind, number, round: at, points }];
    return kind === 'POD_LOSS' && pod !== undefined ? [{ kind, number, round: at, pod }] : [];
  });
}

/** What is brought along from the stage before, where regulations say so. */
function carried(tournament: Tournament, stage: number): Readonly<Record<number, number>> {
  if (tournament.regulations.stages[stage - 1]?.carry !== true || stage < 2) return {};
  return Object.fromEntries(
    tableOf(tournament, { stage: stage - 1 }).map(({ number, points }) => [number, points]),
  );
}

/** The round of the final of an elimination: the one that all who were left played in one pod. */
function finalOf({ regulations }: Tournament, rounds: readonly Round[]): number | undefined {
  const last = rounds.at(-1);
  if (last === undefined) return undefined;
  if (regulations.stages[last.stage - 1]?.format !== 'ELIMINATION') return undefined;
  const isFinal = last.pods.length === 1 && last.byes.length === 0 && last.final === true;
  return isFinal ? last.round : undefined;
}
