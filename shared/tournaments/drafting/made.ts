import { eliminationRound } from '../elimination/elimination-round.ts';
import { checkPairing } from '../pairing/problems.ts';
import { reportOf } from '../pairing/report.ts';
import { fieldOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Elimination, Stage } from '../regulations/stage.ts';
import type { Draft, DraftRequest, NoDraft } from './draft.ts';
import { eliminationOf } from './elimination.ts';
import { inputBy } from './pairing-input.ts';

/** A round as staff have made it, or all that is wrong with it. */
export function draftMade(
  tournament: Tournament,
  stage: Stage,
  request: DraftRequest & Required<Pick<DraftRequest, 'made'>>,
): Draft | NoDraft {
  const { made } = request;
  if (made === undefined) throw new RangeError('These pods were not made by anyone.');
  const input = inputBy(tournament, stage, request);
  const problems = checkPairing(input, made.pods, made.byes);
  if (problems.length > 0) return { problems };
  const report = { ...reportOf(input, made.pods), byes: made.byes.length, edited: true };
  const final = stage.format === 'ELIMINATION' && isFinal(tournament, stage, request.round);
  const { absent: missed } = fieldOf(tournament, request.round);
  return { ...made, missed, ...(final && { final }), report };
}

const isFinal = (tournament: Tournament, stage: Elimination, round: number): true | undefined =>
  eliminationRound(eliminationOf(tournament, stage, round)).final;
