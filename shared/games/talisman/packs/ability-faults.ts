import { fault, type Fault, type Path } from '../content/check/fault.ts';
import { abilitySpots, spotsOf } from '../content/check/spots.ts';
import type { Ability } from '../content/ability.ts';
import type { Content } from '../content/schema.ts';
import type { Pack } from './schema.ts';

/** Abilities by a rule that no card or character of the game has: nothing would ask for it. */
export function abilityFaults(content: Content, { add, replace }: Pack): readonly Fault[] {
  const known = new Set(abilitySpots(content).flatMap(({ value }) => ruleOf(value)));
  return [
    ...spotsOf(add, ['add']).flatMap(({ path, value }) => strange(value.abilities, path, known)),
    ...spotsOf(replace, ['replace']).flatMap(({ path, value }) =>
      strange(value.abilities, path, known),
    ),
  ];
}

const ruleOf = (ability: Ability): readonly string[] =>
  ability.can === 'special' ? [ability.rule] : [];

const strange = (
  abilities: readonly Ability[] | undefined,
  path: Path,
  known: ReadonlySet<string>,
): readonly Fault[] =>
  spotsOf(abilities, [...path, 'abilities']).flatMap(({ path: at, value }) =>
    ruleOf(value)
      .filter((rule) => !known.has(rule))
      .map((rule) => fault([...at, 'rule'], `there is no ability by the rule "${rule}"`)),
  );
