import { thousandths } from '../../../shared/tournaments/scoring/thousandths.ts';

/** Converts thousandths to points: a number with up to three decimals. */
export const inPoints = <T extends number | undefined>(
  counted: T,
): number | (undefined extends T ? undefined : never) =>
  (counted === undefined ? undefined : counted / 1_000) as ReturnType<typeof inPoints<T>>;

/**
 * Converts points of an input to thousandths; returns a message if they have more than three
 * decimals.
 */
export function countedPoints(points: number): number | string {
  const counted = thousandths(points);
  return Math.abs(counted / 1_000 - points) > Number.EPSILON * Math.abs(points)
    ? 'Must have at most three decimals.'
    : counted;
}
