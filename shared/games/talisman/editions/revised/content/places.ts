import type { CardFacts } from '../../../content/card.ts';

/** Places: they stay for good where drawn, and are visited at each landing (T4-ADV-20). */
export const places: CardFacts[] = [
  {
    id: 'cave',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'cave',
        table: {
          '1': [
            {
              do: 'fight',
              creatures: [
                { id: 'cave-dragon', subtype: 'dragon', attribute: 'strength', value: 7 },
              ],
            },
          ],
          '2': [
            {
              do: 'fight',
              creatures: [
                { id: 'cave-goblin', subtype: 'monster', attribute: 'strength', value: 2 },
              ],
            },
          ],
          '3': [{ do: 'miss-turn' }],
          '4-5': [{ do: 'gain', what: 'gold', amount: 2 }],
          '6': [{ do: 'gain', what: 'gold', amount: 3 }],
        },
      },
    ],
  },
  {
    id: 'fountain-of-wisdom',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    pool: { what: 'craft', amount: 4 },
  },
  {
    id: 'magic-portal',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [
      {
        do: 'choose',
        between: {
          enter: [
            {
              do: 'roll',
              dice: 1,
              kind: 'magic-portal',
              table: {
                '1': [{ do: 'teleport', to: 'crags' }],
                '2': [{ do: 'teleport', to: 'village' }],
                '3': [{ do: 'teleport', to: 'city' }],
                '4': [{ do: 'teleport', to: 'warlocks-cave' }],
                '5': [{ do: 'teleport', to: 'temple' }],
                '6': [{ do: 'teleport', to: 'plain-of-peril' }],
              },
            },
          ],
        },
        optional: true,
      },
    ],
  },
  {
    id: 'magic-stream',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    pool: { what: 'strength', amount: 4 },
  },
  {
    id: 'market',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [
      {
        do: 'shop',
        prices: { sword: 1, helmet: 1, 'water-bottle': 1, shield: 2, mule: 2, raft: 3 },
      },
    ],
  },
  {
    id: 'marsh',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [{ do: 'unless-at-least', points: { strength: 5 }, effects: [{ do: 'miss-turn' }] }],
  },
  {
    id: 'maze',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [{ do: 'unless-at-least', points: { craft: 5 }, effects: [{ do: 'miss-turn' }] }],
  },
  {
    id: 'pool-of-life',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    pool: { what: 'life', amount: 4 },
  },
  {
    id: 'shrine',
    type: 'place',
    copies: { adventure: 1 },
    encounter: 6,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'pray',
        table: {
          '1': [],
          '2': [{ do: 'gain', what: 'fate', amount: 1 }],
          '3': [{ do: 'gain', what: 'gold', amount: 1 }],
          '4': [{ do: 'spells', amount: 1 }],
          '5': [{ do: 'gain', what: 'life', amount: 1 }],
          '6': [{ do: 'travel', to: 'any' }],
        },
      },
    ],
  },
];
