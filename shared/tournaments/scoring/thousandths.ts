/** Published points in thousandths: a whole number, for they have no more than three decimals. */
export const thousandths = (points: number): number => Math.round(points * 1_000);
