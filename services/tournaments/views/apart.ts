import type { Pair } from '../../../shared/tournaments/pairing/history.ts';
import { hasRoomApart } from '../../../shared/tournaments/pairing/room-apart.ts';
import { planOf, type PodPlan } from '../../../shared/tournaments/pairing/sizes.ts';
import { isIn } from '../../../shared/tournaments/record/queries.ts';
import type { Tournament } from '../../../shared/tournaments/record/tournament.ts';
import type { Stage } from '../../../shared/tournaments/regulations/stage.ts';
import { mostApart } from '../../../shared/tournaments/schedules/most-apart.ts';
import { roundsOfStage } from '../../../shared/tournaments/schedules/quick.ts';
import type { Warning } from '../contract.ts';

/**
 * Warns of more pairs to keep apart than the first stage has room for: in one round of it, or in
 * its whole schedule.
 */
export function roomApart(tournament: Tournament): readonly Warning[] {
  const [stage] = tournament.regulations.stages;
  const pairs = pairsApart(tournament);
  const size = tournament.players.filter(isIn).length;
  if (stage === undefined || pairs.length === 0 || size < stage.podSize.min) return [];
  const figures = { pairs: pairs.length, players: size };
  const { even, odd } = planFor(stage, size);
  const podSize = even === 0 ? (odd[0] ?? size) : stage.podSize.preferred;
  if (!hasRoomApart(planFor(stage, size), podSize, pairs)) {
    return [{ kind: 'APART', figures: { ...figures, rounds: 1 } }];
  }
  if (stage.format !== 'ROUND_ROBIN') return [];
  const rounds = roundsOfStage(stage, size);
  // with pods of several sizes the number of pairs left apart is known only after the draw
  if (even > 0 && odd.length > 0) return [];
  return mostApart({ size, podSize, meetings: stage.meetings, rounds }, pairs) < pairs.length
    ? [{ kind: 'APART', figures: { ...figures, rounds } }]
    : [];
}

/** The division of the first round for this number of players. */
function planFor(stage: Stage, size: number): PodPlan {
  const { podSize } = stage;
  switch (stage.format) {
    case 'SWISS':
      return planOf(size, podSize, stage.remainder);
    case 'ROUND_ROBIN':
      return planOf(size, podSize, 'SMALLER');
    case 'ELIMINATION':
      // the players left for a final play it at one table
      return size <= stage.finalSize
        ? { even: 0, odd: [size], byes: 0 }
        : planOf(size, podSize, stage.fill === 'BYES' ? 'BYES' : 'SMALLER');
  }
}

/** The pairs to keep apart if both players have a place, by their indices among the players. */
function pairsApart({ apart: all, players }: Tournament): readonly Pair[] {
  const places = new Map(players.map((player, i) => [player.account, isIn(player) ? i : -1]));
  const pairs = new Map<string, Pair>();
  for (const accounts of all) {
    const [one = -1, other = -1] = accounts
      .map((account) => places.get(account) ?? -1)
      .toSorted((a, b) => a - b);
    if (one >= 0 && one !== other) pairs.set(`${String(one)} ${String(other)}`, [one, other]);
  }
  return [...pairs.values()];
}
