import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import type { Source, TalesEvent } from '../events.ts';
import { chest as whichChest, chestOption } from '../questions.ts';
import { contents, type Earned } from '../rewards.ts';
import { player, type State } from '../state.ts';
import { closedChests, type Chest, type Scope } from '../story/chests.ts';
import { settle } from './settle.ts';

/**
 * Opens a Chest with a Key immediately, or returns the Key to the supply if it can open none. Returns
 * the contents, to be collected like a reward (TG-KEY-01, 02, 10, 11).
 * @param from the source of the Key.
 */
export function* useKey(
  table: Table<State>,
  seat: Seat,
  { from, scope }: { readonly from: Source; readonly scope: Scope },
): Procedure<Earned | undefined> {
  const closed = (): readonly Chest[] => closedChests(player(table.state, seat).story, scope);
  if (closed().length === 0) {
    yield* tell<TalesEvent>({ type: 'KeyReturned', seat, key: from });
    return undefined;
  }
  const chosen = yield* choose(table, () => whichChest(seat, from, closed()), {
    settle: () => settle(table, seat),
  });
  const opened = closed().find((chest) => chestOption(chest) === chosen);
  if (opened === undefined) return undefined;
  yield* tell<TalesEvent>({ type: 'ChestOpened', seat, ...opened, key: from });
  return contents(opened.tile, opened.chest);
}
