import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TileId } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import { chest as whichChest, chestOption } from '../questions.ts';
import { contents } from '../rewards.ts';
import { player, type State } from '../state.ts';
import { closedChests, type Chest, type Scope } from '../story/chests.ts';
import { collectOne } from './collect.ts';
import { settle } from './settle.ts';

/** Where Keys came from, and which Chests they may open. */
type Origin = { readonly from: TileId; readonly scope: Scope };

/** Keys are used one after the other. */
export function* useKeys(
  table: Table<State>,
  seat: Seat,
  count: number,
  origin: Origin,
): Procedure {
  for (let key = 0; key < count; key += 1) yield* useKey(table, seat, origin);
}

/**
 * A Key opens a Chest at once, or goes back to the supply if it can open none; what is inside is
 * collected like a reward (TG-KEY-01, 02, 10, 11).
 */
function* useKey(table: Table<State>, seat: Seat, { from, scope }: Origin): Procedure {
  const closed = (): readonly Chest[] => closedChests(player(table.state, seat).story, scope);
  if (closed().length === 0) return yield* tell<TalesEvent>({ type: 'KeyReturned', seat });
  const chosen = yield* choose(table, () => whichChest(seat, from, closed()), {
    settle: () => settle(table, seat),
  });
  const opened = closed().find((chest) => chestOption(chest) === chosen);
  if (opened === undefined) return;
  yield* tell<TalesEvent>({ type: 'ChestOpened', seat, ...opened });
  yield* collectOne(table, seat, contents(opened.tile, opened.chest));
}
