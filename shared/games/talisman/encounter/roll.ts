import type { Procedure } from '../../../engine/index.ts';
import { agrees } from '../asking.ts';
import type { EffectOf } from '../content/effect.ts';
import { rowOf } from '../content/names.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { rollOwn } from '../fate.ts';
import { abilitiesOf } from '../powers.ts';
import { remain, sourceOf } from './remain.ts';

type Roll = EffectOf<'roll'>;

/** Rolls, and does what its table says of the total. */
export function* rollOf(table: TalismanTable, occasion: Occasion, effect: Roll): Procedure {
  const { kind: label, dice: count } = effect;
  const about = sourceOf(table, occasion);
  const dice = yield* rollOwn(table, occasion.seat, { label, count, about });
  remain(table, occasion);
  const rolled = dice.reduce((sum, die) => sum + die, 0);
  const total = yield* boosted(table, occasion, { effect, rolled });
  yield* table.edition.perform(table, occasion, rowOf(effect.table, total) ?? []);
}

/**
 * What may be added when the dice are known moves the row of the table, never beyond the last
 * (T4-RUL-104). It is offered where it makes a difference.
 */
function* boosted(
  table: TalismanTable,
  occasion: Occasion,
  { effect, rolled }: { readonly effect: Roll; readonly rolled: number },
): Procedure<number> {
  const { seat } = occasion;
  const last = Math.max(...Object.keys(effect.table).map(endOf));
  const powers = abilitiesOf(table, seat, 'add-to-roll').map(({ ability }) => ability);
  let total = rolled;
  for (const { id, kinds, amount } of powers) {
    const more = Math.min(total + amount, last);
    const changes = rowOf(effect.table, more) !== rowOf(effect.table, total);
    if (!kinds.includes(effect.kind) || !changes) continue;
    const about = { ability: `ability:${id}`, roll: effect.kind, total, more };
    if (yield* agrees(table, seat, { kind: 'boost', what: id, about })) total = more;
    remain(table, occasion);
  }
  return total;
}

/** The last total of a row such as `4` or `2-3`. */
const endOf = (row: string): number => Number(row.split('-').at(-1));
