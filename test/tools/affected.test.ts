import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { affectedBy } from '../../tools/affected/affected-by.ts';
import { pages } from '../../tools/affected/pages.ts';

it.each([
  [
    'shared/games/talisman/fight/attack.ts',
    ['test/scenarios/scenarios.test.ts', 'test/games/talisman/play.test.ts'],
    ['test/games/tales-of-glory/random-play.test.ts', 'test/web/credits.test.ts'],
  ],
  [
    'services/matches/commands/join.ts',
    ['test/matches/can.test.ts', 'test/rest/contract.test.ts'],
    ['test/games/talisman/play.test.ts'],
  ],
  [
    'services/page/web/pages/account/add-channel.tsx',
    ['test/web/account.test.ts'],
    ['test/web/cues.test.ts', 'test/matches/can.test.ts'],
  ],
  ['docs/api.md', ['test/docs/api.test.ts', 'test/voice/docs.test.ts'], ['test/web/home.test.ts']],
  [
    'schema/account.graphql',
    ['test/graphql/contract.test.ts'],
    ['test/games/talisman/play.test.ts'],
  ],
])('affected names the tests that %s can break, and not the others', (file, can, cannot) => {
  const affected = affectedBy([file]);
  expect(affected).toEqual(expect.arrayContaining(can));
  expect(affected.filter((test) => cannot.includes(test))).toEqual([]);
});

it('affected puts the tests that import a changed file before those that start a program with it', () => {
  const affected = affectedBy(['tools/affected/pages.ts']);
  expect(affected[0]).toBe('test/tools/affected.test.ts');
});

it('affected knows every page that the web client loads later', () => {
  const app = readFileSync('services/page/web/app/app.tsx', 'utf8');
  const loaded = [...app.matchAll(/import\('\.\.\/(pages\/[^']+)'\)/gu)].map(([, page]) => page);
  expect(Object.keys(pages).toSorted()).toEqual([...new Set(loaded)].toSorted());
});
