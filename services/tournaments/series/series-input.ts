import * as z from 'zod';
import { once } from '../../platform/once.ts';
import { id } from '../../platform/requests/text.ts';

/** The most who play a season of a league. */
export const MOST_IN_SEASON = 512;

export const distinct = (all: readonly string[]): boolean => new Set(all).size === all.length;
export const TWICE = 'An account is listed twice.';

/** The schema of who has qualified by a series, which the contract has as arguments. */
export const ofQualified = once(() =>
  z.strictObject({
    seriesId: id(64),
    count: z.int().min(1).max(500),
    without: z.array(id(128)).max(500).refine(distinct, TWICE).default([]),
  }),
);
export type OfQualified = z.input<ReturnType<typeof ofQualified>>;
