import * as z from 'zod';
import { goods } from '../content/tile.ts';
import { options } from '../options.ts';
import { phases } from '../state.ts';
import type { View } from './view.ts';

const count = z.int().min(0);
const seat = z.string().describe('A seat id, such as seat1.');
const tile = z.string().describe('A tile id, such as p1-m1.');
const slot = z.int().min(1).max(8).describe('A slot of the Adventure Board.');
const slotted = z.strictObject({ slot, tile }).readonly();
const placed = z
  .strictObject({
    tile,
    x: z.int().describe('Grows to the east; the Hero lies on 0, 0.'),
    y: z.int().describe('Grows to the south.'),
    opened: z.array(z.int().min(1)).readonly().describe('Chests that hold a Key, from 1.'),
  })
  .readonly();
const holding = z
  .strictObject({
    combat: count.describe('Combat tokens on the Banner.'),
    magic: count.describe('Magic tokens on the Banner.'),
    coins: count.describe('Coins in the reserve, by value.'),
    potions: count.describe('Potions in the reserve, by value.'),
    glory: count.describe('Glory gained so far.'),
  })
  .readonly();
const player = z
  .strictObject({
    holding: holding.describe('What the seat has.'),
    story: z.array(placed).readonly().describe('The Hero first, then in the order of placing.'),
    taken: slotted.exactOptional().describe('Taken from the board, not yet placed or discarded.'),
    declared: z
      .array(tile)
      .readonly()
      .exactOptional()
      .describe('Quests declared this turn, not yet placed.'),
    majorities: z
      .array(z.enum(goods))
      .readonly()
      .describe('The Majorities awarded at the end of the game.'),
    final: z
      .strictObject({
        majority: count.describe('For Majorities.'),
        end: count.describe('For end-of-game rewards.'),
      })
      .readonly()
      .describe('What final scoring has brought of the Glory held.'),
    resigned: z.int().min(1).exactOptional().describe('1 for the first seat that resigned.'),
  })
  .readonly();
const ended = z
  .strictObject({
    reason: z
      .enum(['rounds', 'resignation'])
      .describe('After the last round, or because one seat alone was left.'),
    winners: z.array(seat).readonly().describe('Several share a victory.'),
  })
  .readonly();
const hand = z
  .strictObject({
    count: count.describe('How many.'),
    tiles: z.array(tile).readonly().exactOptional().describe('Only of the own seat.'),
  })
  .readonly();
const height = count.describe('The number of face-down tiles.');

/** The shape of a view, for clients. */
export const viewSchema: z.ZodType<View> = z
  .strictObject({
    options: options.readonly().describe('What the table has agreed on.'),
    seats: z.array(seat).readonly().describe('In table order, clockwise.'),
    phase: z
      .enum(phases)
      .describe(
        'setup: nothing lies yet; quests: Quests are chosen; select: slots are chosen in secret; catchUp: whoever has no tile takes one; place: tiles are placed; over: the match has ended.',
      ),
    round: z.int().min(0).max(10).describe('1 to 10; 0 before the first.'),
    firstPlayer: seat.exactOptional().describe('Holds the First Player token.'),
    toPlace: z.array(seat).readonly().describe('Seats that have yet to place, in turn order.'),
    board: z.array(slotted).readonly().describe('By slot; free slots are left out.'),
    discards: z.array(tile).readonly().describe('Discarded tiles; they never come back.'),
    cards: z.record(seat, slot).readonly().describe('The revealed selection cards, by seat.'),
    players: z.record(seat, player).readonly().describe('All that is public of each seat.'),
    ended: ended.exactOptional().describe('How the match ended, once it has.'),
    stacks: z
      .strictObject({ period1: height, period2: height, period3: height })
      .readonly()
      .describe('The stacks that the board is filled from, in this order.'),
    quests: z.record(seat, hand).readonly().describe('Quests face down, by seat.'),
  })
  .readonly();
