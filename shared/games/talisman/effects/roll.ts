import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import { agrees } from '../asking/asking.ts';
import { carryOut } from '../asking/carry-out.ts';
import type { AbilityOf } from '../content/ability.ts';
import type { EffectOf } from '../content/effect.ts';
import { rowOf } from '../content/names.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import type { TalismanEvent } from '../events.ts';
import { decidedIf, isIndifferent, totalOf } from '../dice/decided.ts';
import { rollOwn } from '../dice/fate.ts';
import { inEffect } from './has-no-effect.ts';
import { abilitiesOf } from '../character/powers.ts';
import { sourceOf } from '../edition/source.ts';
import { refer } from '../reference.ts';

type Roll = EffectOf<'roll'>;

/** Rolls, and performs the effects of the total. */
export function* rollOf(table: TalismanTable, occasion: Occasion, effect: Roll): Procedure {
  const { kind: label, dice: count } = effect;
  const about = sourceOf(table, occasion);
  const dice = yield* rollOwn(table, occasion, {
    label,
    count,
    about,
    ...decidedIf(table, (thrown) =>
      isIndifferent(thrown, (any) => reachable(table, occasion.seat, effect, totalOf(any))),
    ),
  });
  const rolled = totalOf(dice);
  yield* carryOut(table, bring(table, occasion, { effect, rolled }));
}

/** Names the effects of a total, and those that additions could make of it. */
function reachable(sight: Sight, seat: Seat, effect: Roll, total: number): string {
  const last = lastOf(effect);
  const more = boostsFor(sight, seat, effect.kind).reduce((sum, { amount }) => sum + amount, 0);
  const rows = Array.from({ length: Math.max(0, Math.min(more, last - total)) + 1 }, (_, n) =>
    inEffect(sight, seat, rowOf(effect.table, total + n)),
  );
  return JSON.stringify(rows.length > 1 ? rows : rows[0]);
}

/** Performs the effects of the total. */
function* bring(
  table: TalismanTable,
  occasion: Occasion,
  { effect, rolled }: Pick<Rolled, 'effect' | 'rolled'>,
): Procedure {
  const boosts = boostsFor(table, occasion.seat, effect.kind);
  const total = yield* boosted(table, occasion, { effect, rolled, boosts });
  yield* table.perform(table, occasion, rowOf(effect.table, total) ?? []);
}

type Rolled = {
  readonly effect: Roll;
  readonly rolled: number;
  readonly boosts: readonly AbilityOf<'add-to-roll'>[];
};

/**
 * Offers additions when the dice are known: they move the row of the table, never beyond the last
 * (T4-RUL-104). Only offered if it makes a difference.
 */
function* boosted(
  table: TalismanTable,
  occasion: Occasion,
  { effect, rolled, boosts }: Rolled,
): Procedure<number> {
  const { seat } = occasion;
  const rows = rowsOf(effect);
  const last = lastOf(effect);
  let total = rolled;
  for (const { id, amount } of boosts) {
    const more = Math.min(total + amount, last);
    if (rowOf(rows, more) === rowOf(rows, total)) continue;
    const about = { ability: refer('ability', id), roll: effect.kind, total, more };
    const wanted = yield* agrees(table, occasion, { kind: 'boost', what: id, about });
    if (!wanted) continue;
    yield* tell<TalismanEvent>({ type: 'RollRaised', seat, ability: id, was: total, now: more });
    total = more;
  }
  return total;
}

const boostsFor = (sight: Sight, seat: Seat, kind: string): Rolled['boosts'] =>
  abilitiesOf(sight, seat, 'add-to-roll')
    .map(({ ability }) => ability)
    .filter(({ kinds }) => kinds.includes(kind));

const rowsOf = ({ table }: Roll): Roll['table'] => table;

const lastOf = (effect: Roll): number => Math.max(...Object.keys(rowsOf(effect)).map(endOf));

/** The last total of a row such as `4` or `2-3`. */
const endOf = (row: string): number => Number(row.split('-').at(-1));
