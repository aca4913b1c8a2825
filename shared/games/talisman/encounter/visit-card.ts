import { compareAttributes } from '../effects/rows.ts';
import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { agreesToUse } from '../asking/agrees-to-use.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing, Occasion } from '../edition/occasions.ts';
import { discardCard } from '../changes/cards.ts';
import type { TalismanEvent } from '../events.ts';
import { gain } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { type Card } from '../state.ts';
import { cardsAt, hero } from '../state-queries.ts';
import { canChangeAlignment } from '../any-time/any-time.ts';
import { before } from '../asking/before.ts';
import { evadesHostile } from './hostile.ts';
import { refer } from '../reference.ts';

/** A card that is met on a space, in a landing. */
export type CardVisit = Occasion & Landing & { readonly card: Card };

/**
 * Visits a card: an Event affects the character that meets it; a Stranger and a Place are visited
 * (T4-ADV-09, 18, 20). A card for one visit leaves when that visitor has its effects, an Event in any
 * case.
 */
export function* visitCard(table: TalismanTable, meeting: CardVisit): Procedure {
  const { seat, space, card } = meeting;
  yield* tell<TalismanEvent>({ type: 'CardMet', seat, card, space });
  const evaded = yield* evadesHostile(table, meeting, { card });
  yield* before(table, meeting, () => mattersHere(table, meeting));
  const spared = evaded || (yield* ignores(table, meeting));
  if (!spared)
    yield* compareAttributes(table, seat, table.edition.book.card(card).visitors?.atLeast ?? {});
  if (cardsAt(table.state, space).includes(card)) {
    yield* visited(table, meeting, !spared && isConcerned(table, seat, card));
  }
}

function* visited(table: TalismanTable, meeting: CardVisit, concerned: boolean): Procedure {
  const { space, card } = meeting;
  const { book } = table.edition;
  if (book.card(card).type === 'event' || (book.card(card).once && concerned)) {
    yield* discardCard(table, card, { space });
  }
  if (!concerned) return;
  yield* takeFromPool(table, meeting);
  yield* table.perform(table, meeting, table.edition.book.card(card).effects ?? []);
}

/** True if the card has effects for this visitor (T4-ADV-18). */
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

/** True if another alignment would change whether the seat is a visitor of the card. */
const mattersHere = (sight: Sight, { seat, card }: CardVisit): boolean =>
  sight.edition.book.card(card).visitors?.alignment !== undefined &&
  canChangeAlignment(sight, seat);

/** Asks a visitor that need not be affected by it. */
function* ignores(table: TalismanTable, meeting: CardVisit): Procedure<boolean> {
  const { seat, card } = meeting;
  const kind = table.edition.book.kindOf(card);
  const [power] = abilitiesOf(table, seat, 'ignore').filter(({ ability }) =>
    ability.cards.includes(kind),
  );
  if (power === undefined) return false;
  const about = { ability: refer('ability', power.ability.id), card: refer('card', kind) };
  return yield* agreesToUse(table, meeting, { power, choice: { kind: 'skip', about } });
}

/** Takes one counter a visit; with the last one the card is used up. */
function* takeFromPool(table: TalismanTable, { seat, space, card }: CardVisit): AtOnce {
  if (table.edition.book.card(card).pool === undefined) return;
  if (left(table, card) > 0) {
    yield* tell<TalismanEvent>({ type: 'PoolTaken', card, amount: 1 });
    const what = table.edition.book.card(card).pool?.what ?? '';
    const of = refer('card', table.edition.book.kindOf(card));
    yield* gain(table, seat, { what, amount: 1, of });
  }
  if (left(table, card) === 0) yield* discardCard(table, card, { space });
}

const left = ({ state }: Sight, card: Card): number => state.pools[card] ?? 0;
