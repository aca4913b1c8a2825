import type { Ability } from '../../../../shared/games/talisman/content/ability.ts';
import type { Effect, EffectOf } from '../../../../shared/games/talisman/content/effect.ts';
import type { Content } from '../../../../shared/games/talisman/content/schema.ts';
import type { PrintedEdition } from '../../../../shared/games/talisman/edition/print.ts';

/** The abilities of this name, on whatever they are printed. */
export const abilitiesCalled = ({ content }: PrintedEdition, id: string): readonly Ability[] =>
  allOf(content).filter((ability) => ability.id === id);

export const allOf = ({ characters, cards }: Content): readonly Ability[] => [
  ...characters.flatMap((character) => character.abilities),
  ...cards.flatMap((card) => card.abilities ?? []),
];

/** The values of creatures that are not cards, by id, wherever the content prints one. */
export function creatureValues(value: unknown, id: string): readonly number[] {
  return within(value, (one) =>
    'id' in one && one.id === id && 'value' in one && typeof one.value === 'number'
      ? [one.value]
      : [],
  );
}

/** All effects of this verb that are printed anywhere in a value. */
export const effectsIn = <Do extends Effect['do']>(
  value: unknown,
  verb: Do,
): readonly EffectOf<Do>[] =>
  // content is checked as it is loaded: what does something is an effect
  within(value, (one) => ('do' in one && one.do === verb ? [one as EffectOf<Do>] : []));

/** Collects the finds of `found` in an object and in all nested ones. */
function within<Found>(value: unknown, found: (one: object) => readonly Found[]): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return [...found(value), ...Object.values(value).flatMap((part) => within(part, found))];
}
