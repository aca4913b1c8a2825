import * as z from 'zod';
import { ROUNDS } from '../board.ts';

const id = z.string();
const amount = z.int().min(0);
const placed = z.strictObject({
  tile: id,
  x: z.int().default(0),
  y: z.int().default(0),
  opened: z.array(z.int().min(1)).default([]).describe('Chests that hold a Key, from 1.'),
});
const seatPosition = z.strictObject({
  combat: amount.default(0),
  magic: amount.default(0),
  coins: amount.default(0),
  potions: amount.default(0),
  glory: amount.default(0),
  story: z.array(placed).default([]).describe('A Hero not listed is dealt, and lies on 0, 0.'),
  taken: z.strictObject({ slot: z.int(), tile: id }).optional(),
  quests: z.array(id).default([]).describe('Unplaced Quests.'),
});
export type SeatPosition = z.infer<typeof seatPosition>;

/** A position for a scenario. Unlisted parts are as after setup, in the order of the tables. */
export const positionSchema = z.strictObject({
  phase: z.enum(['quests', 'select', 'catchUp', 'place']).default('select'),
  round: z.int().min(1).max(ROUNDS).default(1),
  firstPlayer: z.string().optional().describe('The first seat, unless given.'),
  board: z
    .record(z.string().regex(/^[1-8]$/u), id)
    .optional()
    .describe('Tiles by slot. If absent it is filled while tiles are chosen, and empty later.'),
  stacks: z
    .strictObject({
      period1: z.array(id).optional(),
      period2: z.array(id).optional(),
      period3: z.array(id).optional(),
    })
    .default({})
    .describe('The next tile first. An absent stack holds all tiles of its back not listed.'),
  discards: z.array(id).default([]),
  toPlace: z.array(z.string()).optional().describe('Seats yet to place; all, unless given.'),
  seats: z.record(z.string(), seatPosition).default({}),
});
export type Position = z.infer<typeof positionSchema>;
