import { tell, type Procedure } from '../../../engine/index.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { roomFor } from '../changes/goods.ts';
import { hero } from '../state-queries.ts';
import { parting } from './belongings.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { sourceOf } from '../edition/source.ts';
import { release } from '../changes/repel.ts';
import { gainableSpells } from '../spells/gain.ts';
import { hasNoEffect } from './has-no-effect.ts';

/**
 * Asks for exactly one of these, even one without effect for the visitor (T4-RUL-84). A price must be
 * in hand (T4-RUL-92), a wish must be possible, and services without effect are not sold. A single
 * obligatory choice is not asked.
 */
export function* chooseOf(
  table: TalismanTable,
  occasion: Occasion,
  { between, optional }: EffectOf<'choose'>,
): Procedure {
  const { seat, space, card, ability } = occasion;
  const open = (): readonly string[] =>
    Object.entries(between).flatMap(([id, effects]) =>
      effects.every((effect) => isOpen(table, occasion, effect)) &&
      !hasNoEffect(table, seat, effects)
        ? [id]
        : [],
    );
  const isForced = optional !== true && open().length === 1;
  const choice = yield* chooseIfAny(table, occasion, {
    kind: 'visit',
    about: sourceOf(table, occasion),
    options: () => (optional && open().length > 0 ? [...open(), 'decline'] : open()),
    ...(optional && { fallback: ['decline'] }),
    ...(isForced && { auto: true }),
  });
  if (choice === undefined || choice === 'decline') return;
  if (card === undefined && ability === undefined) {
    yield* tell<TalismanEvent>({ type: 'SpaceVisited', seat, space, choice });
    yield* release(table, seat, choice);
  }
  yield* table.perform(table, occasion, between[choice] ?? []);
}

function isOpen(sight: Sight, { seat, card }: Occasion, effect: Effect): boolean {
  if (effect.do === 'pay') return hero(sight.state, seat).gold >= effect.gold;
  if (effect.do === 'lose' && effect.what === 'object') return parting(sight, seat).length > 0;
  const isWish = card !== undefined && sight.edition.book.card(card).once === true;
  if (!isWish) return true;
  if (effect.do === 'spells') return gainableSpells(sight, seat) > 0;
  if (effect.do !== 'gain') return true;
  const { toad } = hero(sight.state, seat);
  const kept = effect.what !== 'gold' || toad === undefined || sight.state.options.toadCarries;
  return kept && roomFor(sight, seat, effect.what) > 0;
}
