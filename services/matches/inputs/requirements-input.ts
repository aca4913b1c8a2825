import type * as z from 'zod';
import type { Requirements } from '../terms/requirements.ts';

/** More than any rating is. */
const RATING = 9_999;

/** Refuses requirements that ask for nothing, or for what no rating is. */
export const requirementsRules = <
  T extends z.ZodType<{ readonly [K in keyof Requirements]?: Requirements[K] | undefined }>,
>(
  input: T,
) =>
  input
    .refine(
      (asked) => Object.values(asked).some((each) => each !== undefined),
      'Set at least one requirement, or leave this out.',
    )
    .refine(
      ({ ratingMin = 0, ratingMax = RATING }) => ratingMin <= ratingMax,
      '`ratingMin` must be no more than `ratingMax`.',
    );
