/**
 * Converts published points to thousandths: a whole number, because they have at most three
 * decimals.
 */
export const thousandths = (points: number): number => Math.round(points * 1_000);
