import type { Seat } from '../../../engine/index.ts';
import { ROUNDS } from '../board.ts';
import { goods, type Good } from '../content/tile.ts';
import { MAJORITY_GLORY } from '../standing.ts';
import { hasLeft, player, questsToPlace, type State } from '../state.ts';
import { placingWorth } from './by-worth.ts';
import { majorityChance, storyWorth, worthOf, type Scales } from './worth.ts';

/**
 * Weighs a table for a seat: its expected Glory beside that of the best of the others. Counted are the
 * Glory and the goods held, Majorities, what the story will bring, and the Quests in hand.
 */
export function positionWorth(state: State, seat: Seat): number {
  const others = state.seats.filter((other) => other !== seat && !hasLeft(state, other));
  const best = Math.max(...others.map((other) => expected(state, other)));
  return expected(state, seat) - (others.length === 0 ? 0 : best);
}

function expected(state: State, seat: Seat): number {
  const me = player(state, seat);
  const { holding } = me;
  if (state.phase === 'over') return holding.glory;
  const scales: Scales = { round: Math.min(ROUNDS, Math.max(1, state.round)) };
  const goodsWorth = goods.reduce((sum, good) => sum + holding[good] * worthOf(good, scales), 0);
  const majorities = goods.reduce((sum, good) => sum + chanceIn(state, seat, good), 0);
  const quests = questsToPlace(state, seat)
    .map((id) => Math.max(0, placingWorth(me, id, false, scales)))
    .reduce((sum, worth) => sum + worth, 0);
  const past = scales.round / ROUNDS;
  return (
    holding.glory +
    goodsWorth +
    majorities * MAJORITY_GLORY * past +
    storyWorth(me, scales) +
    quests * past
  );
}

/** The seat's chance of the Majority in a good. */
function chanceIn(state: State, seat: Seat, good: Good): number {
  const others = state.seats.filter((other) => other !== seat && !hasLeft(state, other));
  const most = Math.max(0, ...others.map((other) => player(state, other).holding[good]));
  return majorityChance(player(state, seat).holding[good], most, Math.max(1, state.round));
}
