import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';

/**
 * A rule that one card or space has to itself.
 *
 * @throws Error where the edition has none of that name: content and rules disagree.
 */
export function specialOf(
  table: TalismanTable,
  occasion: Occasion,
  { rule }: EffectOf<'special'>,
): Procedure {
  const special = table.edition.specials[rule];
  if (special === undefined) throw new Error(`There is no rule ${rule}.`);
  return special.does(table, occasion);
}
