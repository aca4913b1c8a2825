import type { BotWeights } from '../../../bots/bot-weights.ts';
import { SURELY, weights as base } from '../../../bots/weights.ts';

/**
 * The weight of each option in the Harry Potter Edition, including Spells without a rule of their own.
 */
export const weights: BotWeights['weights'] = {
  ...base,
  start: [
    ...base.start,
    { option: 'journey:*', weight: 1, per: 'landing' },
    { option: 'journey:*', weight: -3 },
    { option: 'cast:apparate', weight: 1, per: 'travelling' },
    { option: 'cast:apparate', weight: -3 },
  ],
  quest: [
    ...base.quest,
    { option: 'drop', weight: 1 },
    // A Seeker's picks: the tasks done soonest.
    { option: 'die:1', weight: 1 },
    { option: 'die:2', weight: 3 },
    { option: 'die:3', weight: 2 },
    { option: 'die:4', weight: 4 },
    { option: 'die:5', weight: 5 },
    { option: 'die:6', weight: 6 },
  ],
  advance: [
    ...base.advance,
    // it goes back to grow rather than into a battle that it will most likely lose
    { option: 'turn-back', weight: 0.09 },
  ],
  approach: [
    ...base.approach,
    { option: 'ability:transfigure', weight: 2 },
    { option: 'cast:*', weight: 1 },
  ],
  evade: [...base.evade, { option: 'ability:*', weight: -1 }],
  reward: [
    ...base.reward,
    { option: 'haul:*', weight: 1, per: 'booty' },
    { option: 'haul:*', weight: 1 },
    { option: 'follower:*', weight: 4 },
  ],
  luck: [
    { option: 'yes', weight: 2, when: ['arrived'] },
    { option: 'no', weight: 1 },
  ],
  react: [
    ...base.react,
    { option: 'cast:petrificus-totalus', weight: 4, when: ['threatened'] },
    { option: 'cast:ferret-transfiguration', weight: 4 },
    { option: 'cast:episkey', weight: 3, when: ['wounded'] },
  ],
};

/** The weight of rights beside a question: above all options of it, because they do not answer it. */
export const rights: NonNullable<BotWeights['rights']> = [
  { option: 'use:*', weight: SURELY, when: ['useful'] },
  { option: 'pause:end', weight: SURELY, when: ['partingPays'] },
  { option: 'always:felix-felicis', weight: SURELY, when: ['beforeGoal', 'ready'] },
  { option: 'always:petrificus-totalus', weight: SURELY, when: ['chased'] },
  { option: 'matters:petrificus-totalus', weight: SURELY, when: ['unchased'] },
];

/** The worth of holding on to one of these Spells. */
export const spellUses: BotWeights['spellUses'] = {
  episkey: 4,
};
