import { playerOf, podOf, roundOf } from '../../../shared/tournaments/record/queries.ts';
import type { Player } from '../../../shared/tournaments/record/player.ts';
import type { Pod, Round } from '../../../shared/tournaments/record/round.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';

/** A pod, with its round; refused if there is none. */
export function podIn(
  tournament: Tournament,
  number: number,
  which: number,
): { readonly round: Round; readonly pod: Pod } {
  const round = roundOf(tournament, number) ?? noRound();
  if (round.status === 'DRAFT' || round.status === 'PUBLISHED') {
    const { status } = round;
    const detail = 'The matches of this round are not created yet. Edit its pairing instead.';
    refuse('TOURNAMENT_STATE', detail, { status, allowed: ['STARTING', 'RUNNING', 'COMPLETED'] });
  }
  const pod = podOf(round, which);
  const detail = `Must be 1 to ${String(round.pods.length)} in round ${String(number)}.`;
  return pod ? { round, pod } : refuseInput({ path: ['pod'], detail });
}

export const noRound = (): never => refuseInput({ path: ['round'], detail: 'Unknown round.' });

/** The player of a start number; refused if there is none. */
export function playerNumbered(tournament: Tournament, number: number): Player {
  const most = String(tournament.numbers.length);
  const detail = `Unknown start number. Must be 1 to ${most}.`;
  return playerOf(tournament, number) ?? refuseInput({ path: ['number'], detail });
}
