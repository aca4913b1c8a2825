import type { BotWeights } from '../../../bots/bot-weights.ts';
import { weights as base } from '../../../bots/weights.ts';

/**
 * The weight of each option in the Revised 4th Edition, including Spells without a rule of their own.
 */
export const weights: BotWeights['weights'] = {
  ...base,
  start: [
    ...base.start,
    { option: 'cast:teleport', weight: 1, per: 'travelling' },
    { option: 'cast:teleport', weight: -4 },
  ],
  react: [
    ...base.react,
    { option: 'cast:healing', weight: 3, when: ['wounded'] },
    { option: 'cast:random', weight: 2, when: ['theirs'] },
    { option: 'cast:nullify', weight: 2, when: ['rivalSpells'] },
  ],
};

/** The worth of holding on to one of these Spells. */
export const spellUses: BotWeights['spellUses'] = {
  healing: 4,
  teleport: 3,
};
