import { eliminationRound } from '../elimination/elimination-round.ts';
import { entrantsOf, playerOf, roundsOf } from '../record/queries.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Stage } from '../regulations/stage.ts';
import { tableOf } from '../table/table.ts';
import { eliminationOf } from './elimination.ts';

/** True if the present stage is over, given that all its rounds so far are complete. */
export function isStageOver(tournament: Tournament): boolean {
  const stage = tournament.regulations.stages[tournament.stage - 1];
  if (stage === undefined) return true;
  const played = roundsOf(tournament, tournament.stage).length;
  const next = 1 + Math.max(0, ...tournament.rounds.map(({ round }) => round));
  const left = stillIn(tournament);
  switch (stage.format) {
    case 'SWISS':
      return played >= stage.rounds || left.length < stage.podSize.min;
    case 'ROUND_ROBIN':
      // all its rounds are drafted together
      return played > 0 || left.length < stage.podSize.min;
    case 'ELIMINATION':
      return eliminationRound(eliminationOf(tournament, stage, next, left)).done === true;
  }
}

/** Players of the stage who are still in the event, checked in for its next round or not. */
const stillIn = (tournament: Tournament): readonly number[] =>
  entrantsOf(tournament, tournament.stage).filter((number) => {
    const { status } = playerOf(tournament, number) ?? {};
    return status === 'ACTIVE' || status === 'SITTING_OUT';
  });

/**
 * Players who enter the next stage: the best of the present one who are still in the event, the
 * best first.
 */
export function nextEntrants(tournament: Tournament, { cut }: Stage): readonly number[] {
  const left = new Set(stillIn(tournament));
  return tableOf(tournament, { stage: tournament.stage })
    .map(({ number }) => number)
    .filter((number) => left.has(number))
    .slice(0, cut ?? tournament.numbers.length);
}
