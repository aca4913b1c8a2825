import type { CardFacts } from '../../../content/card.ts';

/** Events: resolved by the character that draws them, then over (T4-ADV-09). */
export const events: CardFacts[] = [
  {
    id: 'angel',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [
      {
        do: 'by-alignment',
        rows: {
          good: [{ do: 'gain', what: 'life', amount: 1 }],
          neutral: [],
          evil: [{ do: 'lose', what: 'life', amount: 1 }],
        },
      },
    ],
  },
  {
    id: 'blizzard',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'special', rule: 'blizzard' }],
  },
  {
    id: 'book-of-spells',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'spells', amount: 'limit' }],
  },
  {
    id: 'devil',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    effects: [
      {
        do: 'by-alignment',
        rows: {
          good: [{ do: 'lose', what: 'life', amount: 1 }],
          neutral: [],
          evil: [{ do: 'gain', what: 'life', amount: 1 }],
        },
      },
    ],
  },
  {
    id: 'evil-darkness',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'anywhere', except: 'evil', effects: [{ do: 'miss-turn' }] }],
  },
  {
    id: 'imp',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'imp',
        table: {
          '1': [{ do: 'teleport', to: 'crags' }],
          '2': [{ do: 'teleport', to: 'forest' }],
          '3': [{ do: 'teleport', to: 'tavern' }],
          '4': [{ do: 'teleport', to: 'ruins' }],
          '5': [{ do: 'teleport', to: 'hidden-valley' }],
          '6': [{ do: 'teleport', to: 'cursed-glade' }],
        },
      },
    ],
  },
  {
    id: 'magical-vortex',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [
      { do: 'each', where: 'anywhere', effects: [{ do: 'lose', what: 'spell', amount: 'all' }] },
    ],
  },
  {
    id: 'market-day',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [
      {
        do: 'each',
        where: 'anywhere',
        effects: [
          {
            do: 'shop',
            prices: { sword: 1, helmet: 1, 'water-bottle': 1, shield: 2, mule: 2, raft: 3 },
          },
        ],
      },
    ],
  },
  {
    id: 'mephistopheles',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    effects: [
      {
        do: 'by-alignment',
        rows: {
          good: [{ do: 'align', to: 'evil' }],
          neutral: [{ do: 'align', to: 'evil' }],
          evil: [{ do: 'gain', what: 'craft', amount: 1 }],
        },
      },
    ],
  },
  {
    id: 'pestilence',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'region', effects: [{ do: 'lose', what: 'life', amount: 1 }] }],
  },
  {
    id: 'raiders',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    hostile: true,
    effects: [{ do: 'special', rule: 'raiders' }],
  },
  {
    id: 'siren',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'region', effects: [{ do: 'miss-turn' }] }],
  },
  {
    id: 'storm',
    type: 'event',
    copies: { adventure: 1 },
    encounter: 1,
    effects: [{ do: 'each', where: 'region', effects: [{ do: 'miss-turn' }] }],
  },
];
