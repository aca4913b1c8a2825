import * as z from 'zod';
import { name } from './named.ts';
import { count, json, moment, text } from './scalars.ts';

const played = z.object({
  format: z.literal('questhall-journal/1').describe('The form of this file.'),
  commit: text('Commit of the release that exported it; absent if unknown.').optional(),
  match: text('The match.'),
  game: text('The game.'),
  options: json('The options it was played with.'),
  seats: z.array(z.string()).describe('The seats, in the order they sit around the table.'),
  entropy: z.array(z.string()).describe('The entropy that was added.'),
  beacon: json('The round of a public beacon that took the place of entropy.').optional(),
  commitment: text('SHA-256 of the secret, and of the round of a beacon, in hex.'),
  secret: text('The secret, in hex.').optional(),
  bots: z
    .record(z.string(), z.string())
    .describe('The levels of the bots at the table, by their seats.')
    .optional(),
  ended: z
    .enum(['finished', 'abandoned'])
    .describe('Whether it was played to its end, or nobody was left to play it.')
    .optional(),
  ranking: z
    .array(z.unknown())
    .describe('The ranking that its end has recorded, best first, where its rules have ended it.')
    .optional(),
  commits: z
    .array(
      z.object({
        version: count('The version.'),
        at: moment('When it was stored.'),
        entries: z.array(z.unknown()).describe('What was recorded, in order.'),
      }),
    )
    .describe('All actions, in order, each with all that it recorded.'),
});

export const journal = name(
  'Journal',
  'The whole record of a match that is over, as the file that `npm run verify` and `npm run replay` read.',
  z.object({
    ...played.shape,
    fork: z
      .object({
        of: played.describe('The whole record of the match that it goes on from.'),
        version: count('The version of it.'),
        chance: z
          .enum(['SAME', 'FRESH'])
          .describe('Whose dice are rolled: those of that match, or its own.'),
      })
      .describe('Where a fork goes on from; absent for other matches.')
      .optional(),
  }),
);
