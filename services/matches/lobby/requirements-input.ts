import * as z from 'zod';
import { language } from '../../requests/language.ts';

/** How many finished matches a table may ask for at most. */
const FINISHED = 300;

/** More than any rating is. */
const RATING = 9_999;

/** The input schema of what a table asks of those who sit down: at least one thing. */
export const requirementsInput = () =>
  z
    .object({
      languages: z.array(language()).min(1).max(3).optional(),
      reliabilityMin: z.number().min(0).max(1).optional(),
      finishedMin: z.int().min(0).max(FINISHED).optional(),
      ratingMin: z.int().min(0).max(RATING).optional(),
      ratingMax: z.int().min(0).max(RATING).optional(),
    })
    .refine(
      (asked) => Object.values(asked).some((each) => each !== undefined),
      'Set at least one requirement, or leave this out.',
    )
    .refine(
      ({ ratingMin = 0, ratingMax = RATING }) => ratingMin <= ratingMax,
      '`ratingMin` must be no more than `ratingMax`.',
    );
