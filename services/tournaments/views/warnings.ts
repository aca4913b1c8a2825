import { roundsWithoutRepeats } from '../../../shared/tournaments/pairing/bounds.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import {
  isQuick,
  mostScheduled,
  roundsOfStage,
} from '../../../shared/tournaments/schedules/quick.ts';
import { drawsPay } from '../../../shared/tournaments/scoring/draws-that-pay.ts';
import { limitsOf, type TimeControl } from '../../matches/terms/time-control.ts';
import { durationOf, millisecondsOf } from '../../platform/time/duration.ts';
import type { Warning } from '../contract.ts';
import { roomApart } from './apart.ts';
import { byes } from './byes.ts';

/** Warnings for staff before the start. */
export function warningsOf(tournament: Tournament): readonly Warning[] {
  if (tournament.stage > 0) return [];
  return [
    ...repeats(tournament),
    ...schedules(tournament),
    ...byes(tournament),
    ...roomApart(tournament),
    ...clock(tournament),
    ...draws(tournament),
  ];
}

/** Warns of more rounds than can be played without a repeated meeting. */
function repeats({ regulations, players }: Tournament): readonly Warning[] {
  const [stage] = regulations.stages;
  if (stage?.format !== 'SWISS') return [];
  const count = Math.max(players.filter(isIn).length, 0);
  const most = roundsWithoutRepeats(count, stage.podSize.preferred);
  if (count === 0 || stage.rounds <= most) return [];
  return [{ kind: 'REPEATS', figures: { rounds: stage.rounds, players: count, without: most } }];
}

/** Warns of round robins that may get more players than a schedule can be drawn for. */
function schedules({ regulations }: Tournament): readonly Warning[] {
  const { stages, registration } = regulations;
  return stages.flatMap((stage): readonly Warning[] => {
    const players = stage.cut ?? registration.cap;
    if (stage.format !== 'ROUND_ROBIN' || isQuick(stage, players)) return [];
    const rounds = roundsOfStage(stage, players);
    return [{ kind: 'SCHEDULE', figures: { players, rounds, most: mostScheduled(stage) } }];
  });
}

/**
 * Number of rounds of the table that a match should have time for, at the slowest; most have many
 * more.
 */
const ROUNDS_OF_TABLE = 4;

/** Warns of a time control by which even a short match may take longer than its round. */
function clock({ regulations }: Tournament): readonly Warning[] {
  const { timeControl, rounds, stages } = regulations;
  const { perTurn, perQuestion, bank } = limitsOf(timeControl as TimeControl);
  const limit = perTurn ?? perQuestion ?? bank?.initial;
  const lasts = rounds.length === undefined ? undefined : millisecondsOf(rounds.length);
  if (limit === undefined || lasts === undefined) return [];
  const seats = Math.max(...stages.map(({ podSize }) => podSize.preferred));
  const needed = limit * seats * ROUNDS_OF_TABLE;
  if (needed <= lasts) return [];
  const figures = { match: durationOf(needed), round: durationOf(lasts) };
  return [{ kind: 'CLOCK', figures }];
}

/** Warns of a scoring that pays a whole pod more for an agreed draw than for a win. */
function draws({ regulations }: Tournament): readonly Warning[] {
  const { scoring, stages } = regulations;
  const sizes = [...new Set(stages.map(({ podSize }) => podSize.max))];
  return sizes
    .filter((size) => drawsPay(scoring, size))
    .map((size): Warning => ({ kind: 'DRAWS_PAY', figures: { seats: size } }));
}
