import { expect, it } from 'vitest';
import { codeSizes, mostCode } from '../../tools/bench/web.ts';

it('the page loads compressed code within its budget for a phone', async () => {
  const sizes = Object.entries(await codeSizes());
  const over = sizes.filter(([of, bytes]) => bytes > mostCode[of as keyof typeof mostCode] * 1_000);
  expect(over).toEqual([]);
});
