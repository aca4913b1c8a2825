import { aims } from '../../../bots/aims.ts';
import type { BotWeights } from '../../../bots/bot-weights.ts';
import { numberOf } from '../../../bots/look.ts';
import { SUCCESS, sum } from '../../../bots/rolls.ts';
import { strengthIn } from '../../../bots/worth/fight.ts';
import { abilityWorths } from '../../../bots/worth/worths.ts';
import { BARRIER, PITCH, STAIRCASE, VOLDEMORT } from '../names.ts';
import { rights, spellUses, weights } from './weights.ts';
import { refer } from '../../../reference.ts';

/** The tables of greedy bots in the Harry Potter Edition. */
export const brain: BotWeights = {
  weights,
  rights,
  aims: [
    ...aims,
    // A challenge brings the Hallow needed for the Great Hall.
    { option: refer('space', PITCH), weight: 25, when: ['passless', 'questless'] },
    { option: refer('space', STAIRCASE), weight: 200, when: ['ready'] },
    { option: refer('space', STAIRCASE), weight: -50, when: ['unready'] },
  ],
  ready: 0.35,
  tolls: {
    potions: { lives: 0.3 },
    'shape-shifter': { fights: 1, value: 6.5 },
    restricted: { lives: 0.2 },
    'giant-snake': { fights: 1, value: 7.5 },
    tower: { lives: 0.7 },
    'final-battle': { value: 12, foe: VOLDEMORT, decides: true },
  },
  specialWorths: { quidditch: 0, 'full-moon': -1 },
  abilityWorths: {
    ...abilityWorths,
    score: 4,
    dodge: 3,
    spare: 5,
    stride: 2,
    journey: 2,
    occasion: 1.5,
    bargain: 1,
    carry: 1,
    raft: 4,
    special: 3,
  },
  uses: {
    'drink-potion': 2,
    'owl-order': 1,
    'turn-time': 3,
    betrayal: 4,
    'fang-stab': 1,
    frenzy: 1,
  },
  spellUses,
  lends: {
    'expecto-patronum': (look) => strengthIn(look, 'strength', []),
    expulso: () => 2,
  },
  rolls: {
    barrier: (look) => (dice) => (sum(dice) + numberOf(look, 'points') > BARRIER ? SUCCESS : 0),
  },
};
