import type { Procedure, Seat } from '../../../engine/index.ts';
import { discardCard, putDown } from '../changes/cards.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { settleAt } from '../asking/settle-at.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { sourceOf } from '../edition/source.ts';
import { idOf, refer } from '../reference.ts';

/** The Objects that a character can be made to give up: nothing precious. */
export const parting = ({ state, edition }: Sight, seat: Seat): readonly Card[] =>
  isLiving(state, seat)
    ? hero(state, seat).objects.filter((card) => !edition.book.card(card).precious)
    : [];

/** An Object of the owner's choice; `undefined` if it has none. */
function* chosenObject(table: TalismanTable, occasion: Occasion): Procedure<Card | undefined> {
  const { seat } = occasion;
  const choice = yield* chooseIfAny(table, occasion, {
    kind: 'pick',
    what: 'object',
    auto: true,
    about: sourceOf(table, occasion),
    options: () => parting(table, seat).map((card) => refer('card', card)),
  });
  return choice === undefined ? undefined : idOf(choice);
}

/** Loses a number of Objects, which go to their piles. */
export function* loseObjects(
  table: TalismanTable,
  occasion: Occasion,
  amount: number | 'all',
): Procedure {
  const { seat } = occasion;
  for (let lost = 0; amount === 'all' || lost < amount; lost += 1) {
    const card = yield* chosenObject(table, occasion);
    if (card === undefined) return;
    yield* discardCard(table, card, { seat });
    yield* settleAt(table, occasion);
  }
}

/** Puts one down on its space. */
export function* dropOf(table: TalismanTable, occasion: Occasion, _: EffectOf<'drop'>): Procedure {
  const { seat } = occasion;
  const card = yield* chosenObject(table, occasion);
  if (card !== undefined) yield* putDown(table, seat, { card, forced: true });
}
