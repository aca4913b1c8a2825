import { expect, it } from 'vitest';
import { codeSizes } from '../../tools/bench/web.ts';

it('loads no more code than a phone on the bus has time for, compressed', async () => {
  const { home, match, all, library } = await codeSizes();
  expect(home).toBeLessThan(75_000);
  expect(match).toBeLessThan(132_000);
  expect(all).toBeLessThan(275_000);
  expect(library).toBeLessThan(12_000);
});
