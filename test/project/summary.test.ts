import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** Within the project, so that the runner is found from there. */
const root = () => mkdtempSync(join('node_modules', '.summary-'));
const made: string[] = [];

type Outcome = { readonly printed: string; readonly last: string; readonly code: number | null };

/**
 * Runs these test files with the project's reporter; returns its output, the last line of it, and
 * the exit code.
 */
function outcome(files: Readonly<Record<string, string>>): Outcome {
  const folder = root();
  made.push(folder);
  const reporter = resolve('test/support/summary-reporter.ts');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { summaryReporter } from '${reporter}';
     export default { test: { include: ['*.test.ts'], exclude: [], testTimeout: 0, isolate: false, fileParallelism: false, reporters: ['default', summaryReporter] } };`,
  );
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(
      join(folder, name),
      `import { describe, it, expect, beforeAll } from 'vitest';\n${code}`,
    );
  }
  const { stdout, status } = spawnSync(
    process.execPath,
    [resolve('node_modules/vitest/vitest.mjs'), 'run', '--root', folder],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  return { printed: stdout, last: stdout.trimEnd().split('\n').at(-1) ?? '', code: status };
}

const passing = `it('holds', () => expect(1).toBe(1));`;

describe('the last line of a run', () => {
  afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('counts passed tests after the ten slowest files, slowest first, with their seconds', () => {
    const waits = `it('waits', () => new Promise((done) => setTimeout(done, 300)));`;
    const names = Array.from({ length: 11 }, (_, n) => `${String(n)}.test.ts`);
    const files = Object.fromEntries(names.map((name) => [name, passing]));
    const { printed, code } = outcome({ ...files, '5.test.ts': waits });
    expect(code).toBe(0);
    const [, told = ''] = printed.split('The slowest files:\n');
    const lines = told.trimEnd().split('\n');
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe('11 passed, 0 failed');
    const seconds = lines
      .slice(0, 10)
      .map((line) => Number(/^ *([\d.]+) s {2}\d+\.test\.ts$/.exec(line)?.[1]));
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one));
    expect(seconds[0]).toBeGreaterThanOrEqual(0.3);
  });

  it('counts failed and skipped tests, files that failed before their first test, and suites whose preparations failed', () => {
    const mixed = `${passing} it('breaks', () => expect(1).toBe(2)); it.skip('rests', () => {});`;
    const gone = `import './gone.ts';`;
    const suite = `describe('s', () => { beforeAll(() => { throw new Error('no'); }); ${passing} });`;
    const files = {
      ...{ 'a.test.ts': mixed, 'b.test.ts': gone, 'c.test.ts': gone },
      'd.test.ts': suite.repeat(4),
    };
    // of each a number of its own, so that none makes up for another
    expect(outcome(files)).toMatchObject({ last: '1 passed, 7 failed, 5 skipped', code: 1 });
  });

  it('counts an error that no test caught', () => {
    const loose = `it('holds', () => { expect(1).toBe(1); setTimeout(() => { throw new Error('late'); }); });
      it('waits', () => new Promise((done) => setTimeout(done, 50)));`;
    expect(outcome({ 'a.test.ts': loose })).toMatchObject({ last: '2 passed, 1 failed', code: 1 });
  });
});
