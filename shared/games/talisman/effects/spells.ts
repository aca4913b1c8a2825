import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { pay } from '../changes/goods.ts';
import { spellRoom } from '../character/limits.ts';
import { gainableSpells, gainSpells } from '../spells/gain.ts';
import { hero } from '../state-queries.ts';
import { purseOf } from '../any-time/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { causeOf, sourceOf } from '../edition/source.ts';

/** Draws Spells within the limit; if it costs gold, the player is asked. */
export function* spellsOf(
  table: TalismanTable,
  occasion: Occasion,
  { amount, price = 0 }: EffectOf<'spells'>,
): Procedure {
  const { seat } = occasion;
  if (price > 0) {
    const wanted = yield* wants(table, occasion, price);
    if (!wanted) return;
    yield* pay(table, seat, { amount: price, of: causeOf(table, occasion) });
  }
  yield* gainSpells(table, occasion, amount === 'limit' ? spellRoom(table, seat) : amount);
}

/** Asks a seat that could gain a Spell, and has the gold or could make it. */
function* wants(table: TalismanTable, occasion: Occasion, price: number): Procedure<boolean> {
  const { seat } = occasion;
  const choice = yield* chooseIfAny(table, occasion, {
    kind: 'spell',
    about: { ...sourceOf(table, occasion), price },
    options: () => {
      if (gainableSpells(table, seat) === 0 || purseOf(table, seat) < price) return [];
      return hero(table.state, seat).gold < price ? ['no'] : ['no', 'yes'];
    },
  });
  return choice === 'yes';
}
