import type { z } from 'zod';
import type { Chance, Seat } from '../../../shared/engine/index.ts';
import { game as talisman } from '../../../shared/games/talisman/editions/revised/game.ts';
import { options as optionsSchema } from '../../../shared/games/talisman/editions/revised/options.ts';
import type { positionSchema } from '../../../shared/games/talisman/position/schema.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import { newPlay, type Dice, type Play } from '../../support/play.ts';

/** A position as an author writes it, unlisted things left out. */
export type Draft = z.input<typeof positionSchema>;
export type Options = z.input<typeof optionsSchema>;
export type Table = { readonly seats?: readonly Seat[]; readonly options?: Options };

const three: readonly Seat[] = ['ann', 'bob', 'cat'];

/** The table before its setup. */
export const newTable = ({ seats = three, options = {} }: Table = {}): State =>
  talisman.initial({ seats, options: optionsSchema.parse(options) });

/** The table laid out as a scenario lists it. */
export const laidOut = (draft: Draft, table: Table = {}): State =>
  talisman.position.place(newTable(table), draft as never);

/** A match that goes on from a position. Every answer is replayed from JSON. */
export const playFrom = (draft: Draft, table: Table = {}, dice: Dice | Chance = {}): Play<State> =>
  newPlay<State>(talisman, laidOut(draft, table), dice);
