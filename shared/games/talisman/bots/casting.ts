import { rulesOf } from '../spells/spell-facts.ts';
import { verbOf } from '../reference.ts';
import { thingOf, type BotView } from './look.ts';
import type { Weights } from './weights.ts';

/** Weights for casting each Spell that is offered, by the rules they have to themselves. */
export const castingLines = (look: BotView): Weights =>
  look.question.options
    .filter((option) => verbOf(option) === 'cast')
    .flatMap((option) =>
      rulesOf(look.sight, thingOf(option)).flatMap(({ worth }) =>
        worth.cast.map((reason) => ({ option, ...reason })),
      ),
    );
