import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withBuiltPage } from '../../infra/edge/built-page.ts';

it('a deployment builds the page for as long as it needs the files', async () => {
  let folder = '';
  await withBuiltPage((at) => {
    folder = at;
    const namedIn = (file: string): readonly string[] => {
      const page = readFileSync(join(at, file), 'utf8');
      return [...page.matchAll(/"(\/assets\/[^"]+)"/gu)].map(([, path = '']) => path);
    };
    const [everywhere, ofMatch] = [namedIn('index.html'), namedIn('match.html')];
    for (const path of ofMatch) expect(existsSync(join(at, path)), path).toBe(true);
    // a phone that opens a match asks for its code together with that of the page, in few requests
    expect(ofMatch).toEqual(expect.arrayContaining([...everywhere]));
    const more = ofMatch.filter((path) => !everywhere.includes(path));
    expect(more).toEqual([
      expect.stringContaining('/early-'),
      expect.stringContaining('/match-page-'),
      expect.stringContaining('/table-'),
      expect.stringContaining('/parts-'),
    ]);
    expect(everywhere).toHaveLength(4);
  });
  expect(existsSync(folder)).toBe(false);
});

it('a failed deployment leaves no files behind', async () => {
  let folder = '';
  const failing = withBuiltPage((at) => {
    folder = at;
    throw new Error('It cannot be synthesised.');
  });
  await expect(failing).rejects.toThrow('synthesised');
  expect(existsSync(folder)).toBe(false);
});
