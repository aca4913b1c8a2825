import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import { declarationsFor, type Declaration } from '../declaration.ts';
import type { TalesEvent } from '../events.ts';
import { tile } from '../questions.ts';
import { player, questsToPlace, type State } from '../state.ts';
import { settle } from './settle.ts';

const idle: Declaration = { id: 'nothing', fate: 'nothing', quests: [], tiles: [] };

/**
 * Asks to place or discard the tile taken, and for the Quests to add (TG-DSC-01, TG-QST-05,
 * TG-RUL-28).
 */
export function* declare(table: Table<State>, seat: Seat): Procedure<Declaration> {
  const { taken } = player(table.state, seat);
  if (taken === undefined && questsToPlace(table.state, seat).length === 0) return idle;
  const chosen = yield* choose(
    table,
    () => tile(table.state, seat, declarationsFor(table.state, seat)),
    { settle: () => settle(table, seat) },
  );
  const declared = declarationsFor(table.state, seat).find(({ id }) => id === chosen) ?? idle;
  const { quests } = declared;
  if (quests.length > 0) {
    yield* tell<TalesEvent>({ type: 'QuestsDeclared', seat, tiles: quests });
  }
  return declared;
}
