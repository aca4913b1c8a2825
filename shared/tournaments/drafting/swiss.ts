import { pair } from '../pairing/pair.ts';
import { fieldOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Swiss } from '../regulations/stage.ts';
import type { Draft, DraftRequest, NoDraft } from './draft.ts';
import { inputBy } from './pairing-input.ts';

/** A round of pods by points, as it is drawn. */
export function draftSwiss(
  tournament: Tournament,
  stage: Swiss,
  request: DraftRequest,
): Draft | NoDraft {
  const input = inputBy(tournament, stage, request);
  const drawn = pair(input);
  if ('impossible' in drawn) return { problems: drawn.impossible };
  const { pods, byes, report } = drawn;
  const { absent: missed } = fieldOf(tournament, request.round);
  return { pods, byes, missed, report: { ...report, byes: byes.length, edited: false } };
}
