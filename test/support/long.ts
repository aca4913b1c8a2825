import { it } from 'vitest';

/**
 * True if tests run in their long form: more random play, matches to their end in every way, every
 * state of the page. `npm run test:long` asks for it.
 */
export const isLong = process.env['LONG'] === '1';

/** The number that `npm test` tries, or the one of the long form. */
export const amount = (short: number, long: number): number => (isLong ? long : short);

/** Declares a test of the long form: `npm test` does not know it. */
export const itIfLong: (name: string, test: () => Promise<void>) => void = (name, test) => {
  if (isLong) it(name, test);
};
