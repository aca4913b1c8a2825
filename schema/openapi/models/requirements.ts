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
  }),
);

export const requirements = name(
  'Requirements',
  'What a table asks of those who sit down. Whoever comes with the code of a private match is not asked.',
  z.object({
    languages,
    reliabilityMin: maybe(reliabilityMin),
    finishedMin: maybe(finishedMin),
    unmet: listOf('Those that you do not meet.', z.enum(['LANGUAGES', 'RELIABILITY', 'FINISHED'])),
  }),
);
