import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { rollOwn } from '../fate.ts';
import { attributeOf } from '../powers.ts';
import { remain, sourceOf } from './remain.ts';

/** Dice against an attribute, as it counts outside of battle. */
export function* testOf(
  table: TalismanTable,
  occasion: Occasion,
  { kind: label, dice: count, attribute, within, above }: EffectOf<'test'>,
): Procedure {
  const { seat } = occasion;
  const points = (): number => attributeOf(table, seat, attribute);
  const about = {
    ...sourceOf(table, occasion),
    attribute: `attribute:${attribute}`,
    points: points(),
  };
  const dice = yield* rollOwn(table, seat, { label, count, about });
  remain(table, occasion);
  const total = dice.reduce((sum, die) => sum + die, 0);
  yield* table.edition.perform(table, occasion, total <= points() ? within : above);
}
