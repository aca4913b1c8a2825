import { roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { StageFormat } from '../../../shared/tournaments/regulations/stage.ts';

/** A stage for clients: its settings and its progress. */
export type SeenStage = {
  readonly number: number;
  readonly format: StageFormat;
  readonly status: 'WAITING' | 'RUNNING' | 'COMPLETED';
  /** Number of rounds; absent if it depends on the number of players. */
  readonly rounds: number | undefined;
  readonly cut: number | undefined;
};

/** The stages of a tournament, in order. */
export const stagesOf = (tournament: Tournament): readonly SeenStage[] =>
  tournament.regulations.stages.map((stage, i) => ({
    number: i + 1,
    format: stage.format,
    status: statusOf(tournament, i + 1),
    rounds: stage.format === 'ELIMINATION' ? undefined : stage.rounds,
    cut: stage.cut,
  }));

function statusOf(tournament: Tournament, stage: number): SeenStage['status'] {
  if (stage < tournament.stage) return 'COMPLETED';
  if (stage > tournament.stage) return 'WAITING';
  const isLast = stage === tournament.regulations.stages.length;
  const isOver = isLast && tournament.finishedAt !== undefined;
  return isOver && roundsOf(tournament, stage).length > 0 ? 'COMPLETED' : 'RUNNING';
}
