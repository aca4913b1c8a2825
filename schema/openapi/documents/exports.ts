import * as z from 'zod';
import { name } from './named.ts';
import { anyObject, text } from './scalars.ts';

/** Answers that are documents of their own: files, texts and JSON Schemas. */
export const exports = {
  AccountExport: name(
    'AccountExport',
    'Everything the service stores about you, in the form in which it is stored. Fields may be added.',
    z.looseObject({ account: text('ID of your account.') }),
  ),
  GameTexts: name(
    'GameTexts',
    'Texts by key, such as `card:sword` and `card:sword.text`, in your language.',
    z.record(z.string(), z.string()),
  ),
  RegulationsSchema: name(
    'RegulationsSchema',
    'JSON Schema of the regulations of a tournament.',
    z.looseObject({}),
  ),
  SeriesCsv: name(
    'SeriesCsv',
    'Table of a series for spreadsheets, with a header: rank, name, points, each tie-break, and place and points of each event. No cell is a formula.',
    z.string(),
  ),
  StandingsCsv: name(
    'StandingsCsv',
    'Standings for spreadsheets, with a header: rank, number, name, points, each tie-break, and place and points of each round. No cell is a formula.',
    z.string(),
  ),
  TipWhen: name(
    'TipWhen',
    'Condition under which a tip is shown.',
    z.object({
      kind: text('Kind of the question with which it is shown.').optional(),
      about: anyObject("Facts that the question's `about` must contain.").optional(),
      once: z.literal(true).describe('Set if the tip is shown only once.').optional(),
    }),
  ),
  TournamentEvents: name(
    'TournamentEvents',
    'Steps of a tournament, one `TournamentStep` on each line.',
    z.string(),
  ),
  TournamentExport: name(
    'TournamentExport',
    'Everything needed to compute each figure of a tournament again.',
    z.looseObject({
      schema: z.literal('tournament-1').describe('Version of the format.'),
      commit: text('Commit of the release that exported it; absent if unknown.').optional(),
      id: text('ID of the tournament.'),
    }),
  ),
  TournamentReportFile: name(
    'TournamentReportFile',
    'Tournament in the format TRF16 of FIDE.',
    z.string(),
  ),
};
