import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf, totalOf } from '../dice/decided.ts';
import { rollOwn } from '../dice/fate.ts';
import { attributeOf, announceAttribute } from '../character/attributes.ts';
import { sourceOf } from '../edition/source.ts';
import { carryOut } from '../asking/carry-out.ts';
import { refer } from '../reference.ts';

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
    attribute: refer('attribute', attribute),
    points: points(),
  };
  const dice = yield* rollOwn(table, occasion, {
    label,
    count,
    about,
    ...decidedIf(table, (thrown) => isSettledTrial(thrown, points())),
  });
  const total = totalOf(dice);
  const passed = yield* isEnough(table, seat, { attribute, total });
  yield* carryOut(table, table.perform(table, occasion, passed ? within : above));
}

type Trial = { readonly attribute: string; readonly total: number };

/** True if dice pass against these points, or would not even with a 1 for the highest of them. */
export function isSettledTrial(dice: readonly number[], points: number): boolean {
  const total = totalOf(dice);
  return total <= points || total - Math.max(...dice) + 1 > points;
}

/** True if an attribute, outside of battle, is no less than the roll; the comparison is told. */
export function* isEnough(
  table: TalismanTable,
  seat: Seat,
  { attribute, total }: Trial,
): AtOnce<boolean> {
  const tried = announceAttribute(table, seat, attribute);
  const passed = total <= tried.points;
  yield* tell<TalismanEvent>({ type: 'AttributeTried', seat, ...tried, total, passed });
  return passed;
}
