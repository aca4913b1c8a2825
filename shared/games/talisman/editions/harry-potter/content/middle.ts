import type { SpaceFacts } from '../../../content/board.ts';
import { dearPrices, lessons } from './prices.ts';

/** The grounds of Hogwarts, clockwise (HP-CMP-18). A Portkey leads here and not back (HP-RUL-29). */
export const middleSpaces: SpaceFacts[] = [
  {
    id: 'hagrids-hut',
    region: 'middle',
    grid: [1, 1],
    terrain: 'grounds',
    effects: [
      {
        do: 'roll',
        dice: 1,
        kind: 'hut',
        table: {
          '1': [
            { do: 'fight', creatures: [{ id: 'stray-beast', attribute: 'strength', value: 5 }] },
          ],
          '2-3': [],
          '4': [{ do: 'heal', upTo: 1 }],
          '5': [{ do: 'gain', what: 'fate', amount: 1 }],
          '6': [{ do: 'gain', what: 'strength', amount: 1 }],
        },
      },
    ],
  },
  { id: 'forbidden-forest', region: 'middle', grid: [1, 2], terrain: 'forest', draw: 2 },
  {
    id: 'whomping-willow',
    region: 'middle',
    grid: [1, 3],
    terrain: 'grounds',
    effects: [
      {
        do: 'test',
        dice: 1,
        kind: 'willow',
        attribute: 'strength',
        within: [
          {
            do: 'choose',
            between: { tunnel: [{ do: 'teleport', to: 'shrieking-shack' }] },
            optional: true,
          },
        ],
        above: [{ do: 'lose', what: 'life', amount: 1 }],
      },
    ],
  },
  {
    id: 'gates-of-hogwarts',
    region: 'middle',
    grid: [1, 4],
    terrain: 'gates',
    draw: 1,
    crossing: { to: 'moving-staircase', rule: 'gates', dice: 2 },
  },
  {
    id: 'owlery',
    region: 'middle',
    grid: [1, 5],
    terrain: 'grounds',
    effects: [
      {
        do: 'choose',
        between: {
          letter: [{ do: 'pay', gold: 1 }, ...lessons],
          owl: [
            { do: 'pay', gold: 1 },
            { do: 'gain', what: 'fate', amount: 1 },
          ],
        },
        optional: true,
      },
    ],
  },
  { id: 'greenhouses', region: 'middle', grid: [2, 5], terrain: 'grounds', draw: 2 },
  {
    id: 'quidditch-pitch',
    region: 'middle',
    grid: [3, 5],
    terrain: 'pitch',
    effects: [{ do: 'special', rule: 'quidditch' }],
  },
  { id: 'hogsmeade-road', region: 'middle', grid: [4, 5], terrain: 'grounds', draw: 2 },
  {
    id: 'hogsmeade-station',
    region: 'middle',
    grid: [5, 5],
    terrain: 'station',
    draw: 1,
    crossing: { to: 'kings-cross', rule: 'free' },
  },
  {
    id: 'hogsmeade-village',
    region: 'middle',
    grid: [5, 4],
    terrain: 'shops',
    effects: [{ do: 'shop', prices: dearPrices }],
  },
  {
    id: 'three-broomsticks',
    region: 'middle',
    grid: [5, 3],
    terrain: 'inn',
    effects: [
      { do: 'heal', price: 1 },
      {
        do: 'choose',
        between: {
          butterbeer: [
            { do: 'pay', gold: 1 },
            { do: 'gain', what: 'fate', amount: 1 },
          ],
        },
        optional: true,
      },
    ],
  },
  { id: 'hogs-head', region: 'middle', grid: [5, 2], terrain: 'inn', draw: 1 },
  {
    id: 'shrieking-shack',
    region: 'middle',
    grid: [5, 1],
    terrain: 'house',
    draw: 1,
    suppresses: ['object-bonuses', 'spells'],
  },
  {
    id: 'black-lake',
    region: 'middle',
    grid: [4, 1],
    terrain: 'lake',
    before: [
      {
        do: 'roll',
        dice: 1,
        kind: 'lake',
        table: { '1-2': [{ do: 'lose', what: 'life', amount: 1 }], '3-6': [] },
      },
    ],
    draw: 2,
  },
  { id: 'lakeshore', region: 'middle', grid: [3, 1], terrain: 'lake', draw: 2 },
  { id: 'centaur-glade', region: 'middle', grid: [2, 1], terrain: 'forest', draw: 3 },
];
