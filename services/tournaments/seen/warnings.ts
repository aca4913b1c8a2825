import { roundsWithoutRepeats } from '../../../shared/tournaments/pairing/bounds.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import { drawsPay } from '../../../shared/tournaments/scoring/draws-that-pay.ts';
import type { Warning } from '../contract.ts';

/** What staff should look at before it begins. */
export function warningsOf(tournament: Tournament): readonly Warning[] {
  if (tournament.stage > 0) return [];
  return [...repeats(tournament), ...draws(tournament)];
}

/** More rounds than can be played without that two meet again. */
function repeats({ regulations, players }: Tournament): readonly Warning[] {
  const [stage] = regulations.stages;
  if (stage?.format !== 'SWISS') return [];
  const count = Math.max(players.filter(isIn).length, 0);
  const most = roundsWithoutRepeats(count, stage.podSize.preferred);
  if (count === 0 || stage.rounds <= most) return [];
  return [{ kind: 'REPEATS', figures: { rounds: stage.rounds, players: count, without: most } }];
}

/** A whole pod that agrees on a draw gets more than one that plays for a win. */
function draws({ regulations }: Tournament): readonly Warning[] {
  const { scoring, stages } = regulations;
  const sizes = [...new Set(stages.map(({ podSize }) => podSize.max))];
  return sizes
    .filter((size) => drawsPay(scoring, size))
    .map((size): Warning => ({ kind: 'DRAWS_PAY', figures: { seats: size } }));
}
