import { planOf } from '../../../shared/tournaments/pairing/sizes.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Stage } from '../../../shared/tournaments/regulations/stage.ts';
import { sizesOf } from '../../../shared/tournaments/schedules/built.ts';
import { roundsOfStage } from '../../../shared/tournaments/schedules/quick.ts';
import type { Warning } from '../contract.ts';

/** Maximum size of a field that is checked while no one has registered. */
const MOST_LOOKED_AT = 32;

/**
 * Warns of stages in which some players sit out rounds that smaller pods would let them play, or
 * more often than others: for the registered players, or before any have registered for each field
 * of two pods or more.
 */
export function byes({ regulations, players }: Tournament): readonly Warning[] {
  const registered = players.filter(isIn).length;
  const { cap } = regulations.registration;
  return regulations.stages.flatMap((stage, i): readonly Warning[] => {
    const { min } = stage.podSize;
    if (i > 0) return byesWith(stage, stage.cut ?? 0);
    if (registered >= min) return byesWith(stage, registered);
    for (let size = 2 * min; size <= Math.min(cap, MOST_LOOKED_AT); size += 1) {
      const found = byesWith(stage, size);
      if (found.length > 0) return found;
    }
    return [];
  });
}

/** The warning for this number of players; none if all of them have a full set of games. */
function byesWith(stage: Stage, players: number): readonly Warning[] {
  const sitOut = byesIn(stage, players);
  const rounds = stage.format === 'ELIMINATION' ? 0 : roundsIn(stage, players);
  if (sitOut === 0 || rounds === 0) return [];
  // in pairs one of an odd number has to; in a round robin each in turn
  const isInTurn = stage.format === 'SWISS' || (rounds * sitOut) % players === 0;
  if (stage.podSize.preferred === 2 && isInTurn) return [];
  const games = Math.floor((rounds * (players - sitOut)) / players);
  return [{ kind: 'BYES', figures: { players, byes: sitOut, rounds, games } }];
}

/** Number of players who sit out each round, although the regulations do not ask for byes. */
function byesIn(stage: Stage, players: number): number {
  if (players < stage.podSize.min) return 0;
  switch (stage.format) {
    case 'ROUND_ROBIN':
      return players - sizesOf(players, stage.podSize).reduce((sum, size) => sum + size, 0);
    case 'SWISS':
      return stage.remainder === 'BYES' ? 0 : planOf(players, stage.podSize, stage.remainder).byes;
    case 'ELIMINATION':
      return 0;
  }
}

const roundsIn = (stage: Exclude<Stage, { format: 'ELIMINATION' }>, players: number): number =>
  stage.format === 'SWISS' ? stage.rounds : roundsOfStage(stage, players);
