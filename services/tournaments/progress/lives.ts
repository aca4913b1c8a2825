import { afterElimination } from '../../../shared/tournaments/drafting/elimination.ts';
import type { TournamentEvent } from '../../../shared/tournaments/events/event.ts';
import { NOTHING, type ProgressStep } from './step.ts';

/**
 * Settles a round of an elimination: players who do not advance lose a life, and are out without
 * one.
 */
export const settleRound: ProgressStep = (tournament) => {
  const last = tournament.rounds.findLast(({ status }) => status === 'COMPLETED');
  const stage = last && tournament.regulations.stages[last.stage - 1];
  if (last === undefined || last.settled === true || stage?.format !== 'ELIMINATION') {
    return NOTHING;
  }
  const { wounded, lucky, out } = afterElimination(tournament, stage, last);
  const events: TournamentEvent[] = [{ type: 'RoundSettled', round: last.round, lucky }];
  const lost = [...wounded, ...out];
  if (lost.length > 0) events.push({ type: 'LivesLost', numbers: lost });
  if (out.length > 0) events.push({ type: 'PlayersEliminated', numbers: out });
  return events;
};
