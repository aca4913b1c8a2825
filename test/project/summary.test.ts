import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

/** Within the project, so that the runner is found from there. */
const root = () => mkdtempSync(join('node_modules', '.summary-'));
const made: string[] = [];

/** Runs these test files with the project's reporter; gives the last line and the exit code. */
function outcome(files: Readonly<Record<string, string>>): { last: string; code: number | null } {
  const folder = root();
  made.push(folder);
  const reporter = resolve('test/support/summary-reporter.ts');
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `import { summaryReporter } from '${reporter}';
     export default { test: { include: ['*.test.ts'], exclude: [], testTimeout: 0, reporters: ['default', summaryReporter] } };`,
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
  return { last: stdout.trimEnd().split('\n').at(-1) ?? '', code: status };
}

const passing = `it('holds', () => expect(1).toBe(1));`;

describe('the last line of a run', () => {
  afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('counts what passed', () => {
    expect(outcome({ 'a.test.ts': passing })).toEqual({ last: '1 passed, 0 failed', code: 0 });
  });

  it('counts what failed and what was left out', () => {
    const mixed = `${passing} it('breaks', () => expect(1).toBe(2)); it.skip('rests', () => {});`;
    expect(outcome({ 'a.test.ts': mixed })).toEqual({
      last: '1 passed, 1 failed, 1 skipped',
      code: 1,
    });
  });

  it('counts a file that broke before its first test', () => {
    expect(outcome({ 'a.test.ts': passing, 'b.test.ts': `import './gone.ts';` })).toEqual({
      last: '1 passed, 1 failed',
      code: 1,
    });
  });

  it('counts a suite whose preparations broke', () => {
    const suite = `describe('s', () => { beforeAll(() => { throw new Error('no'); }); ${passing} });`;
    expect(outcome({ 'a.test.ts': suite }).last).toBe('0 passed, 1 failed, 1 skipped');
  });

  it('counts an error that no test caught', () => {
    const loose = `it('holds', () => { expect(1).toBe(1); setTimeout(() => { throw new Error('late'); }); });
      it('waits', () => new Promise((done) => setTimeout(done, 50)));`;
    expect(outcome({ 'a.test.ts': loose })).toEqual({ last: '2 passed, 1 failed', code: 1 });
  });
});
