import { aims } from '../../../bots/aims.ts';
import type { BotWeights } from '../../../bots/bot-weights.ts';
import { SURELY } from '../../../bots/weights.ts';
import { abilityWorths } from '../../../bots/worth/worths.ts';
import { lends } from './lends.ts';
import { rolls } from './rolls.ts';
import { spellUses, weights } from './weights.ts';

/** The tables of greedy bots in the Revised 4th Edition. */
export const brain: BotWeights = {
  weights,
  rights: [
    { option: 'always:immobility', weight: SURELY, when: ['chased'] },
    { option: 'matters:immobility', weight: SURELY, when: ['unchased'] },
  ],
  aims: [
    ...aims,
    // The Warlock gives the pass for the Valley of Fire.
    { option: 'space:warlocks-cave', weight: 25, when: ['passless', 'questless'] },
    // beyond the Portal of Power, on the way to the Crown
    { option: 'space:plain-of-peril', weight: 200, when: ['ready'] },
    { option: 'space:plain-of-peril', weight: -50, when: ['unready'] },
  ],
  // trying is cheap
  ready: 0.2,
  tolls: {
    'vampires-tower': { lives: 2 },
    pits: { fights: 3.5, value: 4 },
    'dice-with-death': { lives: 0.8 },
    'werewolf-den': { fights: 1, value: 7 },
  },
  specialWorths: {
    raiders: -2,
    blizzard: -2,
    chasm: -3,
    enslaved: -5,
  },
  abilityWorths,
  uses: {},
  spellUses,
  lends,
  rolls,
};
