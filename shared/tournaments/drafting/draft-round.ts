import type { Stage } from '../regulations/stage.ts';
import type { Tournament } from '../record/tournament.ts';
import { seat } from '../seating/seat.ts';
import { isDrafted, type Draft, type DraftRequest, type NoDraft } from './draft.ts';
import { draftSwiss } from './swiss.ts';

/** A round of the present stage, in the manner of its format: a function of the record and the request alone. */
export function draftRound(tournament: Tournament, request: DraftRequest): Draft | NoDraft {
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage === undefined) throw new RangeError('There is no such stage.');
  return seated(tournament, request, drawn(tournament, stage, request));
}

function drawn(tournament: Tournament, stage: Stage, request: DraftRequest): Draft | NoDraft {
  switch (stage.format) {
    case 'SWISS':
      return draftSwiss(tournament, stage, request);
    case 'ROUND_ROBIN':
    case 'ELIMINATION':
      throw new RangeError(`Not drafted yet: ${stage.format}.`);
  }
}

/** The same with the players of each pod in the order of their seats; staff who make pods say that order. */
function seated(
  { regulations, rounds }: Tournament,
  { round, seed, made }: DraftRequest,
  draft: Draft | NoDraft,
): Draft | NoDraft {
  if (!isDrafted(draft) || made !== undefined) return draft;
  const former = rounds
    .filter((each) => each.round < round)
    .map(({ pods }) => ({ pods: pods.map(({ players }) => players) }));
  const { pods } = draft;
  const seats = seat({ algorithm: 'seats-1', seed, policy: regulations.seats, pods, former });
  return { ...draft, pods: seats };
}
