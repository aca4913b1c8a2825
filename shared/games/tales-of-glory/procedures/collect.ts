import {
  choose,
  tell,
  type AtOnce,
  type Procedure,
  type Seat,
  type Table,
} from '../../../engine/index.ts';
import { tile } from '../content/tiles.ts';
import type { TileId } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import * as questions from '../questions.ts';
import { entangled } from '../reward-order.ts';
import { countedBy, gainsOf, sumOf, type Earned } from '../rewards.ts';
import { player, type State } from '../state.ts';
import { useKey } from './keys.ts';
import { settle } from './settle.ts';

/**
 * Collects rewards one after the other; the player picks the order if it matters (TG-REW, TG-RUL-07).
 */
export function* collect(table: Table<State>, seat: Seat, earned: readonly Earned[]): Procedure {
  let due = earned;
  while (due.length > 0) {
    const next = yield* nextReward(table, seat, due);
    due = due.filter((other) => other !== next);
    yield* collectOne(table, seat, next);
  }
}

function* nextReward(
  table: Table<State>,
  seat: Seat,
  due: readonly Earned[],
): Procedure<Earned | undefined> {
  const tied = entangled(player(table.state, seat), due);
  const free = due.find((one) => !tied.includes(one));
  if (free !== undefined) return free;
  const chosen = yield* choose(table, () => questions.reward(seat, due), {
    settle: () => settle(table, seat),
  });
  return due.find(({ id }) => id === chosen);
}

/**
 * Collects tokens first, counted at this moment (TG-REW-04); then the First Player token; then Keys.
 */
function* collectOne(table: Table<State>, seat: Seat, earned: Earned | undefined): Procedure {
  if (earned === undefined) return;
  const { source, reward } = earned;
  const gains = gainsOf(player(table.state, seat), reward);
  const token = sumOf(player(table.state, seat), reward, 'firstPlayer');
  if (Object.keys(gains).length > 0) {
    const counted = countedBy(player(table.state, seat), reward);
    yield* tell<TalesEvent>({ type: 'RewardCollected', seat, source, gains, ...counted });
  }
  if (token > 0) yield* tell<TalesEvent>({ type: 'FirstPlayerTaken', seat, tile: source.tile });
  const keys = sumOf(player(table.state, seat), reward, 'key');
  yield* useKeys(table, seat, keys, earned);
}

/** Uses Keys one after the other. */
function* useKeys(table: Table<State>, seat: Seat, count: number, earned: Earned): Procedure {
  const { source, scope } = earned;
  for (let key = 0; key < count; key += 1) {
    const inside = yield* useKey(table, seat, { from: source, scope });
    yield* collectOne(table, seat, inside);
  }
}

/** Collects the reward printed on a Hero; the contents of its Chests stay there (TG-SET-13, 14). */
export function* collectHero(table: Table<State>, seat: Seat, id: TileId): AtOnce {
  const gains = gainsOf(player(table.state, seat), tile(id).reward);
  yield* tell<TalesEvent>({
    type: 'RewardCollected',
    seat,
    source: { from: 'hero', tile: id },
    gains,
  });
}
