import type { SpaceFacts } from '../../../content/board.ts';

/** The Outer Region, clockwise (T4-RUL-67). */
export const outerSpaces: SpaceFacts[] = [
  {
    id: 'village',
    region: 'outer',
    grid: [0, 0],
    terrain: 'village',
    bridges: ['fields-northwest', 'fields-north'],
    effects: [
      {
        do: 'choose',
        between: {
          blacksmith: [
            { do: 'shop', prices: { helmet: 2, sword: 2, axe: 3, shield: 3, armour: 4 } },
          ],
          healer: [{ do: 'heal', price: 1 }],
          mystic: [
            {
              do: 'roll',
              dice: 1,
              kind: 'mystic',
              table: {
                '1': [{ do: 'align', to: 'evil' }],
                '2-3': [],
                '4': [{ do: 'align', to: 'good' }],
                '5': [{ do: 'gain', what: 'craft', amount: 1 }],
                '6': [{ do: 'spells', amount: 1 }],
              },
            },
          ],
        },
      },
    ],
    opposite: ['portal-of-power'],
  },
  {
    id: 'fields-north',
    region: 'outer',
    grid: [0, 1],
    terrain: 'fields',
    draw: 1,
    opposite: ['portal-of-power'],
  },
  {
    id: 'graveyard',
    region: 'outer',
    grid: [0, 2],
    terrain: 'graveyard',
    effects: [
      {
        do: 'by-alignment',
        rows: {
          good: [{ do: 'lose', what: 'life', amount: 1 }],
          neutral: [{ do: 'replenish', price: 1 }],
          evil: [
            {
              do: 'choose',
              between: {
                replenish: [{ do: 'replenish' }],
                pray: [
                  {
                    do: 'roll',
                    dice: 1,
                    kind: 'pray',
                    table: {
                      '1-4': [],
                      '5': [{ do: 'gain', what: 'fate', amount: 1 }],
                      '6': [{ do: 'spells', amount: 1 }],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
    opposite: ['black-knight'],
  },
  {
    id: 'woods-north',
    region: 'outer',
    grid: [0, 3],
    terrain: 'woods',
    draw: 1,
    opposite: ['hidden-valley'],
  },
  {
    id: 'sentinel',
    region: 'outer',
    grid: [0, 4],
    terrain: 'sentinel',
    draw: 1,
    opposite: ['hills-middle'],
    crossing: {
      to: 'hills-middle',
      rule: 'guard',
      guard: { id: 'sentinel', attribute: 'strength', value: 9 },
    },
  },
  {
    id: 'hills-north',
    region: 'outer',
    grid: [0, 5],
    terrain: 'hills',
    draw: 1,
    opposite: ['cursed-glade'],
  },
  {
    id: 'chapel',
    region: 'outer',
    grid: [0, 6],
    terrain: 'chapel',
    effects: [
      {
        do: 'by-alignment',
        rows: {
          good: [
            {
              do: 'choose',
              between: {
                heal: [{ do: 'heal' }],
                pray: [
                  {
                    do: 'roll',
                    dice: 1,
                    kind: 'pray',
                    table: {
                      '1-4': [],
                      '5': [{ do: 'gain', what: 'life', amount: 1 }],
                      '6': [{ do: 'spells', amount: 1 }],
                    },
                  },
                ],
              },
            },
          ],
          neutral: [{ do: 'heal', price: 1 }],
          evil: [{ do: 'lose', what: 'life', amount: 1 }],
        },
      },
    ],
    opposite: ['cursed-glade'],
  },
  {
    id: 'fields-northeast',
    region: 'outer',
    grid: [1, 6],
    terrain: 'fields',
    draw: 1,
    opposite: ['cursed-glade'],
  },
  {
    id: 'crags',
    region: 'outer',
    grid: [2, 6],
    terrain: 'crags',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'crags',
        table: {
          '1': [
            {
              do: 'fight',
              creatures: [{ id: 'crag-spirit', subtype: 'spirit', attribute: 'craft', value: 4 }],
            },
          ],
          '2-3': [{ do: 'miss-turn' }],
          '4-5': [],
          '6': [{ do: 'gain', what: 'strength', amount: 1 }],
        },
      },
    ],
    opposite: ['runes-northeast'],
  },
  {
    id: 'plains-east',
    region: 'outer',
    grid: [3, 6],
    terrain: 'plains',
    draw: 1,
    opposite: ['chasm'],
  },
  {
    id: 'woods-east',
    region: 'outer',
    grid: [4, 6],
    terrain: 'woods',
    draw: 1,
    opposite: ['runes-southeast'],
  },
  {
    id: 'fields-southeast',
    region: 'outer',
    grid: [5, 6],
    terrain: 'fields',
    draw: 1,
    opposite: ['warlocks-cave'],
  },
  {
    id: 'city',
    region: 'outer',
    grid: [6, 6],
    terrain: 'city',
    bridges: ['fields-southeast', 'fields-south'],
    effects: [
      {
        do: 'choose',
        between: {
          doctor: [{ do: 'heal', upTo: 2, price: 1 }],
          alchemist: [{ do: 'transmute', gold: 1 }],
          enchantress: [
            {
              do: 'roll',
              dice: 1,
              kind: 'enchantress',
              table: {
                '1': [{ do: 'toad', turns: 3 }],
                '2': [{ do: 'lose', what: 'strength', amount: 1 }],
                '3': [{ do: 'lose', what: 'craft', amount: 1 }],
                '4': [{ do: 'gain', what: 'craft', amount: 1 }],
                '5': [{ do: 'gain', what: 'strength', amount: 1 }],
                '6': [{ do: 'spells', amount: 1 }],
              },
            },
          ],
        },
      },
    ],
    opposite: ['warlocks-cave'],
  },
  {
    id: 'fields-south',
    region: 'outer',
    grid: [6, 5],
    terrain: 'fields',
    draw: 1,
    opposite: ['warlocks-cave'],
  },
  {
    id: 'hills-south',
    region: 'outer',
    grid: [6, 4],
    terrain: 'hills',
    draw: 1,
    opposite: ['desert-east'],
  },
  {
    id: 'plains-south',
    region: 'outer',
    grid: [6, 3],
    terrain: 'plains',
    draw: 1,
    opposite: ['oasis'],
  },
  {
    id: 'woods-south',
    region: 'outer',
    grid: [6, 2],
    terrain: 'woods',
    draw: 1,
    opposite: ['desert-west'],
  },
  {
    id: 'plains-southwest',
    region: 'outer',
    grid: [6, 1],
    terrain: 'plains',
    draw: 1,
    opposite: ['temple'],
  },
  {
    id: 'tavern',
    region: 'outer',
    grid: [6, 0],
    terrain: 'tavern',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'tavern',
        table: {
          '1': [{ do: 'miss-turn' }],
          '2': [{ do: 'fight', creatures: [{ id: 'farmer', attribute: 'strength', value: 3 }] }],
          '3': [{ do: 'lose', what: 'gold', amount: 1 }],
          '4': [{ do: 'gain', what: 'gold', amount: 1 }],
          '5': [{ do: 'offer', to: 'other' }],
          '6': [{ do: 'offer', to: 'temple' }],
        },
      },
    ],
    opposite: ['temple'],
  },
  {
    id: 'fields-west',
    region: 'outer',
    grid: [5, 0],
    terrain: 'fields',
    draw: 1,
    opposite: ['temple'],
  },
  {
    id: 'ruins',
    region: 'outer',
    grid: [4, 0],
    terrain: 'ruins',
    draw: 2,
    opposite: ['woods-middle'],
  },
  {
    id: 'plains-west',
    region: 'outer',
    grid: [3, 0],
    terrain: 'plains',
    draw: 1,
    opposite: ['runes-west'],
  },
  {
    id: 'forest',
    region: 'outer',
    grid: [2, 0],
    terrain: 'forest',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'forest',
        table: {
          '1': [{ do: 'fight', creatures: [{ id: 'brigand', attribute: 'strength', value: 4 }] }],
          '2-3': [{ do: 'miss-turn' }],
          '4-5': [],
          '6': [{ do: 'gain', what: 'craft', amount: 1 }],
        },
      },
    ],
    opposite: ['castle'],
  },
  {
    id: 'fields-northwest',
    region: 'outer',
    grid: [1, 0],
    terrain: 'fields',
    draw: 1,
    opposite: ['portal-of-power'],
  },
];
