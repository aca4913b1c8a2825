import type { Draft, DraftRequest, NoDraft } from '../../../shared/tournaments/drafting/draft.ts';
import { draftRounds } from '../../../shared/tournaments/drafting/draft-rounds.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** The input of a draw: the record and the request. Plain JSON. */
export type DrawJob = {
  readonly tournament: Tournament;
  readonly request: DraftRequest;
  /**
   * True if only the first round is wanted: the others of a schedule are many, and slow to
   * transfer.
   */
  readonly firstOnly?: true;
};

/** The rounds that are drafted together, or the reasons why there are none. */
export type DrawOutcome = readonly Draft[] | NoDraft;

/** Draws rounds: a pure function of the job, wherever it runs. */
export type DrawRounds = (job: DrawJob) => Promise<DrawOutcome>;

/** The result of a job. */
export function drawRounds({ tournament, request, firstOnly }: DrawJob): DrawOutcome {
  const drawn = draftRounds(tournament, request);
  return firstOnly && !('problems' in drawn) ? drawn.slice(0, 1) : drawn;
}

/** Draws on the calling thread, which is blocked meanwhile. */
export const drawingHere: DrawRounds = async (job) => drawRounds(job);

/**
 * Limits of draws on the calling thread: fields of this size take a few hundredths of a second,
 * schedules up to one second.
 */
const SMALL_FIELD = 64;
const SMALL_SCHEDULE = 8;

/** True if a draw is fast enough for the calling thread. */
export function isSmall({ numbers, regulations, stage }: Tournament): boolean {
  const { format } = regulations.stages[stage - 1] ?? {};
  return numbers.length <= (format === 'ROUND_ROBIN' ? SMALL_SCHEDULE : SMALL_FIELD);
}
