import type { Effect } from '../../../content/effect.ts';
import type { SpaceFacts } from '../../../content/board.ts';
import { BARRIER } from '../names.ts';
import { lessons, prices } from './prices.ts';

/** The choices of a house's own characters there. */
const home: Effect = {
  do: 'choose',
  between: {
    rest: [{ do: 'heal' }],
    search: [
      {
        do: 'roll',
        dice: 1,
        kind: 'search',
        table: { '1-4': [], '5': [{ do: 'gain', what: 'fate', amount: 1 }], '6': lessons },
      },
    ],
  },
};

const intruder: Effect = { do: 'lose', what: 'life', amount: 1 };

const borgin: Effect = {
  do: 'roll',
  dice: 1,
  kind: 'borgin',
  table: {
    '1': [{ do: 'toad', turns: 2 }],
    '2': [{ do: 'lose', what: 'life', amount: 1 }],
    '3-4': [],
    '5': [{ do: 'gain', what: 'gold', amount: 1 }],
    '6': [{ do: 'gain', what: 'fate', amount: 1 }],
  },
};

/** London and its surroundings, clockwise (HP-CMP-18); the middle spaces they lie opposite to. */
export const outerSpaces: SpaceFacts[] = [
  {
    id: 'leaky-cauldron',
    region: 'outer',
    grid: [0, 0],
    terrain: 'inn',
    draw: 1,
    opposite: ['hagrids-hut'],
  },
  {
    id: 'diagon-alley',
    region: 'outer',
    grid: [0, 1],
    terrain: 'shops',
    effects: [
      { do: 'transmute', gold: 1, most: 1 },
      { do: 'shop', prices },
    ],
    opposite: ['hagrids-hut'],
  },
  {
    id: 'charing-cross-road',
    region: 'outer',
    grid: [0, 2],
    terrain: 'street',
    draw: 1,
    opposite: ['forbidden-forest'],
  },
  {
    id: 'gringotts',
    region: 'outer',
    grid: [0, 3],
    terrain: 'bank',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'gringotts',
        table: {
          '1': [{ do: 'lose', what: 'gold', amount: 1 }],
          '2-3': [],
          '4-5': [{ do: 'gain', what: 'gold', amount: 1 }],
          '6': [{ do: 'gain', what: 'gold', amount: 2 }],
        },
      },
    ],
    opposite: ['whomping-willow'],
  },
  {
    id: 'london-streets',
    region: 'outer',
    grid: [0, 4],
    terrain: 'street',
    draw: 2,
    opposite: ['gates-of-hogwarts'],
  },
  {
    id: 'knockturn-alley',
    region: 'outer',
    grid: [0, 5],
    terrain: 'street',
    draw: 2,
    opposite: ['owlery'],
  },
  {
    id: 'borgin-and-burkes',
    region: 'outer',
    grid: [0, 6],
    terrain: 'shops',
    effects: [
      {
        do: 'by-alignment',
        rows: {
          order: [borgin],
          'death-eaters': [
            {
              do: 'choose',
              between: { bargain: [{ do: 'pay', gold: 1 }, ...lessons], chance: [borgin] },
            },
          ],
        },
      },
    ],
    opposite: ['owlery'],
  },
  {
    id: 'thames-embankment',
    region: 'outer',
    grid: [1, 6],
    terrain: 'street',
    draw: 1,
    opposite: ['owlery'],
  },
  {
    id: 'ministry-of-magic',
    region: 'outer',
    grid: [2, 6],
    terrain: 'ministry',
    effects: [
      {
        do: 'by-token',
        token: 'advantage',
        same: [{ do: 'replenish' }],
        other: [
          {
            do: 'roll',
            dice: 1,
            kind: 'ministry',
            table: {
              '1-2': [{ do: 'miss-turn' }],
              '3-4': [{ do: 'lose', what: 'fate', amount: 1 }],
              '5-6': [],
            },
          },
        ],
      },
    ],
    opposite: ['greenhouses'],
  },
  {
    id: 'whitehall',
    region: 'outer',
    grid: [3, 6],
    terrain: 'street',
    draw: 1,
    opposite: ['quidditch-pitch'],
  },
  {
    id: 'grimmauld-place',
    region: 'outer',
    grid: [4, 6],
    terrain: 'house',
    effects: [{ do: 'by-alignment', rows: { order: [home], 'death-eaters': [intruder] } }],
    opposite: ['hogsmeade-road'],
  },
  {
    id: 'islington',
    region: 'outer',
    grid: [5, 6],
    terrain: 'street',
    draw: 1,
    opposite: ['hogsmeade-station'],
  },
  {
    id: 'kings-cross',
    region: 'outer',
    grid: [6, 6],
    terrain: 'station',
    draw: 1,
    opposite: ['hogsmeade-station'],
    crossing: {
      to: 'hogsmeade-station',
      rule: 'kings-cross',
      task: { attribute: 'magic', above: BARRIER },
    },
  },
  {
    id: 'english-countryside',
    region: 'outer',
    grid: [6, 5],
    terrain: 'country',
    draw: 2,
    opposite: ['hogsmeade-station'],
  },
  {
    id: 'the-burrow',
    region: 'outer',
    grid: [6, 4],
    terrain: 'house',
    effects: [
      {
        do: 'by-alignment',
        rows: {
          order: [
            { do: 'heal', upTo: 1 },
            {
              do: 'choose',
              between: {
                supper: [
                  { do: 'pay', gold: 1 },
                  { do: 'gain', what: 'fate', amount: 1 },
                ],
              },
              optional: true,
            },
          ],
          'death-eaters': [
            {
              do: 'roll',
              dice: 1,
              kind: 'burrow',
              table: {
                '1-2': [
                  {
                    do: 'fight',
                    creatures: [{ id: 'guard', attribute: 'magic', value: 4 }],
                  },
                ],
                '3-4': [],
                '5-6': [{ do: 'gain', what: 'gold', amount: 1 }],
              },
            },
          ],
        },
      },
    ],
    opposite: ['hogsmeade-village'],
  },
  {
    id: 'ottery-st-catchpole',
    region: 'outer',
    grid: [6, 3],
    terrain: 'country',
    draw: 1,
    opposite: ['three-broomsticks'],
  },
  {
    id: 'godrics-hollow',
    region: 'outer',
    grid: [6, 2],
    terrain: 'country',
    draw: 2,
    opposite: ['hogs-head'],
  },
  {
    id: 'little-hangleton',
    region: 'outer',
    grid: [6, 1],
    terrain: 'country',
    draw: 1,
    creatureBonus: 1,
    opposite: ['shrieking-shack'],
  },
  {
    id: 'malfoy-manor',
    region: 'outer',
    grid: [6, 0],
    terrain: 'house',
    effects: [{ do: 'by-alignment', rows: { order: [intruder], 'death-eaters': [home] } }],
    opposite: ['shrieking-shack'],
  },
  {
    id: 'spinners-end',
    region: 'outer',
    grid: [5, 0],
    terrain: 'street',
    draw: 1,
    opposite: ['shrieking-shack'],
  },
  {
    id: 'forest-of-dean',
    region: 'outer',
    grid: [4, 0],
    terrain: 'forest',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'dean',
        table: {
          '1': [{ do: 'fight', creatures: [{ id: 'outlaw', attribute: 'strength', value: 4 }] }],
          '2': [{ do: 'miss-turn' }],
          '3-5': [],
          '6': [{ do: 'gain', what: 'strength', amount: 1 }],
        },
      },
    ],
    opposite: ['black-lake'],
  },
  {
    id: 'st-mungos',
    region: 'outer',
    grid: [3, 0],
    terrain: 'hospital',
    effects: [
      {
        do: 'choose',
        between: {
          healer: [{ do: 'heal', upTo: 2, price: 1 }],
          ward: [
            {
              do: 'roll',
              dice: 1,
              kind: 'ward',
              table: {
                '1-4': [],
                '5': [{ do: 'heal', upTo: 1 }],
                '6': [
                  {
                    do: 'choose',
                    between: {
                      restore: [{ do: 'unturn' }],
                      strengthen: [{ do: 'gain', what: 'life', amount: 1 }],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
    ],
    opposite: ['lakeshore'],
  },
  {
    id: 'little-whinging',
    region: 'outer',
    grid: [2, 0],
    terrain: 'country',
    draw: 1,
    opposite: ['centaur-glade'],
  },
  {
    id: 'privet-drive',
    region: 'outer',
    grid: [1, 0],
    terrain: 'house',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'privet',
        table: {
          '1': [{ do: 'miss-turn' }],
          '2': [{ do: 'lose', what: 'gold', amount: 1 }],
          '3': [{ do: 'fight', creatures: [{ id: 'bully', attribute: 'strength', value: 3 }] }],
          '4': [{ do: 'gain', what: 'gold', amount: 1 }],
          '5': [
            {
              do: 'choose',
              between: { ride: [{ do: 'travel', to: 'other' }] },
              optional: true,
            },
          ],
          '6': [
            {
              do: 'choose',
              between: { flight: [{ do: 'teleport', to: 'hagrids-hut' }] },
              optional: true,
            },
          ],
        },
      },
    ],
    opposite: ['hagrids-hut'],
  },
];
