import {
  tell,
  type AtOnce,
  type Procedure,
  type Question,
  type Seat,
} from '../../../engine/index.ts';
import { askSeats, during } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { explain } from '../changes/explain.ts';
import { spellRoom } from '../character/limits.ts';
import { abilitiesOf } from '../character/powers.ts';
import { hero, isLiving } from '../state-queries.ts';
import { castable } from './castable.ts';
import { drawSpells } from './hands.ts';
import { spellOf } from './spell-facts.ts';
import { targetsOf } from './targets.ts';
import type { Casting } from './window-facts.ts';
import { idOf, refer } from '../reference.ts';

/** Target of a Spell, as an option: `seat:bob`; `undefined` if it has none. */
export type Aimed = { readonly target?: string };

/**
 * The target, of the caster's choice; `undefined` if none is left, or if an any-time action has cost
 * the caster the Spell.
 */
export function* chooseTarget(
  table: TalismanTable,
  casting: Casting,
): Procedure<Aimed | undefined> {
  if (targetsOf(table, casting) === undefined) return {};
  const answers = yield* askSeats(table, () => targetQuestions(table, casting));
  const [[target] = []] = answers.values();
  return target === undefined ? undefined : { target };
}

function targetQuestions(table: TalismanTable, casting: Casting): readonly Question[] {
  const { seat, card } = casting;
  const canStill = castable(table, seat, casting.window).includes(card);
  const options = canStill ? (targetsOf(table, casting) ?? []) : [];
  if (options.length === 0) return [];
  const kind = table.edition.book.kindOf(card);
  return [
    {
      key: `target.${kind}:${seat}`,
      seat,
      kind: 'target',
      options,
      about: { spell: refer('card', kind) },
      fallback: options.slice(0, 1),
      auto: true,
    },
  ];
}

/** Performs the effects one by one: those of the board on the target if it is a character. */
export function* takeEffect(
  table: TalismanTable,
  { seat, card }: Casting,
  aimed: Aimed,
): Procedure {
  const target = aimed.target === undefined ? undefined : idOf(aimed.target);
  for (const effect of spellOf(table, card).effects) {
    const isOwn =
      effect.do === 'special' || target === undefined || !(target in table.state.players);
    const whose = isOwn ? seat : target;
    if (!isLiving(table.state, seat) || !isLiving(table.state, whose)) return;
    const { space } = hero(table.state, whose);
    const occasion: Occasion = { seat: whose, space, card, ...(target && { target }) };
    yield* during(table.state.seats, table.perform(table, occasion, [effect]));
  }
}

/** Puts a Spell on the discard pile, unless it stays in force as a card (T4-SPL-13). */
export function* spend(table: TalismanTable, { seat, card }: Casting, countered: boolean): AtOnce {
  const kept = table.state.lasting.some((lasting) => lasting.card === card);
  yield* tell<TalismanEvent>({ type: 'SpellSpent', seat, card, countered, ...(kept && { kept }) });
}

/**
 * Refills the hand of a seat that always has a Spell: it draws one when its last has been cast, if its
 * limit allows (T4-CRD-17).
 */
export function* refill(table: TalismanTable, seat: Seat): AtOnce {
  const [power] = abilitiesOf(table, seat, 'ever-spell');
  if (power === undefined) return;
  if (spellRoom(table, seat) > 0) yield* explain(table, seat, power);
  yield* drawSpells(table, seat, 1);
}
