import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { TileId } from '../content/tile.ts';
import type { TalesEvent } from '../events.ts';
import { chest as whichChest, chestOption } from '../questions.ts';
import { contents } from '../rewards.ts';
import { player, type State } from '../state.ts';
import { closedChests, type Chest, type Scope } from '../story/chests.ts';
import { collectOne } from './collect.ts';
import { settle } from './settle.ts';

/**
 * A Key opens a Chest at once, or goes back to the supply if it can open none; what is inside is
 * collected like a reward (TG-KEY-01, 02, 10, 11).
 * @param from the tile the Key came from.
 */
export function* useKey(table: Table<State>, seat: Seat, from: TileId, scope: Scope): Procedure {
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
