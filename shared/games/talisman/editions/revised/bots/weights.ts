import type { Brain } from '../../../bots/brain.ts';
import { weights as base } from '../../../bots/weights.ts';

/** What each option weighs in the Revised 4th Edition, with its Spells. */
export const weights: Brain['weights'] = {
  ...base,
  start: [
    ...base.start,
    { option: 'cast:teleport', weight: 1, per: 'travelling' },
    { option: 'cast:teleport', weight: -4 },
  ],
  react: [
    ...base.react,
    { option: 'cast:healing', weight: 3, when: ['wounded'] },
    { option: 'cast:temporal-warp', weight: 5 },
    { option: 'cast:acquisition', weight: 4 },
    { option: 'cast:mesmerism', weight: 4 },
    { option: 'cast:random', weight: 2, when: ['theirs'] },
    { option: 'cast:immobility', weight: 4, when: ['threatened'] },
    { option: 'cast:nullify', weight: 2, when: ['rivalSpells'] },
    { option: 'cast:destruction', weight: 3, when: ['endangered'] },
    { option: 'cast:psionic-blast', weight: 3, when: ['outmatched'] },
    { option: 'cast:counterspell', weight: 4, when: ['foul'] },
    { option: 'cast:preservation', weight: 5, when: ['losing'] },
  ],
};

/** What it is worth to go on holding a Spell. */
export const spellUses: Brain['spellUses'] = {
  'temporal-warp': 5,
  healing: 4,
  counterspell: 4,
  teleport: 3,
  preservation: 3,
  'psionic-blast': 3,
  acquisition: 3,
  invisibility: 2,
  mesmerism: 2,
};
