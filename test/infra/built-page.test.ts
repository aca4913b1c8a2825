import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withBuiltPage } from '../../infra/edge/built-page.ts';

it('lays the built page out for as long as it is deployed from', async () => {
  let folder = '';
  await withBuiltPage((at) => {
    folder = at;
    const page = readFileSync(join(at, 'index.html'), 'utf8');
    const named = [...page.matchAll(/"(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(2);
    for (const path of named) expect(existsSync(join(at, path)), path).toBe(true);
  });
  expect(existsSync(folder)).toBe(false);
});

it('leaves nothing behind where a deployment fails', async () => {
  let folder = '';
  const failing = withBuiltPage((at) => {
    folder = at;
    throw new Error('It cannot be synthesised.');
  });
  await expect(failing).rejects.toThrow('synthesised');
  expect(existsSync(folder)).toBe(false);
});
