import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanEvent } from '../events.ts';
import { sumOf } from '../part.ts';
import type { EffectOf } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Occasion } from '../edition/occasions.ts';
import { abilitiesOf } from '../character/powers.ts';
import { attributeOf, attributeParts } from '../character/attributes.ts';
import { hero } from '../state-queries.ts';
import { canChangeAlignment } from '../any-time/any-time.ts';
import { before } from '../asking/before.ts';

/** Effects for the alignment that the character has when it comes to them. */
export function* byAlignment(
  table: TalismanTable,
  occasion: Occasion,
  { rows }: EffectOf<'by-alignment'>,
): Procedure {
  const { seat } = occasion;
  yield* before(table, occasion, () => canChangeAlignment(table, seat));
  yield* table.perform(table, occasion, rows[hero(table.state, seat).alignment] ?? []);
}

/** Effects for a character that lacks these points of an attribute, outside of battle. */
export function* unlessAtLeast(
  table: TalismanTable,
  occasion: Occasion,
  { points, effects }: EffectOf<'unless-at-least'>,
): Procedure {
  const { seat } = occasion;
  const lacking = (): readonly string[] => lackingOf(table, seat, points);
  yield* before(table, occasion, () => canDrink(table, seat, lacking()));
  yield* compareAttributes(table, seat, points);
  yield* table.perform(table, occasion, lacking().length > 0 ? effects : []);
}

/** Tells each attribute in question, and the number it must reach. */
export function* compareAttributes(
  table: TalismanTable,
  seat: Seat,
  wanted: Readonly<Record<string, number>>,
): AtOnce {
  if (table.rules < 2) return;
  for (const [attribute, least] of Object.entries(wanted)) {
    const parts = attributeParts(table, seat, attribute);
    const points = sumOf(parts);
    const sum = { attribute, points, parts, least, passed: points >= least };
    yield* tell<TalismanEvent>({ type: 'AttributeCompared', seat, ...sum });
  }
}

const lackingOf = (
  sight: Sight,
  seat: Seat,
  points: Readonly<Record<string, number>>,
): readonly string[] =>
  Object.entries(points).flatMap(([attribute, least]) =>
    attributeOf(sight, seat, attribute) < least ? [attribute] : [],
  );

const canDrink = (sight: Sight, seat: Seat, attributes: readonly string[]): boolean =>
  abilitiesOf(sight, seat, 'drink').some(({ ability }) =>
    attributes.some((attribute) => (ability.bonus[attribute] ?? 0) > 0),
  );
