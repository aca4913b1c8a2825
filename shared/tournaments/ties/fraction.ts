/** An exact fraction; `over` is above 0. */
export type Fraction = { readonly of: bigint; readonly over: bigint };

export const whole = (of: number): Fraction => ({ of: BigInt(of), over: 1n });

/**
 * Compares fractions: above 0 if `one` is the greater, below if it is the less, 0 if they are
 * equal.
 */
export function comparedFractions(one: Fraction, other: Fraction): number {
  const difference = one.of * other.over - other.of * one.over;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/** A fraction whose parts are small enough to be numbers, exactly; `over` is above 0. */
export type SmallFraction = { readonly of: number; readonly over: number };

/** The mean of fractions, exactly; 0 if there are none. */
export function meanOf(fractions: readonly SmallFraction[]): Fraction {
  // there are few denominators, and many fractions of each: only the former are worth great numbers
  const sums = new Map<number, number>();
  for (const { of, over } of fractions) sums.set(over, (sums.get(over) ?? 0) + of);
  let sum: Fraction = { of: 0n, over: 1n };
  for (const [over, of] of sums) {
    const [top, under] = [BigInt(of), BigInt(over)];
    sum = { of: sum.of * under + top * sum.over, over: sum.over * under };
  }
  return { of: sum.of, over: sum.over * BigInt(Math.max(1, fractions.length)) };
}

/** A decimal where six places are enough, as in `2.5`; else the fraction in its lowest terms, as in `8/3`. */
export function exactText({ of, over }: Fraction): string {
  const divisor = commonDivisor(of < 0n ? -of : of, over);
  const [lowest, under] = [of / divisor, over / divisor];
  if (MILLION % under !== 0n) return `${String(lowest)}/${String(under)}`;
  const millionths = lowest * (MILLION / under);
  const digits = String(millionths < 0n ? -millionths : millionths).padStart(7, '0');
  const decimals = digits.slice(-6).replace(/0+$/, '');
  const sign = millionths < 0n ? '-' : '';
  return `${sign}${digits.slice(0, -6)}${decimals === '' ? '' : `.${decimals}`}`;
}

const MILLION = 1_000_000n;

function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
