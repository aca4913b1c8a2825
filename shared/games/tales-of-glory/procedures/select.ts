import { askEach, tell, type Procedure, type Table } from '../../../engine/index.ts';
import type { TalesEvent } from '../events.ts';
import { select as selection, slotOption } from '../questions.ts';
import { turnOrder, type State } from '../state.ts';
import { settle } from './settle.ts';
import { take } from './take.ts';

/**
 * Lets all choose a slot simultaneously and in secret; cards are revealed when all have chosen
 * (TG-SEL-01 to 03).
 */
export function* select(table: Table<State>): Procedure {
  const answers = yield* askEach(
    table,
    () => turnOrder(table.state).map((seat) => selection(table.state, seat)),
    { settle: () => settle(table) },
  );
  const cards = turnOrder(table.state).flatMap((seat) => {
    const [chosen] = answers.get(`select:${seat}`) ?? [];
    const lying = table.state.board.find(({ slot }) => slotOption(slot) === chosen);
    return lying ? [{ seat, slot: lying.slot }] : [];
  });
  yield* tell<TalesEvent>({ type: 'CardsRevealed', cards });
  yield* take(table, cards);
}
