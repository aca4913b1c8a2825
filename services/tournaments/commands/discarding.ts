import { roundOf, roundsOf } from '../../../shared/tournaments/record/queries.ts';
import type { Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse } from '../../platform/requests/refusal.ts';
import type { ActInputs } from '../contract.ts';
import { checkPlaysNot } from './conflict.ts';
import type { Judge } from '../judging.ts';
import { noRound } from './named.ts';

/**
 * Discards a draft with all edits by staff; a schedule is drafted as a whole, so all of its rounds
 * go.
 */
export const discardRound: Judge<ActInputs['discardRound']> = ({ tournament, actor, input }) => {
  const draft = roundOf(tournament, input.round) ?? noRound();
  const drafts = discardedWith(tournament, draft);
  // to discard a draft made only from the seed favours no one: the same comes out again
  const isMade = drafts.some(({ report, edits, forbidden, byesFor }) =>
    [report.edited, edits, forbidden, byesFor].some(Boolean),
  );
  if (isMade) checkPlaysNot(tournament, actor);
  return drafts.map(({ round }) => ({ type: 'RoundDiscarded', round }));
};

/**
 * The drafts that are discarded together; refused if the round is no draft, or part of a published
 * schedule.
 */
function discardedWith(tournament: Tournament, draft: Round): readonly Round[] {
  const { round, stage, status } = draft;
  if (status !== 'DRAFT') {
    refuse('TOURNAMENT_STATE', `Round ${String(round)} is ${status}. It must be DRAFT.`, {
      status,
      allowed: ['DRAFT'],
    });
  }
  if (tournament.regulations.stages[stage - 1]?.format !== 'ROUND_ROBIN') return [draft];
  const schedule = roundsOf(tournament, stage);
  if (schedule.every((each) => each.status === 'DRAFT')) return schedule;
  const detail = 'This round is part of a published schedule. Change it with `editPairing`.';
  return refuse('TOURNAMENT_STATE', detail, { status, allowed: [] });
}
