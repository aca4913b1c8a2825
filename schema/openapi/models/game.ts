import * as z from 'zod';
import { name } from './named.ts';
import { anyObject, listOf, text } from './scalars.ts';

export const gameName = name(
  'GameName',
  'A game by its id and what it is called.',
  z.object({
    id: text("The game's id: kebab-case, stable for ever."),
    name: text('What the game is called, in your language.'),
  }),
);

const seatRange = name(
  'SeatRange',
  'The smallest and the largest number of seats; both are allowed.',
  z.object({
    min: z.int().describe('The fewest seats.'),
    max: z.int().describe('The most seats.'),
  }),
);

export const gameSummary = name(
  'GameSummary',
  'A set of rules that can be played, for example `tales-of-glory`.',
  z.object({
    ...gameName.shape,
    seats: seatRange,
    bots: listOf('The levels of the bots that play it.', z.string()),
    orderEnds: listOf('The ends that standing orders may have, for example `turn`.', z.string()),
  }),
);

export const game = name(
  'Game',
  'A set of rules that can be played, with the schemas of its options and its view.',
  z.object({
    ...gameSummary.shape,
    optionsSchema: anyObject(
      'A JSON Schema of the match options. Every option has a default, so that `{}` is always legal.',
    ),
    viewSchema: anyObject('A JSON Schema of `Match.view`: what a table looks like to a viewer.'),
  }),
);

export const texts = name(
  'GameTexts',
  'Texts by key, such as `card:sword` and `card:sword.text`, in your language.',
  z.record(z.string(), z.string()),
);
