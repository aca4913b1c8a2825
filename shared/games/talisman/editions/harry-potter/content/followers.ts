import type { CardFacts } from '../../../content/card.ts';
import { lessons } from './prices.ts';

/** Creatures that can follow any character (HP-RUL-25). */
export const followers: CardFacts[] = [
  {
    id: 'niffler',
    type: 'follower',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [
      {
        id: 'treasure-nose',
        can: 'occasion',
        at: 'turn-end',
        when: 'no-gold',
        effects: [
          {
            do: 'roll',
            dice: 1,
            kind: 'niffler',
            table: { '1-4': [], '5-6': [{ do: 'gain', what: 'gold', amount: 1 }] },
          },
        ],
      },
    ],
  },
  {
    id: 'post-owl',
    type: 'follower',
    copies: { outer: 1 },
    encounter: 6,
    abilities: [
      {
        id: 'owl-order',
        can: 'occasion',
        at: 'turn-start',
        ask: true,
        pay: { gold: 1 },
        effects: lessons,
      },
    ],
  },
  {
    id: 'buckbeak',
    type: 'follower',
    copies: { middle: 1 },
    encounter: 6,
    abilities: [{ id: 'swift-wings', can: 'stride', by: [1] }],
  },
  {
    id: 'thestral',
    type: 'follower',
    copies: { middle: 1 },
    encounter: 6,
    abilities: [{ id: 'night-flight', can: 'journey', spend: true }],
  },
];
