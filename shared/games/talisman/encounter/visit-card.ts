import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { agrees, stay, type Landing } from '../asking.ts';
import { discardCard } from '../cards.ts';
import type { Occasion, Sight, TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import { gain } from '../goods.ts';
import { abilitiesOf, attributeOf } from '../powers.ts';
import { cardsAt, hero, type Card } from '../state.ts';
import { evadesHostile } from './hostile.ts';

/**
 * An Event happens to who meets it; a Stranger and a Place are visited (T4-ADV-09, 18, 20). What is
 * there for one visit goes as that visitor has its effects, an Event in any case.
 */
export function* visitCard(table: TalismanTable, at: Landing, card: Card): Procedure {
  const { seat } = at;
  const { book } = table.edition;
  const { type, once, effects = [] } = book.card(card);
  const { space } = hero(table.state, seat);
  const occasion: Occasion = { seat, space, card, landing: at.landing };
  yield* tell<TalismanEvent>({ type: 'CardMet', seat, card, space });
  const evaded = yield* evadesHostile(table, seat, { card });
  stay(table, at);
  const ignored = !evaded && (yield* ignores(table, seat, card));
  stay(table, at);
  const concerned = !evaded && !ignored && isConcerned(table, seat, card);
  if (!cardsAt(table.state, space).includes(card)) return;
  if (type === 'event' || (once && concerned)) yield* discardCard(table, card, { space });
  if (!concerned) return;
  yield* takeFromPool(table, occasion);
  yield* table.edition.perform(table, occasion, effects);
}

/** Whether the card has effects for this visitor (T4-ADV-18). */
function isConcerned(sight: Sight, seat: Seat, card: Card): boolean {
  const { visitors } = sight.edition.book.card(card);
  if (visitors === undefined) return true;
  const { alignment, atLeast = {} } = visitors;
  const fits = alignment === undefined || hero(sight.state, seat).alignment === alignment;
  return (
    fits &&
    Object.entries(atLeast).every(
      ([attribute, least]) => attributeOf(sight, seat, attribute) >= least,
    )
  );
}

/** Asks who need not be touched by it. */
function* ignores(table: TalismanTable, seat: Seat, card: Card): Procedure<boolean> {
  const kind = table.edition.book.kindOf(card);
  const [power] = abilitiesOf(table, seat, 'ignore').filter(({ ability }) =>
    ability.cards.includes(kind),
  );
  if (power === undefined) return false;
  const about = { ability: `ability:${power.ability.id}`, card: `card:${kind}` };
  return yield* agrees(table, seat, { kind: 'skip', about });
}

/** One counter a visit; with the last one the card is used up. */
function* takeFromPool(table: TalismanTable, { seat, space, card }: Occasion): Procedure {
  if (card === undefined) return;
  const { pool } = table.edition.book.card(card);
  if (pool === undefined) return;
  if ((table.state.pools[card] ?? 0) > 0) {
    yield* tell<TalismanEvent>({ type: 'PoolTaken', card, amount: 1 });
    yield* gain(table, seat, pool.what, 1);
  }
  if ((table.state.pools[card] ?? 0) === 0) yield* discardCard(table, card, { space });
}
