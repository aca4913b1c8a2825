import type { Tournament } from '../record/tournament.ts';
import { seat } from '../seating/seat.ts';
import { isDrafted, type Draft, type DraftRequest, type NoDraft } from './draft.ts';
import { draftElimination } from './elimination.ts';
import { draftMade } from './made.ts';
import { draftRoundRobin } from './round-robin.ts';
import { draftSwiss } from './swiss.ts';

/**
 * The rounds of the present stage that are drafted together: all of a round robin, else the next. A
 * pure function of the record and the request.
 */
export function draftRounds(
  tournament: Tournament,
  request: DraftRequest,
): readonly Draft[] | NoDraft {
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage === undefined) throw new RangeError('There is no such stage.');
  const { made } = request;
  if (made !== undefined) return alone(draftMade(tournament, stage, { ...request, made }));
  switch (stage.format) {
    case 'SWISS':
      return alone(seated(tournament, request, draftSwiss(tournament, stage, request)));
    case 'ROUND_ROBIN':
      return draftRoundRobin(tournament, stage, request);
    case 'ELIMINATION':
      return alone(seated(tournament, request, draftElimination(tournament, stage, request)));
  }
}

const alone = (draft: Draft | NoDraft): readonly Draft[] | NoDraft =>
  isDrafted(draft) ? [draft] : draft;

/** The same with the players of each pod in the order of their seats. */
function seated(
  { regulations, rounds }: Tournament,
  { round, seed }: DraftRequest,
  draft: Draft | NoDraft,
): Draft | NoDraft {
  if (!isDrafted(draft)) return draft;
  const former = rounds
    .filter((each) => each.round < round)
    .map(({ pods }) => ({ pods: pods.map(({ players }) => players) }));
  const { pods } = draft;
  const seats = seat({ algorithm: 'seats-1', seed, policy: regulations.seats, pods, former });
  return { ...draft, pods: seats };
}
