import type { Kind } from '../asks.ts';
import type { Line } from './lines.ts';
import type { Measure } from './measures.ts';
import type { Condition } from '../edition/reasons.ts';

export type Weights = readonly Line<Condition, Measure>[];

/** The weight of an action beside a question that is taken before any answer. */
export const SURELY = 1000;

/**
 * Weights of a greedy bot, by kind of question: the option with the most weight is taken; of a
 * question for several, those above 0. An option without a line weighs nothing. Any-time actions are
 * taken only if a line asks for it.
 */
export const weights: Readonly<Record<Kind, Weights>> = {
  // how a character comes into the game
  character: [{ option: 'character:*', weight: 1, per: 'promise' }],
  counter: [{ option: 'attribute:*', weight: 1, per: 'points' }],
  inherit: [
    { option: 'card:*', weight: 1, per: 'card' },
    { option: 'coin:*', weight: 1 },
  ],

  // moving
  start: [
    { option: 'roll', weight: 1, per: 'rolling' },
    { option: 'step', weight: 1, per: 'rolling' },
    { option: 'raft:*', weight: 1, per: 'landing' },
    { option: 'walk:*', weight: 1, per: 'landing' },
    { option: 'offer', weight: 1, per: 'travelling' },
    { option: 'build:*', weight: 1, per: 'rafting' },
    { option: 'build:*', weight: 8, when: ['shutOut'] },
  ],
  move: [
    { option: 'space:*', weight: 1, per: 'landing' },
    { option: 'cross:*', weight: 1, per: 'crossing' },
    { option: 'reroll:*', weight: 1, per: 'redirecting' },
  ],
  onward: [{ option: 'space:*', weight: 1, per: 'landing' }],
  travel: [{ option: 'space:*', weight: 1, per: 'landing' }],
  regenerate: [{ option: 'yes', weight: 1, when: ['wounded'] }],
  lock: [{ option: 'attribute:*', weight: 1, per: 'opening' }],
  advance: [
    { option: 'space:*', weight: 1, per: 'arriving' },
    { option: 'turn-back', weight: 0.06 },
    { option: 'reroll:*', weight: -1 },
  ],
  quest: [
    { option: 'accept', weight: 1, when: ['passless'] },
    { option: 'decline', weight: 0.5 },
  ],

  // Encounters: a card, a space or a character.
  encounter: [
    { option: 'space', weight: 1, per: 'here' },
    { option: 'seat:*', weight: 1, per: 'meeting' },
  ],
  crown: [{ option: 'seat:*', weight: 1, per: 'meeting' }],
  approach: [
    { option: 'attack', weight: 1, per: 'attack' },
    { option: 'attack-with:*', weight: 1, per: 'attack' },
    { option: 'ability:*', weight: 1, per: 'stealing' },
  ],
  draw: [{ option: 'draw', weight: 1 }],
  before: [{ option: 'go-on', weight: 1 }],
  'draw-spells': [{ option: 'yes', weight: 1 }],
  redraw: [
    { option: 'keep', weight: 1 },
    { option: 'card:*', weight: 1, per: 'redrawing' },
  ],

  // fights
  evade: [
    { option: 'stand', weight: 1, per: 'fight' },
    { option: 'evade', weight: 0 },
    { option: 'cast:*', weight: -2 },
  ],
  quell: [
    { option: 'fight', weight: 1, per: 'fight' },
    { option: 'destroy', weight: 1 },
    { option: 'leave', weight: 0 },
    { option: 'charm', weight: 1 },
    { option: 'bribe', weight: -1 },
  ],
  assist: [
    { option: 'card:*', weight: 3, when: ['outmatched', 'hopeful'] },
    { option: 'ability:*', weight: 5 },
    { option: 'drink:*', weight: 2, when: ['outmatched', 'hopeful'] },
    { option: 'hire:*', weight: 2, when: ['outmatched', 'hopeful'] },
  ],
  weapon: [{ option: 'card:*', weight: 1, per: 'card' }],
  fate: [
    { option: 'keep', weight: 3.5 },
    { option: 'keep', weight: -2, when: ['dying'] },
    { option: 'reroll:*', weight: 1, per: 'rerolling' },
  ],
  boost: [{ option: 'yes', weight: 1, per: 'boosting' }],
  spoils: [{ option: 'trophy', weight: 1 }],
  reward: [
    { option: 'life', weight: 1, per: 'wound' },
    { option: 'gold', weight: 1, per: 'booty' },
    { option: 'card:*', weight: 1, per: 'booty' },
  ],
  loot: [
    { option: 'card:*', weight: 1, per: 'find' },
    { option: 'coin:*', weight: 1 },
  ],
  steal: [
    { option: 'gold', weight: 1, per: 'booty' },
    { option: 'card:*', weight: 1, per: 'booty' },
  ],
  trade: [{ option: 'card:*', weight: 1, per: 'trading' }],

  // Offers of a card or space.
  take: [
    { option: 'card:*', weight: 1, per: 'find' },
    { option: 'gold', weight: 1 },
    { option: 'done', weight: 0.2 },
  ],
  visit: [
    { option: '*', weight: 1, per: 'choice' },
    { option: 'decline', weight: 0 },
  ],
  buy: [
    { option: 'buy:*', weight: 1, per: 'bargain' },
    { option: 'done', weight: 0.5 },
  ],
  shoplift: [{ option: 'buy:*', weight: 1, per: 'find' }],
  heal: [{ option: 'heal:*', weight: 1, per: 'healing' }],
  replenish: [{ option: 'fate:*', weight: 1, per: 'replenishing' }],
  spell: [
    { option: 'yes', weight: 2.5 },
    { option: 'yes', weight: -1, per: 'price' },
  ],
  skip: [{ option: 'no', weight: 1, per: 'visit' }],
  dice: [{ option: 'yes', weight: 1 }],
  sell: [
    { option: 'yes', weight: 1, per: 'gold' },
    { option: 'no', weight: 1 },
  ],
  alchemy: [
    { option: 'card:*', weight: -1, per: 'card' },
    { option: 'card:*', weight: 1 },
  ],

  // Giving something up: the least worth.
  follower: [
    { option: 'card:*', weight: -1, per: 'card' },
    // unless it is another's, to be taken
    { option: 'card:*', weight: 2, per: 'card', when: ['taking'] },
  ],
  sacrifice: [{ option: 'card:*', weight: 1, per: 'sacrifice' }],
  deliver: [{ option: 'card:*', weight: -1, per: 'card' }],
  surplus: [{ option: 'card:*', weight: -1, per: 'card' }],
  forget: [{ option: 'card:*', weight: -1, per: 'spell' }],
  swap: [{ option: 'keep', weight: 1 }],

  // Questions of only some editions.
  stir: [{ option: 'space:*', weight: 1, per: 'rousing' }],
  prey: [{ option: 'seat:*', weight: 1, per: 'preying' }],
  stat: [{ option: 'attribute:*', weight: 1, per: 'mastering' }],
  ditch: [],
  pick: [{ option: 'card:*', weight: 1, per: 'picking' }],
  use: [
    { option: 'yes', weight: 1, per: 'using' },
    { option: 'card:*', weight: 1, per: 'using' },
    { option: 'card:*', weight: -1, per: 'card' },
    { option: 'no', weight: 0.5 },
  ],
  rescue: [
    { option: 'ability:*', weight: 1 },
    { option: 'yes', weight: 1 },
    { option: 'no', weight: 0.5 },
  ],
  luck: [],
  stride: [{ option: 'steps:*', weight: 1, per: 'striding' }],

  // Casts of Spells by moment and target; passing weighs a little, so that a cast needs a reason.
  react: [{ option: 'pass', weight: 1 }],
  target: [
    { option: 'seat:*', weight: 1, per: 'target' },
    { option: 'card:*', weight: 1, per: 'target' },
  ],
};
