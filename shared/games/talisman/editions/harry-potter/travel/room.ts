import type { Procedure, Seat } from '../../../../../engine/index.ts';
import { discardCard } from '../../../changes/cards.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import { type Card } from '../../../state.ts';
import { hero } from '../../../state-queries.ts';
import { chooseWay } from '../../../travel/moving.ts';
import { idOf, refer } from '../../../reference.ts';

/**
 * Pays a Hallow, of its choice, for the step into a space that only the owner of one may enter
 * (HP-ROR-02, 04, HP-RUL-19).
 */
export function* giveUpHallow(table: TalismanTable, seat: Seat, to: string): Procedure {
  if (!table.edition.book.space(to).restricted) return;
  const chosen = yield* chooseWay(table, seat, {
    kind: 'pick',
    about: { space: refer('space', to) },
    options: () => passesTo(table, seat, to).map((card) => refer('card', card)),
  });
  yield* discardCard(table, idOf(chosen), { seat });
}

const passesTo = ({ state, edition }: Sight, seat: Seat, to: string): readonly Card[] =>
  hero(state, seat).objects.filter((card) =>
    edition.book
      .card(card)
      .abilities?.some((ability) => ability.can === 'pass' && ability.at.includes(to)),
  );
