import { rulesOf } from '../../spells/spell-facts.ts';
import { thingOf, verbOf, type Look } from '../look.ts';
import type { Weights } from '../weights.ts';

/** What a Spell of this kind is worth in hand: by the rule it has to itself, or by the table. */
export function heldWorth(look: Look, kind: string): number {
  const [rule] = rulesOf(look.sight, kind);
  return rule?.worth.held ?? look.brain.spellUses[kind] ?? 1;
}

/** What speaks for casting each Spell that is offered, by the rules they have to themselves. */
export const castingLines = (look: Look): Weights =>
  look.question.options
    .filter((option) => verbOf(option) === 'cast')
    .flatMap((option) =>
      rulesOf(look.sight, thingOf(option)).flatMap(({ worth }) =>
        worth.cast.map((reason) => ({ option, ...reason })),
      ),
    );
