import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenarioRuns, type ScenarioRuns } from '../../../tools/mutants/scenario-runs.ts';
import { testRuns } from '../../../tools/mutants/test-runs.ts';
import { root } from '../../../tools/root.ts';
import { itIfLong } from '../../support/long.ts';

const scenarios = 'test/scenarios/tales-of-glory/first-player.yaml';
const rule = 'shared/games/tales-of-glory/next.ts';
const text = readFileSync(join(root, rule), 'utf8');
const first = { file: scenarios, at: 0, name: '' };
const LONG = 600_000;

let runs: ScenarioRuns;
const tests = testRuns();
beforeAll(async () => {
  runs = await scenarioRuns();
});
afterAll(async () => {
  tests.close();
  await runs.close();
});

/** The rule, made to do this first whenever it is asked what comes next. */
function withFirst(statement: string): string {
  const changed = text.replace(/(export function next[^{]*\{)/, `$1${statement}`);
  expect(changed).not.toBe(text);
  return changed;
}
const rewrite = (source: string) => (file: string) => (file === rule ? source : undefined);

itIfLong(
  'a scenario passes with all rules intact, and catches a mutant, also an endless one',
  async () => {
    expect(await runs.play([first], () => undefined, LONG)).toMatchObject([{ passed: true }]);
    const failing = rewrite(withFirst('throw new Error("broken");'));
    expect(await runs.play([first, first], failing, LONG)).toMatchObject([{ passed: false }]);
    expect(await runs.play([first], rewrite(withFirst('for (;;);')), 5_000)).toBeUndefined();
  },
);

it('a test catches a mutant in memory, and not the one before it', async () => {
  const files = ['test/games/tales-of-glory/rounds.test.ts'];
  const run = (source: string) =>
    tests.run({ files, mutant: { file: rule, source }, probe: [] }, LONG);
  expect(await run(withFirst('throw new Error("broken");'))).toMatchObject([{ passed: false }]);
  expect(await run(text)).toMatchObject([{ passed: true }]);
  expect(readFileSync(join(root, rule), 'utf8')).toBe(text);
});
