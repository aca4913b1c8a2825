/** A number as the database keeps it, exact: `digits` times ten to the `exponent`. */
type Decimal = { readonly digits: bigint; readonly exponent: number };

const SHAPE = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;
/** The most digits of a number. */
const MOST_DIGITS = 38;
/** Exponents of the first digits of the greatest and the smallest numbers. */
const [LARGEST, SMALLEST] = [125, -130];
/** Whole numbers that JavaScript reckons with exactly. */
const PLAIN = /^(0|-?[1-9]\d{0,14})$/;

/**
 * Writes a number in its normal form, without an exponent. Throws a `RangeError` that describes the
 * mistake.
 */
export function normal(text: string): string {
  return PLAIN.test(text) ? text : written(within(read(text)));
}

/** Negative, 0 or positive, as the first is less than, equal to or greater than the second. */
export function compareNumbers(a: string, b: string): number {
  if (PLAIN.test(a) && PLAIN.test(b)) return Number(a) - Number(b);
  const [left, right] = aligned(read(a), read(b));
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Adds two numbers, in normal form. Throws a `RangeError` if the sum is not a number of the
 * database's.
 */
export function sum(a: string, b: string): string {
  const [x, y] = [read(a), read(b)];
  const [left, right] = aligned(x, y);
  const exponent = Math.min(x.exponent, y.exponent);
  return written(within(reduced({ digits: left + right, exponent })));
}

function read(text: string): Decimal {
  const [, sign = '', whole = '', fraction = '', power = '0'] = SHAPE.exec(text) ?? [];
  if (whole + fraction === '') {
    throw new RangeError(`The parameter cannot be converted to a numeric value: ${text}`);
  }
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n);
  return reduced({ digits, exponent: Number(power) - fraction.length });
}

function reduced({ digits, exponent }: Decimal): Decimal {
  if (digits === 0n) return { digits, exponent: 0 };
  const zeros = /0*$/.exec(String(digits))?.[0].length ?? 0;
  return { digits: digits / 10n ** BigInt(zeros), exponent: exponent + zeros };
}

function within(number: Decimal): Decimal {
  const length = figures(number).length;
  const first = number.exponent + length - 1;
  const attempt = 'Attempting to store a number with magnitude';
  if (first > LARGEST) {
    throw new RangeError(`Number overflow. ${attempt} larger than supported range`);
  }
  if (first < SMALLEST) {
    throw new RangeError(`Number underflow. ${attempt} smaller than supported range`);
  }
  if (length > MOST_DIGITS) {
    throw new RangeError('Attempting to store more than 38 significant digits in a Number');
  }
  return number;
}

const figures = ({ digits }: Decimal): string => String(digits < 0n ? -digits : digits);

/** Both as whole multiples of the smaller of their units. */
function aligned(a: Decimal, b: Decimal): readonly [bigint, bigint] {
  const unit = Math.min(a.exponent, b.exponent);
  const scaled = ({ digits, exponent }: Decimal) => digits * 10n ** BigInt(exponent - unit);
  return [scaled(a), scaled(b)];
}

function written(number: Decimal): string {
  const { digits, exponent } = number;
  if (exponent >= 0) return String(digits) + '0'.repeat(digits === 0n ? 0 : exponent);
  const text = figures(number).padStart(1 - exponent, '0');
  const sign = digits < 0n ? '-' : '';
  return `${sign}${text.slice(0, exponent)}.${text.slice(exponent)}`;
}
