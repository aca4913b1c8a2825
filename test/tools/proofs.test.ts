import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { claimedByTests, provenByScenarios, provenByTests } from '../../tools/rules/proofs.ts';
import { root } from '../../tools/root.ts';
import { games } from './support/lots.ts';

/** A checkout of its own, for tests that fail. */
const checkout = mkdtempSync(join(tmpdir(), 'questhall-proofs-'));
mkdirSync(join(checkout, 'test/scenarios'), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
afterAll(() => {
  rmSync(checkout, { recursive: true });
});

it('the proofs of scenarios count the clauses of passing ones', () => {
  const scenario = (id: string, option: string) =>
    `- {name: ${id}, rules: [${id}], game: lots, seats: [ann], position: {deck: [ace]}, play: [{ann: ${option}}]}\n`;
  writeFileSync(
    join(checkout, 'test/scenarios/lots.yaml'),
    scenario('LO-DRW-01', 'draw') + scenario('LO-DRW-02', 'fold') + scenario('LO-DRW-09', 'draw'),
  );
  const known = { games, clauses: new Set(['LO-DRW-01', 'LO-DRW-02']) };
  expect(provenByScenarios(checkout, known, true)).toEqual(['LO-DRW-01']);
  expect(provenByScenarios(checkout, known, false)).toEqual(['LO-DRW-01', 'LO-DRW-02']);
});

it('the proofs of tests count clauses of passing titles that no failing one names', () => {
  writeFileSync(
    join(checkout, 'test/lots.test.ts'),
    `import { expect, it } from 'vitest';
it('LO-DRW-01 holds', () => { expect(1).toBe(1); });
it('LO-DRW-02 fails', () => { expect(1).toBe(2); });
it('LO-DRW-02, LO-DRW-03 hold', () => { expect(1).toBe(1); });
it.skip('LO-DRW-04 is not tested', () => { expect(1).toBe(1); });
it('names no clause, ISO-ABC-01', () => { expect(1).toBe(2); });
`,
  );
  writeFileSync(join(checkout, 'test/other.test.ts'), `it('names none', () => {});`);
  const clauses = ['01', '02', '03', '04'].map((n) => `LO-DRW-${n}`);
  const claims = claimedByTests(checkout, [{ game: 'lots', clauses }]);
  expect(claims).toEqual([
    { file: 'test/lots.test.ts', clauses: ['LO-DRW-01', 'LO-DRW-02', 'LO-DRW-02', 'LO-DRW-03'] },
  ]);
  expect(provenByTests(checkout, claims)).toEqual(['LO-DRW-01', 'LO-DRW-03']);
  expect(provenByTests(checkout, [])).toEqual([]);
});
