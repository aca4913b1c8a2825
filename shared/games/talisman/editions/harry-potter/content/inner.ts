import type { SpaceFacts } from '../../../content/board.ts';

/** The castle, one line from the Moving Staircase to the Great Hall (HP-CMP-18). */
export const innerSpaces: SpaceFacts[] = [
  {
    id: 'moving-staircase',
    region: 'inner',
    grid: [2, 4],
    terrain: 'castle',
    next: ['potions-dungeon'],
    back: ['gates-of-hogwarts'],
  },
  {
    id: 'potions-dungeon',
    region: 'inner',
    grid: [3, 4],
    terrain: 'castle',
    effects: [
      {
        do: 'test',
        dice: 2,
        kind: 'potions',
        attribute: 'magic',
        within: [],
        above: [{ do: 'lose', what: 'life', amount: 1 }],
      },
    ],
    next: ['dada-classroom'],
    back: ['moving-staircase'],
  },
  {
    id: 'dada-classroom',
    region: 'inner',
    grid: [4, 4],
    terrain: 'castle',
    effects: [{ do: 'special', rule: 'shape-shifter' }],
    next: ['restricted-section'],
    back: ['potions-dungeon'],
  },
  {
    id: 'restricted-section',
    region: 'inner',
    grid: [4, 3],
    terrain: 'castle',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'restricted',
        table: {
          '1': [{ do: 'lose', what: 'life', amount: 1 }],
          '2': [{ do: 'miss-turn' }],
          '3-5': [],
          '6': [{ do: 'spells', amount: 1 }],
        },
      },
    ],
    next: ['chamber-of-secrets'],
    back: ['dada-classroom'],
  },
  {
    id: 'chamber-of-secrets',
    region: 'inner',
    grid: [4, 2],
    terrain: 'castle',
    effects: [{ do: 'special', rule: 'giant-snake' }],
    next: ['astronomy-tower'],
    back: ['restricted-section'],
  },
  {
    id: 'astronomy-tower',
    region: 'inner',
    grid: [3, 2],
    terrain: 'castle',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'tower',
        table: {
          '1-2': [{ do: 'lose', what: 'life', amount: 1 }],
          '3-5': [],
          '6': [{ do: 'lose', what: 'life', amount: 2 }],
        },
      },
    ],
    next: ['headmasters-office'],
    back: ['chamber-of-secrets'],
  },
  {
    id: 'headmasters-office',
    region: 'inner',
    grid: [2, 2],
    terrain: 'castle',
    effects: [
      {
        do: 'choose',
        between: {
          rest: [{ do: 'heal', upTo: 1 }],
          advice: [{ do: 'gain', what: 'fate', amount: 1 }],
        },
      },
    ],
    next: ['room-of-requirement'],
    back: ['astronomy-tower'],
  },
  {
    id: 'room-of-requirement',
    region: 'inner',
    grid: [2, 3],
    terrain: 'castle',
    stop: true,
    next: ['great-hall'],
    back: ['headmasters-office'],
  },
  {
    id: 'great-hall',
    region: 'inner',
    grid: [3, 3],
    terrain: 'castle',
    restricted: true,
    effects: [{ do: 'special', rule: 'final-battle' }],
    back: ['room-of-requirement'],
  },
];
