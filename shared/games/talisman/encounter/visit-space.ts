import { agreesToUse } from '../asking/agrees-to-use.ts';
import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { agrees } from '../asking/asking.ts';
import { inLanding } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Landing, Occasion } from '../edition/occasions.ts';
import { discardCard } from '../changes/cards.ts';
import type { Effect } from '../content/effect.ts';
import type { TalismanEvent } from '../events.ts';
import { gain, heal, healable } from '../changes/goods.ts';
import { explain } from '../changes/explain.ts';
import { abilitiesOf, type Power } from '../character/powers.ts';
import { hero } from '../state-queries.ts';
import { evadesHostile } from './hostile.ts';
import { sourceOf } from '../edition/source.ts';
import { shoplift } from '../effects/shop.ts';
import { refer } from '../reference.ts';

/** Follows the space's own instructions, after its cards (T4-SPC-01, T4-RUL-35). */
export function visitSpace(table: TalismanTable, { seat, landing }: Landing): Procedure {
  const { space } = hero(table.state, seat);
  const { effects = [] } = table.edition.book.space(space);
  return visit(table, { seat, space, landing }, effects);
}

function* visit(table: TalismanTable, visitor: Visitor, effects: readonly Effect[]): Procedure {
  const { seat, space } = visitor;
  if (effects.length === 0) return;
  if (effects.every((effect) => effect.do !== 'choose')) {
    yield* tell<TalismanEvent>({ type: 'SpaceVisited', seat, space });
  }
  const evaded = yield* evadesHostile(table, visitor, { space });
  const skipped = evaded || (yield* skipsRoll(table, visitor));
  if (skipped) return;
  yield* inLanding(table, visitor, [
    () => shoplift(table, visitor, space),
    () => healFree(table, visitor),
    () => sellFollowers(table, visitor),
    () => table.perform(table, visitor, effects),
  ]);
}

type Visitor = Occasion & Landing;

/** A character that need not roll here decides so before the roll; once rolled it stands. */
function* skipsRoll(table: TalismanTable, visitor: Visitor): Procedure<boolean> {
  const { seat, space } = visitor;
  const [power] = abilitiesOf(table, seat, 'skip-roll').filter(({ ability }) =>
    ability.at.includes(space),
  );
  if (power === undefined) return false;
  const about = { ability: refer('ability', power.ability.id), space: refer('space', space) };
  return yield* agreesToUse(table, visitor, { power, choice: { kind: 'skip', about } });
}

/**
 * Heals by companions: each brings its own free lives, or all of them together (T4-BRD-49,
 * T4-RUL-117).
 */
function* healFree(table: TalismanTable, { seat, space }: Occasion): AtOnce {
  if (healable(table, seat) > 0) {
    for (const power of healers(table, seat, space)) yield* explain(table, seat, power);
  }
  const lives = healers(table, seat, space).map(({ ability }) => ability.lives);
  const amount = lives.reduce((sum, each) => sum + each, 0);
  yield* heal(table, seat, { amount, of: refer('space', space) });
}

/** All who heal here, or the one that heals the most. */
function healers(sight: Sight, seat: Seat, space: string): readonly Power<'heal-free'>[] {
  const powers = abilitiesOf(sight, seat, 'heal-free')
    .filter(({ ability }) => ability.at.includes(space))
    .toSorted((a, b) => b.ability.lives - a.ability.lives);
  return sight.state.options.castleStack ? powers : powers.slice(0, 1);
}

/** Sells companions that are worth gold here, each if the player wants, before paid services. */
function* sellFollowers(table: TalismanTable, occasion: Occasion): Procedure {
  const { seat, space } = occasion;
  const offers = abilitiesOf(table, seat, 'sell').flatMap(({ ability, card }) =>
    card !== undefined && ability.at.includes(space) ? [{ card, gold: ability.gold }] : [],
  );
  for (const { card, gold } of offers) {
    const kind = refer('card', table.edition.book.kindOf(card));
    const about = { ...sourceOf(table, occasion), card: kind, gold };
    const sold = yield* agrees(table, occasion, { kind: 'sell', what: card, about });
    if (!sold || !hero(table.state, seat).followers.includes(card)) continue;
    yield* discardCard(table, card, { seat });
    const of = refer('card', table.edition.book.kindOf(card));
    yield* gain(table, seat, { what: 'gold', amount: gold, of });
  }
}
