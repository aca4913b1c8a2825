import { tell, type Procedure } from '../../../engine/index.ts';
import { leaveUnlessLanded } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Landing } from '../edition/occasions.ts';
import { numberFor } from '../character/sides.ts';
import type { TalismanEvent } from '../events.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf } from '../character/powers.ts';
import { does } from '../edition/lasts.ts';
import { settle } from '../changes/settle.ts';
import { type Card } from '../state.ts';
import { cardsAt, hero } from '../state-queries.ts';
import { loseLives } from './loss.ts';
import { refer } from '../reference.ts';

/**
 * Meets cards without an encounter number first when a character lands: before a character, other
 * cards, and the space itself (T4-NUM-01 to 04). Leaves if that kills it (T4-RUL-53).
 */
export function* meetUnnumbered(table: TalismanTable, at: Landing): Procedure {
  const { space } = hero(table.state, at.seat);
  for (const card of cardsAt(table.state, space)) {
    if (numberFor(table, at.seat, card) !== undefined) continue;
    yield* meet(table, at, card);
    leaveUnlessLanded(table, at);
  }
}

function* meet(table: TalismanTable, at: Landing, card: Card): Procedure {
  const { seat } = at;
  const { type, effects = [] } = table.edition.book.card(card);
  const [ward] = type === 'spell' ? abilitiesOf(table, seat, 'shun-spells') : [];
  if (ward !== undefined) return yield* explain(table, seat, ward);
  const { space } = hero(table.state, seat);
  const occasion = { ...at, space, card };
  yield* tell<TalismanEvent>({ type: 'CardMet', seat, card, space });
  yield* table.perform(table, occasion, effects);
  leaveUnlessLanded(table, at);
  const hexed = table.state.lasting.find((one) => one.card === card && does(table, one, 'hurts'));
  if (hexed)
    yield* loseLives(table, {
      seat,
      amount: 1,
      by: hexed.by,
      cause: 'spell',
      of: refer('card', table.edition.book.kindOf(card)),
    });
  yield* settle(table);
}
