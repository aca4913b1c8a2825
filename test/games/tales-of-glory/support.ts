import type { Chance, Seat } from '../../../shared/engine/index.ts';
import { options as optionsSchema } from '../../../shared/games/tales-of-glory/options.ts';
import { game as talesOfGlory } from '../../../shared/games/tales-of-glory/game.ts';
import { positionSchema } from '../../../shared/games/tales-of-glory/position/schema.ts';
import type { TileId } from '../../../shared/games/tales-of-glory/content/tile.ts';
import {
  initial,
  type PlacedTile,
  type Player,
  type State,
} from '../../../shared/games/tales-of-glory/state.ts';
import { newPlay, type Dice, type Play } from '../../support/play.ts';

/** A position as an author writes it, unlisted things left out. */
export type Draft = NonNullable<(typeof positionSchema)['_zod']['input']>;
export type Table = {
  readonly seats?: readonly Seat[];
  readonly quests?: boolean;
  readonly parallelPlacing?: boolean;
};

export const four: readonly Seat[] = ['ann', 'bob', 'cat', 'dan'];

/** The table laid out as a scenario lists it. */
export function laidOut(draft: Draft, { seats = four, ...options }: Table = {}): State {
  const before = initial({ seats, options: optionsSchema.parse(options) });
  return talesOfGlory.position.place(before, draft as never);
}

/** A match that goes on from a position. Every answer is replayed from JSON. */
export const playFrom = (draft: Draft, table: Table = {}, dice: Dice | Chance = {}): Play<State> =>
  newPlay<State>(talesOfGlory, laidOut(draft, table), dice);

/** A match from its very beginning. */
export const playNew = (
  { seats = four, ...options }: Table = {},
  dice: Dice | Chance = {},
): Play<State> =>
  newPlay<State>(talesOfGlory, initial({ seats, options: optionsSchema.parse(options) }), dice);

export const at = (
  tile: TileId,
  x: number,
  y: number,
  opened: readonly number[] = [],
): PlacedTile => ({
  tile,
  x,
  y,
  opened,
});

/** A player with this story and nothing unless given. */
export const having = (
  story: readonly PlacedTile[],
  holding: Partial<Player['holding']> = {},
  majorities: Player['majorities'] = [],
): Player => ({
  holding: { combat: 0, magic: 0, coins: 0, potions: 0, glory: 0, ...holding },
  story,
  majorities,
  final: { majority: 0, end: 0 },
});
