import type { Procedure } from '../../../engine/index.ts';
import type { EffectOf } from '../content/effect.ts';
import type { Occasion, TalismanTable } from '../edition.ts';
import { attributeOf } from '../powers.ts';
import { hero } from '../state.ts';

/** What is meant for the alignment the character has at this moment. */
export function byAlignment(
  table: TalismanTable,
  occasion: Occasion,
  { rows }: EffectOf<'by-alignment'>,
): Procedure {
  const { alignment } = hero(table.state, occasion.seat);
  return table.edition.perform(table, occasion, rows[alignment] ?? []);
}

/** For who lacks so much of an attribute, as it counts outside of battle. */
export function unlessAtLeast(
  table: TalismanTable,
  occasion: Occasion,
  { points, effects }: EffectOf<'unless-at-least'>,
): Procedure {
  const lacks = Object.entries(points).some(
    ([attribute, least]) => attributeOf(table, occasion.seat, attribute) < least,
  );
  return table.edition.perform(table, occasion, lacks ? effects : []);
}
