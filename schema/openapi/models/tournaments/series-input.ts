import * as z from 'zod';
import { name } from '../named.ts';
import { anyObject, listOf, text } from '../scalars.ts';
import { tie } from './series.ts';
import { visibility } from './tournament.ts';

const regulationsInput = name(
  'SeriesRegulationsInput',
  'How the table of a series is to follow from those of its events.',
  z.strictObject({
    pointsByPlace: z
      .array(z.number())
      .describe(
        'What each place of an event is worth, the first first: 1 to 256 places, none worth more than a better one. Points from 0 to 1000, with up to three decimals.',
      ),
    best: z
      .int()
      .describe('How many events count of each player, the best: 1 to 100; all unless given.')
      .optional(),
    atLeast: z
      .int()
      .describe('How many events one plays to qualify: 1 to 100; 1 unless given.')
      .optional(),
    ties: listOf(
      'What parts those who have as many points, in order; `PLACES`, `LATEST` unless given.',
      tie,
    ).optional(),
  }),
);

const leagueInput = name(
  'LeagueRegulationsInput',
  'How the divisions of a league are to change between seasons.',
  z.strictObject({
    size: z.int().describe('How many players a division has: 8 to 16; 10 unless given.').optional(),
    up: z.int().describe('How many go up from each division: 0 to 4; 2 unless given.').optional(),
    down: z
      .int()
      .describe('How many go down from each division: 0 to 4; 2 unless given.')
      .optional(),
  }),
);

const called = text('What to call it: 1 to 100 characters.');
const description = text('What there is to say of it: up to 4000 characters.').optional();

export const createSeries = name(
  'CreateSeriesInput',
  'A series to set up; with `league` a league.',
  z.strictObject({
    name: called,
    description,
    visibility: visibility.optional(),
    regulations: regulationsInput,
    league: leagueInput.optional(),
  }),
);

export const updateSeries = name(
  'UpdateSeriesInput',
  'What to change of a series; what is left out stays.',
  z.strictObject({
    name: called.optional(),
    description,
    visibility: visibility.optional(),
    regulations: regulationsInput.optional(),
    league: leagueInput.optional(),
    organizers: listOf(
      'Who else runs it, whole: up to 32 accounts. For its owner.',
      z.string(),
    ).optional(),
    events: listOf(
      'Its events, whole, each by its tournaments: of a season the divisions, the highest first; else one. Only those who run a tournament bring it in, once it is announced. At most 100 tournaments in all.',
      z.array(z.string()),
    ).optional(),
  }),
);

export const draftSeason = name(
  'DraftSeasonInput',
  'The next season of a league, to propose.',
  z.strictObject({
    leaving: listOf('Those who do not go on: up to 512.', z.string()).optional(),
    newcomers: listOf(
      'Those who join, in the order in which they are to be placed: up to 512.',
      z.string(),
    ).optional(),
    divisions: listOf(
      'The divisions by hand, whole, the highest first, instead of `leaving` and `newcomers`: up to 16 in each.',
      z.array(z.string()),
    ).optional(),
    regulations: anyObject(
      'The regulations of its divisions, one round robin: with them a draft of a tournament is set up for each, its players invited.',
    ).optional(),
  }),
);
