/**
 * Arithmetic on the numbers from 0 to below a size: a finite field if the size is a power of a
 * prime.
 */
export type FiniteField = {
  add(one: number, other: number): number;
  negate(one: number): number;
  multiply(one: number, other: number): number;
};

/**
 * Reduction of the highest power, by size: `x² = x + 1` in the field of four, as digits of the
 * base, the lowest first.
 */
const REDUCED: Readonly<Record<number, { readonly base: number; readonly by: readonly number[] }>> =
  {
    4: { base: 2, by: [1, 1] },
    8: { base: 2, by: [1, 1, 0] },
    9: { base: 3, by: [2, 0] },
    16: { base: 2, by: [1, 1, 0, 0] },
    25: { base: 5, by: [3, 0] },
    27: { base: 3, by: [2, 1, 0] },
    32: { base: 2, by: [1, 0, 1, 0, 0] },
    49: { base: 7, by: [6, 0] },
    64: { base: 2, by: [1, 1, 0, 0, 0, 0] },
  };

/** Arithmetic of this size; modular arithmetic if the size is not in the table of prime powers. */
export function fieldOf(size: number): FiniteField {
  const { base, by } = REDUCED[size] ?? { base: size, by: [0] };
  const digitsOf = (number: number) => by.map((_, i) => Math.floor(number / base ** i) % base);
  const numberOf = (digits: readonly number[]) =>
    digits.reduceRight((number, digit) => base * number + (digit % base), 0);
  const add = (one: number, other: number) => {
    const digits = digitsOf(other);
    return numberOf(digitsOf(one).map((digit, i) => digit + (digits[i] ?? 0)));
  };
  const negate = (one: number) => numberOf(digitsOf(one).map((digit) => base - digit));
  /** Multiplies by x: each digit moves one power up, and the overflow is reduced. */
  const up = (number: number) => {
    const digits = digitsOf(number);
    const over = digits.at(-1) ?? 0;
    return numberOf(by.map((each, i) => (digits[i - 1] ?? 0) + over * each));
  };
  const times = (number: number, digit: number) =>
    numberOf(digitsOf(number).map((each) => each * digit));
  if (by.length === 1) return { add, negate, multiply: (one, other) => (one * other) % base };
  return {
    add,
    negate,
    multiply: (one, other) =>
      digitsOf(one).reduceRight((sum, digit) => add(up(sum), times(other, digit)), 0),
  };
}
