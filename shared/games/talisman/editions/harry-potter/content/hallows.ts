import type { Ability } from '../../../content/ability.ts';
import type { CardFacts } from '../../../content/card.ts';

/** The way into the Great Hall (HP-OBJ-04). */
const pass: Ability = { id: 'hallow-pass', can: 'pass', at: ['great-hall'] };

/** The three Deathly Hallows, one of each (HP-RUL-01); never a price (HP-ROR-02 apart). */
export const hallows: CardFacts[] = [
  {
    id: 'elder-wand',
    type: 'object',
    copies: { talismans: 1 },
    encounter: 6,
    precious: true,
    battleBonus: { magic: 2 },
    abilities: [pass],
  },
  {
    id: 'resurrection-stone',
    type: 'object',
    copies: { talismans: 1 },
    encounter: 6,
    precious: true,
    abilities: [pass, { id: 'defy-death', can: 'spare', when: 'last', die: 4 }],
  },
  {
    id: 'invisibility-cloak',
    type: 'object',
    copies: { talismans: 1 },
    encounter: 6,
    precious: true,
    abilities: [pass, { id: 'unseen', can: 'dodge', from: ['characters', 'enemies'], once: true }],
  },
];
