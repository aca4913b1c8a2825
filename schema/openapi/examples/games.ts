import type { Shape } from './shape.ts';

export const gameInShort: Shape<'GameSummary'> = {
  id: 'tales-of-glory',
  name: 'Tales of Glory',
  revision: '0a1b2c3d4e5f6071',
  seats: { min: 2, max: 5 },
  bots: ['random', 'greedy'],
  botLevels: [
    { id: 'random', rating: null, matches: 0 },
    { id: 'greedy', rating: 1_310, matches: 400 },
  ],
  orderEnds: [],
  pack: null,
};

/** The schema of a view is far longer. */
export const gameInFull = {
  ...gameInShort,
  optionsSchema: {
    type: 'object',
    properties: { quests: { type: 'boolean', default: false } },
    additionalProperties: false,
  },
  viewSchema: {
    type: 'object',
    properties: { round: { type: 'integer', 'x-table': { as: 'round' } } },
  },
  eventSchema: {
    oneOf: [
      {
        title: 'TilePlaced',
        properties: {
          type: { const: 'TilePlaced' },
          data: { properties: { tile: { 'x-table': { thing: 'tile' } } } },
        },
        'x-cue': [{ as: 'draw', of: '/tile', to: 'cell:{/x},{/y}' }],
      },
    ],
  },
  asks: { keepQuests: {}, cell: { tile: true } },
  askedOnce: ['keepQuests'],
  presets: [
    {
      id: 'tales-live',
      name: 'One table',
      text: 'The whole game at one sitting, in some three quarters of an hour.',
      options: {},
      seats: 4,
      speed: 'LIVE' as const,
      timeControl: 'live',
      deadline: 'PT45M',
      orders: [],
      figures: {
        matches: 400,
        answers: { median: 140, p90: 150 },
        turns: { median: 10, p90: 10 },
      },
    },
  ],
  about: {
    line: 'Build a hero’s story out of tiles and open its treasure chests.',
    minutes: 15,
    difficulty: 2,
    cover: 'treasure-map' as const,
    preset: null,
  },
  guide: {
    goal: 'Have the most Glory after 10 rounds.',
    turn: [
      {
        id: 'select',
        title: 'Choose a tile',
        text: 'All players choose a tile of the market in secret.',
        glyph: 'card-draw' as const,
      },
    ],
    tips: [
      {
        id: 'chest',
        when: { kind: 'chest', once: true as const },
        text: 'A Key opens one Chest and can’t be saved.',
        refs: ['good:key'],
      },
    ],
  },
  boards: [
    {
      ref: 'board:slots-6',
      w: 3,
      h: 2,
      seats: { min: 2, max: 3 },
      spaces: [{ ref: 'slot:1', x: 0, y: 0, w: 1, h: 1, tone: 'green', links: [] }],
    },
  ],
  things: {
    tile: {
      'p1-m1': {
        type: 'type:monster',
        marks: [{ at: 'cost', of: 'good:combat', n: 1 }],
        tone: 'red',
        glyph: 'monster-grasp',
      },
    },
  },
};

export const textsOfGame = { 'tile:h1': 'Paladin', 'tile:p1-p4': 'Waymarket' };
