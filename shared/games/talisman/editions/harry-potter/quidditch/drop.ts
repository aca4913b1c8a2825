import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { choose } from '../../../asking/asking.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { type Card } from '../../../state.ts';
import { hero, isLiving } from '../../../state-queries.ts';

/** Asks a seat that got a Hallow in another way whether to drop its challenge (HP-QUI-07). */
export function* dropChallenge(table: TalismanTable, seat: Seat, card: Card): Procedure {
  if (table.edition.book.homeOf(card) !== 'talismans' || !hasChallenge(table, seat)) return;
  const choice = yield* choose(table, seat, {
    kind: 'quest',
    what: 'drop',
    options: () => (hasChallenge(table, seat) ? ['keep', 'drop'] : []),
  });
  if (choice !== 'drop' || !isLiving(table.state, seat)) return;
  const { quest } = hero(table.state, seat);
  if (quest !== undefined) yield* tell<TalismanEvent>({ type: 'QuestDropped', seat, quest });
}

const hasChallenge = ({ state }: TalismanTable, seat: Seat): boolean =>
  isLiving(state, seat) && hero(state, seat).quest !== undefined;
