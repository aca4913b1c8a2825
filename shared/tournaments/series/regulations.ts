import * as z from 'zod';
import { points } from '../scoring/scheme.ts';

/** Tie-breaks of a series. A draw follows in any case. */
const seriesTie = z.enum(['WINS', 'PLACES', 'LATEST']);
export type SeriesTie = z.infer<typeof seriesTie> | 'DRAW';

/** Rules that compute the table of a series from those of its events (docs/decisions/series.md). */
export const seriesRegulations = z.strictObject({
  pointsByPlace: z
    .array(points)
    .min(1)
    .max(256)
    .refine((row) => row.every((each, i) => each <= (row[i - 1] ?? each)), {
      error: "A place can't be worth more than a better one.",
    })
    .describe('What each place of an event is worth, the first first; places beyond it, nothing.'),
  best: z.int().min(1).max(100).optional().describe('How many events count, the best; else all.'),
  atLeast: z.int().min(1).max(100).default(1).describe('How many events one plays to qualify.'),
  ties: z
    .array(seriesTie)
    .max(3)
    .refine((all) => new Set(all).size === all.length, {
      error: 'A tie-break can be listed only once.',
    })
    .default(['PLACES', 'LATEST']),
});
export type SeriesRegulations = z.infer<typeof seriesRegulations>;

/** Rules for the divisions of a league between seasons. */
export const leagueRegulations = z
  .strictObject({
    size: z.int().min(8).max(16).default(10).describe('How many players a division has.'),
    up: z.int().min(0).max(4).default(2).describe('How many go up from each division.'),
    down: z.int().min(0).max(4).default(2).describe('How many go down from each division.'),
  })
  .describe('A league.');
export type LeagueRegulations = z.infer<typeof leagueRegulations>;
