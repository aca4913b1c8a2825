import { tell, type AtOnce, type Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { gain, lose, pay } from '../changes/goods.ts';
import { abilitiesOf } from '../character/powers.ts';
import { loseFollowers, loseLives } from '../spells/loss.ts';
import { type Card } from '../state.ts';
import { handOf, hero } from '../state-queries.ts';
import { loseObjects } from './belongings.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { causeOf, sourceOf } from '../edition/source.ts';
import { leaveUnlessThere } from '../asking/guards.ts';
import { idOf, refer } from '../reference.ts';

export const gainOf = (
  table: TalismanTable,
  occasion: Occasion,
  { what, amount }: EffectOf<'gain'>,
): AtOnce => gain(table, occasion.seat, { what, amount, of: causeOf(table, occasion) });

export const payOf = (
  table: TalismanTable,
  occasion: Occasion,
  { gold }: EffectOf<'pay'>,
): AtOnce =>
  pay(table, occasion.seat, {
    amount: Math.min(gold, hero(table.state, occasion.seat).gold),
    of: causeOf(table, occasion),
  });

/** Loses goods; a seat without them loses nothing (T4-GLD-06). */
export function* loseOf(
  table: TalismanTable,
  occasion: Occasion,
  { what, amount }: EffectOf<'lose'>,
): Procedure {
  const { seat } = occasion;
  switch (what) {
    case 'life':
      return yield* loseLife(table, occasion, amount);
    case 'follower':
      return yield* loseFollower(table, occasion, amount);
    case 'object':
      return yield* loseObjects(table, occasion, amount);
    case 'spell':
      return yield* loseSpells(table, occasion, amount);
    default:
      yield* lose(table, seat, { what, amount, of: causeOf(table, occasion) });
  }
}

/**
 * Loses lives, unless an ability spares the seat the life lost by a space's instructions (Cross,
 * Grail).
 */
function* loseLife(table: TalismanTable, occasion: Occasion, amount: number | 'all'): Procedure {
  const { seat, space, card } = occasion;
  const [spared] =
    card === undefined
      ? abilitiesOf(table, seat, 'spare-life').filter(({ ability }) => ability.at.includes(space))
      : [];
  if (spared) {
    const by = {
      ...(spared.card !== undefined && { card: spared.card }),
      ...(table.rules >= 2 && { ability: spared.ability.id }),
    };
    return yield* tell<TalismanEvent>({ type: 'LifeSaved', seat, by: 'ability', ...by });
  }
  yield* loseLives(table, {
    seat,
    amount: amount === 'all' ? hero(table.state, seat).lives : amount,
    cause: sortOf(table, card),
    of: causeOf(table, occasion),
  });
}

function sortOf({ edition }: TalismanTable, card: Card | undefined): 'space' | 'card' | 'spell' {
  if (card === undefined) return 'space';
  return edition.book.card(card).type === 'spell' ? 'spell' : 'card';
}

/** Loses a Follower of the owner's choice, those that came unasked among them (T4-RUL-76, 96). */
function* loseFollower(
  table: TalismanTable,
  occasion: Occasion,
  amount: number | 'all',
): Procedure {
  const { seat } = occasion;
  for (let lost = 0; amount === 'all' || lost < amount; lost += 1) {
    const choice = yield* chooseIfAny(table, occasion, {
      kind: 'follower',
      about: sourceOf(table, occasion),
      options: () => hero(table.state, seat).followers.map((card) => refer('card', card)),
    });
    if (choice === undefined) return;
    yield* loseFollowers(table, seat, [idOf(choice)], { to: 'discard' });
    leaveUnlessThere(table, occasion);
  }
}

function* loseSpells(table: TalismanTable, { seat }: Occasion, amount: number | 'all'): AtOnce {
  const hand = handOf(table.state, seat);
  const cards = amount === 'all' ? hand : hand.slice(0, amount);
  if (cards.length > 0) yield* tell<TalismanEvent>({ type: 'SpellsDiscarded', seat, cards });
}
