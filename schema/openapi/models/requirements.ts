import * as z from 'zod';
import { name } from './named.ts';
import { listOf, localeName, maybe } from './scalars.ts';

const languages = listOf(
  'They have chosen one of these languages as their `locale`; empty for any.',
  localeName,
);
const reliabilityMin = z
  .number()
  .min(0)
  .max(1)
  .describe('Their `reliability.score` is no less: from 0 to 1.');
const finishedMin = z
  .int()
  .min(0)
  .max(300)
  .describe('Their `reliability.finished` is no less: from 0 to 300.');

const figure = z.int().min(0).max(9_999);
const ratingMin = figure.describe(
  'The `figure` of their rating in the game, at the speed of the `timeControl`, is no less. Whoever was never rated there has 1000.',
);
const ratingMax = figure.describe('It is no more.');

export const requirementsInput = name(
  'RequirementsInput',
  'What a table asks of those who sit down: all of what is given.',
  z.strictObject({
    languages: listOf(
      'They have chosen one of these languages as their `locale`.',
      localeName,
    ).optional(),
    reliabilityMin: reliabilityMin.optional(),
    finishedMin: finishedMin.optional(),
    ratingMin: ratingMin.optional(),
    ratingMax: ratingMax.optional(),
  }),
);

export const requirements = name(
  'Requirements',
  'What a table asks of those who sit down. Whoever comes with the code of a private match is not asked.',
  z.object({
    languages,
    reliabilityMin: maybe(reliabilityMin),
    finishedMin: maybe(finishedMin),
    ratingMin: maybe(ratingMin),
    ratingMax: maybe(ratingMax),
    unmet: listOf(
      'Those that you do not meet.',
      z.enum(['LANGUAGES', 'RELIABILITY', 'FINISHED', 'RATING']),
    ),
  }),
);
