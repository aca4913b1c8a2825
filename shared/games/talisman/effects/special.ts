import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Edition, TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';

/**
 * The rule of a single card or space.
 *
 * @throws Error if the edition has no rule of that name: content and rules disagree.
 */
export function specialOf(
  table: TalismanTable,
  occasion: Occasion,
  { rule }: EffectOf<'special'>,
): Procedure {
  const { specials, spellRules } = table.edition;
  const special = specials[rule] ?? spellRules[rule];
  if (special === undefined) throw new Error(`There is no rule ${rule}.`);
  return special.does(table, occasion);
}

/**
 * Merges tables of rules. A spread would also accept values that are no rules, because its type
 * forgets the names.
 */
export const inOne = (...tables: readonly Edition['specials'][]): Edition['specials'] =>
  Object.fromEntries(tables.flatMap((table) => Object.entries(table)));
