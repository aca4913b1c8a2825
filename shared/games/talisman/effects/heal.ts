import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { heal, healable, pay, replenish, replenishable } from '../changes/goods.ts';
import { hero } from '../state-queries.ts';
import { purseOf } from '../any-time/any-time.ts';
import { chooseIfAny } from '../asking/choose-if-any.ts';
import { causeOf, sourceOf } from '../edition/source.ts';
import { idOf } from '../reference.ts';

const ALL = Number.MAX_SAFE_INTEGER;

/** Heals up to the printed value; if it costs gold, as many lives as the player wants (T4-BRD-14). */
export function* healOf(
  table: TalismanTable,
  occasion: Occasion,
  { upTo = ALL, price }: EffectOf<'heal'>,
): Procedure {
  const { seat } = occasion;
  if (price === undefined)
    return yield* heal(table, seat, { amount: upTo, of: causeOf(table, occasion) });
  const most = (gold: number): number =>
    Math.min(healable(table, seat), upTo, Math.floor(gold / price));
  const wanted = yield* howMany(table, occasion, { kind: 'heal', unit: 'heal', most, price });
  yield* pay(table, seat, { amount: wanted * price, of: causeOf(table, occasion) });
  yield* heal(table, seat, { amount: wanted, of: causeOf(table, occasion) });
}

/** Brings fate back up to the printed value, on the same terms (T4-BRD-33, 34). */
export function* replenishOf(
  table: TalismanTable,
  occasion: Occasion,
  { price }: EffectOf<'replenish'>,
): Procedure {
  const { seat } = occasion;
  if (price === undefined)
    return yield* replenish(table, seat, { amount: ALL, of: causeOf(table, occasion) });
  const most = (gold: number): number =>
    Math.min(replenishable(table, seat), Math.floor(gold / price));
  const wanted = yield* howMany(table, occasion, { kind: 'replenish', unit: 'fate', most, price });
  yield* pay(table, seat, { amount: wanted * price, of: causeOf(table, occasion) });
  yield* replenish(table, seat, { amount: wanted, of: causeOf(table, occasion) });
}

type Want = {
  readonly kind: 'heal' | 'replenish';
  readonly unit: string;
  /** The most that this gold pays for. */
  readonly most: (gold: number) => number;
  readonly price: number;
};

/**
 * The number bought, from 0 to the possible maximum; not asked if that is 0, whatever could be made
 * gold.
 */
function* howMany(
  table: TalismanTable,
  occasion: Occasion,
  { kind, unit, most, price }: Want,
): Procedure<number> {
  const { seat } = occasion;
  const choice = yield* chooseIfAny(table, occasion, {
    kind,
    about: { ...sourceOf(table, occasion), price },
    options: () => {
      const amounts = most(hero(table.state, seat).gold);
      if (most(purseOf(table, seat)) === 0) return [];
      return Array.from({ length: amounts + 1 }, (_, n) => `${unit}:${n}`);
    },
  });
  return choice === undefined ? 0 : Number(idOf(choice));
}
