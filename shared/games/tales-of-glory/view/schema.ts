import * as z from 'zod';
import { ROUNDS } from '../board.ts';
import { goods } from '../content/tile.ts';
import { options } from '../options.ts';
import { note } from '../scene/kinds.ts';
import { phases } from '../state.ts';
import type { View } from './view.ts';

const count = z.int().min(0);
const headline = count.meta(note({ as: 'counter', role: 'headline' }));
const seat = z
  .string()
  .meta(note({ thing: 'seat' }))
  .describe('A seat id, such as seat1.');
const tile = z
  .string()
  .meta(note({ thing: 'tile' }))
  .describe('A tile id, such as p1-m1.');
const slot = z
  .int()
  .min(1)
  .max(8)
  .meta(note({ thing: 'slot' }))
  .describe('A slot of the Adventure Board.');
const lying = z
  .strictObject({ slot, tile })
  .meta(note({ as: 'piece', of: 'tile', at: 'slot' }))
  .readonly();
const taken = z
  .strictObject({
    slot,
    tile: tile.meta(note({ as: 'area', name: 'taken', thing: 'tile', role: 'held' })),
  })
  .readonly();
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
    combat: headline.describe('Combat tokens on the Banner.'),
    magic: headline.describe('Magic tokens on the Banner.'),
    coins: headline.describe('Coins in the reserve, by value.'),
    potions: headline.describe('Potions in the reserve, by value.'),
    glory: count.meta(note({ as: 'counter', role: 'score' })).describe('Glory gained so far.'),
  })
  .meta(note({ thing: 'good' }))
  .readonly();
const player = z
  .strictObject({
    holding: holding.describe('What the seat has.'),
    story: z
      .array(placed)
      .meta(note({ as: 'lattice', of: 'tile', opened: 'opened' }))
      .readonly()
      .describe('The Hero first, then in the order of placing.'),
    taken: taken.exactOptional().describe('Taken from the board, not yet placed or discarded.'),
    declared: z
      .array(tile)
      .meta(note({ as: 'area', name: 'declared', role: 'held' }))
      .readonly()
      .exactOptional()
      .describe('Quests declared this turn, not yet placed.'),
    majorities: z
      .array(z.enum(goods).meta(note({ thing: 'good' })))
      .meta(note({ as: 'area', name: 'majorities' }))
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
    count: count.meta(note({ as: 'rest', name: 'quests', role: 'hand' })).describe('How many.'),
    tiles: z
      .array(tile)
      .meta(note({ as: 'area', name: 'quests', role: 'hand' }))
      .readonly()
      .exactOptional()
      .describe('Only of the own seat.'),
  })
  .readonly();
const height = count.meta(note({ as: 'deck' })).describe('The number of face-down tiles.');

/** The shape of a view, for clients. */
export const viewSchema: z.ZodType<View> = z
  .strictObject({
    options: options
      .meta(note({ as: 'hidden' }))
      .readonly()
      .describe('What the table has agreed on.'),
    seats: z
      .array(seat)
      .meta(note({ as: 'seats' }))
      .readonly()
      .describe('In table order, clockwise.'),
    phase: z
      .enum(phases)
      .meta(note({ as: 'phase' }))
      .describe(
        'setup: nothing lies yet; quests: Quests are chosen; select: slots are chosen in secret; catchUp: whoever has no tile takes one; place: tiles are placed; over: the match has ended.',
      ),
    round: z
      .int()
      .min(0)
      .max(ROUNDS)
      .meta(note({ as: 'round', role: 'goal', most: ROUNDS }))
      .describe('1 to 10; 0 before the first.'),
    firstPlayer: seat
      .meta(note({ as: 'area', name: 'first-player', thing: 'seat' }))
      .exactOptional()
      .describe('Holds the First Player token.'),
    toPlace: z
      .array(seat)
      .meta(note({ as: 'row', name: 'to-place' }))
      .readonly()
      .describe('Seats that have yet to place, in turn order.'),
    board: z.array(lying).readonly().describe('By slot; free slots are left out.'),
    discards: z
      .array(tile)
      .meta(note({ as: 'pile', name: 'discards' }))
      .readonly()
      .describe('Discarded tiles; they never come back.'),
    cards: z
      .record(seat, slot.meta(note({ as: 'area', name: 'selection', thing: 'slot' })))
      .meta(note({ as: 'seats' }))
      .readonly()
      .describe('The revealed selection cards, by seat.'),
    players: z
      .record(seat, player)
      .meta(note({ as: 'seats' }))
      .readonly()
      .describe('All that is public of each seat.'),
    ended: ended.exactOptional().describe('How the match ended, once it has.'),
    stacks: z
      .strictObject({ period1: height, period2: height, period3: height })
      .meta(note({ thing: 'stack' }))
      .readonly()
      .describe('The stacks that the board is filled from, in this order.'),
    quests: z
      .record(seat, hand)
      .meta(note({ as: 'seats' }))
      .readonly()
      .describe('Quests face down, by seat.'),
  })
  .readonly();
