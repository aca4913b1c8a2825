/** An exact fraction; `over` is above 0. */
export type Fraction = { readonly of: bigint; readonly over: bigint };

export const whole = (of: number): Fraction => ({ of: BigInt(of), over: 1n });

/** Above 0 where `one` is the greater, below where it is the less, 0 where they are equal. */
export function comparedFractions(one: Fraction, other: Fraction): number {
  const difference = one.of * other.over - other.of * one.over;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/**
 * The mean of fractions, exactly; 0 where there are none. They are brought to one denominator, which is the
 * least that all of them have: what is summed stays small.
 */
export function meanOf(fractions: readonly Fraction[]): Fraction {
  const { of, over } = sumOf(fractions);
  return { of, over: over * BigInt(Math.max(1, fractions.length)) };
}

/** The sum of fractions, exactly. */
export function sumOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce<Fraction>(
    (sum, { of, over }) => {
      if (sum.over % over === 0n) return { of: sum.of + of * (sum.over / over), over: sum.over };
      const common = (sum.over / commonDivisor(sum.over, over)) * over;
      return { of: sum.of * (common / sum.over) + of * (common / over), over: common };
    },
    { of: 0n, over: 1n },
  );
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
