import type { Effect } from '../../../content/effect.ts';
import type { CardFacts } from '../../../content/card.ts';
import { lessons } from './prices.ts';

/** All of a side gain fate, and the advantage is theirs. */
const upperHand = (side: string, except: string): Effect[] => [
  {
    do: 'each',
    where: 'anywhere',
    except,
    effects: [{ do: 'gain', what: 'fate', amount: 1 }],
  },
  { do: 'turn', token: 'advantage', to: side },
];

const wound: Effect[] = [{ do: 'lose', what: 'life', amount: 1 }];

/** The chance to gain a point of an attribute, by two dice not above it. */
const tried = (attribute: 'magic' | 'strength'): Effect[] => [
  {
    do: 'test',
    dice: 2,
    kind: 'task',
    attribute,
    within: [{ do: 'gain', what: attribute, amount: 1 }],
    above: wound,
  },
];

/** Events: resolved when revealed, then over; each also turns the Advantage token (HP-ADV-08). */
export const events: CardFacts[] = [
  {
    id: 'azkaban-breakout',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: upperHand('death-eaters', 'order'),
  },
  {
    id: 'dark-mark',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: [
      {
        do: 'each',
        where: 'near',
        effects: [{ do: 'roll', dice: 1, kind: 'dark-mark', table: { '1-2': wound, '3-6': [] } }],
      },
    ],
  },
  {
    id: 'daily-prophet',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'anywhere', when: 'no-spell', effects: lessons }],
  },
  {
    id: 'ministry-raid',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: [
      {
        do: 'each',
        where: 'region',
        when: 'has-goods',
        effects: [
          {
            do: 'choose',
            between: {
              fine: [{ do: 'pay', gold: 1 }],
              confiscation: [{ do: 'lose', what: 'object', amount: 1 }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'world-cup-riot',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: [{ do: 'travel', to: 'other' }],
  },
  {
    id: 'order-meeting',
    type: 'event',
    copies: { outer: 1 },
    encounter: 1,
    effects: upperHand('order', 'death-eaters'),
  },
  {
    id: 'battle-of-hogwarts',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [
      {
        do: 'each',
        where: 'region',
        effects: [
          {
            do: 'roll',
            dice: 1,
            kind: 'skirmish',
            table: {
              '1-2': wound,
              '3-5': [],
              '6': [{ do: 'gain', what: 'fate', amount: 1 }],
            },
          },
        ],
      },
    ],
  },
  {
    id: 'dementor-swarm',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [
      {
        do: 'each',
        where: 'region',
        when: 'no-spell',
        effects: [{ do: 'roll', dice: 1, kind: 'swarm', table: { '1-3': wound, '4-6': [] } }],
      },
    ],
  },
  {
    id: 'triwizard-task',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [
      {
        do: 'choose',
        between: { 'by-magic': tried('magic'), 'by-strength': tried('strength') },
      },
    ],
  },
  {
    id: 'fiendfyre',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'near', effects: [{ do: 'lose', what: 'object', amount: 1 }] }],
  },
  {
    id: 'full-moon',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [{ do: 'special', rule: 'full-moon' }],
  },
  {
    id: 'hogsmeade-weekend',
    type: 'event',
    copies: { middle: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'region', effects: [{ do: 'gain', what: 'gold', amount: 1 }] }],
  },
];
