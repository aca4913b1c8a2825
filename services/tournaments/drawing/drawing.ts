import type { Draft, DraftRequest, NoDraft } from '../../../shared/tournaments/drafting/draft.ts';
import { draftRounds } from '../../../shared/tournaments/drafting/draft-rounds.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';

/** What rounds are drawn by: the record, and what is asked of the draw. Plain JSON. */
export type DrawJob = {
  readonly tournament: Tournament;
  readonly request: DraftRequest;
  /** Whether only the first round is wanted: the others of a schedule are many, and cost time to hand on. */
  readonly firstOnly?: true;
};

/** The rounds that are drafted together, or why there are none. */
export type Drawn = readonly Draft[] | NoDraft;

/** Draws rounds: a function of the job alone, wherever it is worked out. */
export type Drawing = (job: DrawJob) => Promise<Drawn>;

/** What comes of a job. */
export function drawnBy({ tournament, request, firstOnly }: DrawJob): Drawn {
  const drawn = draftRounds(tournament, request);
  return firstOnly && !('problems' in drawn) ? drawn.slice(0, 1) : drawn;
}

/** Draws on the thread that asks, which does nothing else meanwhile. */
export const drawingHere: Drawing = async (job) => drawnBy(job);

/** Fields of at most so many are drawn within a few hundredths of a second, schedules of at most so many within one. */
const SMALL_FIELD = 64;
const SMALL_SCHEDULE = 8;

/** Whether a draw takes so little time that it needs no other place. */
export function isSmall({ numbers, regulations, stage }: Tournament): boolean {
  const { format } = regulations.stages[stage - 1] ?? {};
  return numbers.length <= (format === 'ROUND_ROBIN' ? SMALL_SCHEDULE : SMALL_FIELD);
}
