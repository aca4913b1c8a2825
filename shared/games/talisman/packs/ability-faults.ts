import type { Ability } from '../content/ability.ts';
import { fault, type Fault } from '../content/check/fault.ts';
import { type Path } from '../content/spots.ts';
import { abilitySpots, spotsOf, type Spot } from '../content/spots.ts';
import { editionAbilities } from '../content/edition-abilities.ts';
import type { Edition } from '../edition/edition.ts';
import type { Pack } from './schema.ts';

/**
 * Faults of abilities that nothing in the game asks for: of an unknown sort, or of an unknown rule.
 */
export function abilityFaults(
  { content, asksFor }: Pick<Edition, 'content' | 'asksFor'>,
  { add, replace }: Pack,
): readonly Fault[] {
  const rules = new Set(abilitySpots(content).flatMap(({ value }) => ruleOf(value)));
  const sorts = new Set<string>(editionAbilities.filter((sort) => !asksFor.includes(sort)));
  return [...spotsOf(add, ['add']), ...spotsOf(replace, ['replace'])].flatMap(({ path, value }) =>
    spotsOf(value.abilities, [...path, 'abilities']).flatMap((spot) => [
      ...unaskedSort(spot, sorts),
      ...unknownRule(spot, rules),
    ]),
  );
}

const ruleOf = (ability: Ability): readonly string[] =>
  ability.can === 'special' ? [ability.rule] : [];

const unaskedSort = (
  { path, value: { can } }: Spot<Ability>,
  sorts: ReadonlySet<string>,
): readonly Fault[] =>
  sorts.has(can)
    ? [at(path, 'can', `no rule of this game asks for abilities of the sort "${can}"`)]
    : [];

const unknownRule = (
  { path, value }: Spot<Ability>,
  rules: ReadonlySet<string>,
): readonly Fault[] =>
  ruleOf(value)
    .filter((rule) => !rules.has(rule))
    .map((rule) => at(path, 'rule', `there is no ability by the rule "${rule}"`));

const at = (path: Path, field: string, reason: string): Fault => fault([...path, field], reason);
