import type { CardFacts } from '../../../content/card.ts';
import { lessons } from './prices.ts';

/** Observers, which must be visited when met (HP-SPC-13). */
export const strangers: CardFacts[] = [
  {
    id: 'garrick-ollivander',
    type: 'stranger',
    copies: { outer: 1 },
    encounter: 4,
    once: true,
    effects: [
      { do: 'receive', card: 'wand', otherwise: [{ do: 'gain', what: 'fate', amount: 1 }] },
    ],
  },
  {
    id: 'rita-skeeter',
    type: 'stranger',
    copies: { outer: 1 },
    encounter: 4,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'interview',
        table: {
          '1-2': [{ do: 'lose', what: 'fate', amount: 1 }],
          '3-4': [{ do: 'turn', token: 'advantage' }],
          '5': [{ do: 'gain', what: 'gold', amount: 1 }],
          '6': [{ do: 'gain', what: 'fate', amount: 2 }],
        },
      },
    ],
  },
  {
    id: 'stan-shunpike',
    type: 'stranger',
    copies: { outer: 1 },
    encounter: 4,
    effects: [
      {
        do: 'choose',
        between: {
          ride: [
            { do: 'pay', gold: 1 },
            { do: 'travel', to: 'other' },
          ],
        },
        optional: true,
      },
    ],
  },
  {
    id: 'griphook',
    type: 'stranger',
    copies: { outer: 1 },
    encounter: 4,
    effects: [
      {
        do: 'choose',
        between: {
          sell: [{ do: 'transmute', gold: 2, most: 1 }],
          vault: [
            { do: 'pay', gold: 2 },
            { do: 'pick', from: 'purchase' },
          ],
        },
        optional: true,
      },
    ],
  },
  {
    id: 'cornelius-fudge',
    type: 'stranger',
    copies: { outer: 1 },
    encounter: 4,
    once: true,
    effects: [
      {
        do: 'by-token',
        token: 'advantage',
        same: [{ do: 'gain', what: 'gold', amount: 1 }],
        other: [{ do: 'miss-turn' }],
      },
    ],
  },
  {
    id: 'sybill-trelawney',
    type: 'stranger',
    copies: { middle: 1 },
    encounter: 4,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'prophecy',
        table: {
          '1': [{ do: 'lose', what: 'fate', amount: 1 }],
          '2-3': [],
          '4-5': [{ do: 'gain', what: 'fate', amount: 1 }],
          '6': lessons,
        },
      },
    ],
  },
  {
    id: 'firenze',
    type: 'stranger',
    copies: { middle: 1 },
    encounter: 4,
    once: true,
    effects: [
      {
        do: 'choose',
        between: {
          rest: [{ do: 'heal', upTo: 1 }],
          stars: [{ do: 'gain', what: 'fate', amount: 1 }],
        },
      },
    ],
  },
  {
    id: 'madam-pomfrey',
    type: 'stranger',
    copies: { middle: 1 },
    encounter: 4,
    once: true,
    effects: [{ do: 'heal' }, { do: 'unturn' }],
  },
  {
    id: 'xenophilius-lovegood',
    type: 'stranger',
    copies: { middle: 1 },
    encounter: 4,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'tale',
        table: {
          '1': [{ do: 'miss-turn' }],
          '2-3': [],
          '4': [{ do: 'gain', what: 'fate', amount: 1 }],
          '5-6': [
            {
              do: 'pick',
              from: 'talismans',
              otherwise: [{ do: 'gain', what: 'fate', amount: 1 }],
            },
            { do: 'spent' },
          ],
        },
      },
    ],
  },
];
