import * as z from 'zod';
import { name } from './named.ts';
import { listOf, localeName } from './scalars.ts';

const languages = listOf('They have chosen one of these languages as their `locale`.', localeName);

export const requirementsInput = name(
  'RequirementsInput',
  'What a table asks of those who sit down.',
  z.strictObject({ languages }),
);

export const requirements = name(
  'Requirements',
  'What a table asks of those who sit down. Whoever comes with the code of a private match is not asked.',
  z.object({
    languages,
    unmet: listOf('Those that you do not meet.', z.enum(['LANGUAGES'])),
  }),
);
