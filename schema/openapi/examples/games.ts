import type * as z from 'zod';
import type { gameSummary } from '../models/game.ts';

export const gameInShort: z.input<typeof gameSummary> = {
  id: 'tales-of-glory',
  name: 'Tales of Glory',
  seats: { min: 2, max: 5 },
  bots: ['random', 'greedy'],
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
  viewSchema: { type: 'object', properties: { round: { type: 'integer' } } },
};

export const textsOfGame = { 'tile:h1': 'Paladin', 'tile:p1-p4': 'Waymarket' };
