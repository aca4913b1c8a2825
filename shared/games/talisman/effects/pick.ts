import type { Procedure, Seat } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { OpenPile } from '../content/names.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { settleAt } from '../asking/settle-at.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { mayReceive, receive } from './receive.ts';
import { sourceOf } from '../edition/source.ts';
import { idOf, refer } from '../reference.ts';

/** The kinds of an open supply that a seat may come to own. */
export function pickable(sight: Sight, seat: Seat, from: OpenPile): readonly string[] {
  const kinds = new Set(sight.state[from].map((card) => sight.edition.book.kindOf(card)));
  return [...kinds].filter((kind) => mayReceive(sight, seat, kind));
}

/** Takes one of them, of its choice. */
export function* pickOf(
  table: TalismanTable,
  occasion: Occasion,
  { from, otherwise = [] }: EffectOf<'pick'>,
): Procedure {
  const { seat } = occasion;
  const choice = yield* chooseIfAny(table, occasion, {
    kind: 'pick',
    auto: true,
    about: sourceOf(table, occasion),
    options: () => pickable(table, seat, from).map((kind) => refer('card', kind)),
  });
  if (choice === undefined) return yield* table.perform(table, occasion, otherwise);
  yield* receive(table, seat, idOf(choice));
  yield* settleAt(table, occasion);
}
