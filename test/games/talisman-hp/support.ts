import type { z } from 'zod';
import type { Seat } from '../../../shared/engine/index.ts';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { options as optionsSchema } from '../../../shared/games/talisman/editions/harry-potter/options.ts';
import type { State } from '../../../shared/games/talisman/state.ts';
import type { Draft } from '../talisman/support.ts';

export type { Draft };
export type Options = z.input<typeof optionsSchema>;
export type Table = { readonly seats?: readonly Seat[]; readonly options?: Options };

const three: readonly Seat[] = ['ann', 'bob', 'cat'];

/** The table before its setup. */
export const newTable = ({ seats = three, options = {} }: Table = {}): State =>
  talismanHp.initial({ seats, options: optionsSchema.parse(options) });

/** The table laid out as a scenario lists it. */
export const laidOut = (draft: Draft, table: Table = {}): State =>
  talismanHp.position.place(newTable(table), draft as never);
