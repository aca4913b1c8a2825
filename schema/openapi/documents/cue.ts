import * as z from 'zod';
import type { Cue } from '../../../shared/client/cues/index.ts';
import { described } from './described.ts';

const pointer = (meaning: string) => described(meaning, z.string().regex(/^\//));
const value = (meaning: string) =>
  described(
    `${meaning} A JSON pointer into \`data\`, or a ref; a ref may hold pointers in braces: \`cell:{/x},{/y}\`. \`*\` makes a cue for each item of a list.`,
    z.string().regex(/^\/|^[a-z-]+:./),
  );
const who = value('Whose cue it is; without it, the seat of the entry.').exactOptional();

const shown = <A extends string, S extends z.ZodRawShape>(as: A, meaning: string, shape: S) =>
  described(meaning, z.strictObject({ as: z.literal(as), who, ...shape }));

/** The keyword `x-cue` in the schema of a game's events: a list of these. */
export const cue: z.ZodType<Cue> = described(
  'Something that moves on the table when a log entry is told: an item of the keyword `x-cue`. A cue that needs a value which the entry lacks is left out.',
  z.union([
    shown('roll', 'Dice are rolled.', {
      dice: pointer('The numbers on the dice; without it, all dice of the entry.').exactOptional(),
      of: value('The purpose of the roll.').exactOptional(),
    }),
    shown('move', 'A seat’s figure, or another piece, goes to a place.', {
      from: value('The place it comes from.').exactOptional(),
      past: pointer('The places it passes, in their order.').exactOptional(),
      to: value('The place it goes to.'),
    }),
    shown('draw', 'Things are turned up, taken, put down or dealt.', {
      of: value('The thing, or a list of things.'),
      from: value('The deck, place or seat they come from.').exactOptional(),
      to: value('The place or seat they go to.').exactOptional(),
    }),
    shown('duel', 'Two sides measure themselves. Without dice it tells only how a duel ends.', {
      n: pointer('The total of `who`.').exactOptional(),
      dice: pointer('The numbers on the dice of `who`.').exactOptional(),
      foe: value('The other side.'),
      foeN: pointer('The total of the other side.').exactOptional(),
      foeDice: pointer('The numbers on the dice of the other side.').exactOptional(),
      won: pointer(
        'Whether `who` wins: a truth value, or `won` or `lost`; a draw if it is anything else.',
      ).exactOptional(),
    }),
    shown('count', 'A number grows or shrinks.', {
      of: value('The thing that is counted.'),
      n: z.union([pointer('By how much.'), described('By how much.', z.int())]),
      sign: described('With -1, the number shrinks by so much.', z.literal(-1)).exactOptional(),
    }),
    shown('out', 'A seat is out, or its figure dies.', {}),
    shown('turn', 'The turn of a seat begins.', {}),
    shown('say', 'The text of the entry is shown.', {
      of: value('The thing it is about.').exactOptional(),
    }),
  ]),
);
