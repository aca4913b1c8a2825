import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const made: string[] = [];

/** Runs `.ci/run` with a scripted `npm`; returns its last line and exit code. */
function run(npm: { install?: number; prints?: string; test?: number }) {
  const bin = mkdtempSync(join(tmpdir(), 'ci-'));
  made.push(bin);
  const script = `#!/bin/sh
if [ "$1" = ci ]; then exit ${npm.install ?? 0}; fi
printf '%s\\n' '${npm.prints ?? ''}'
exit ${npm.test ?? 0}`;
  writeFileSync(join(bin, 'npm'), script, { mode: 0o755 });
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}` };
  const { stdout, status } = spawnSync('bash', ['.ci/run'], { encoding: 'utf8', env });
  return { last: stdout.trimEnd().split('\n').at(-1), passes: status === 0 };
}

describe('.ci/run', () => {
  afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  it('is a command', () => {
    expect(statSync('.ci/run').mode & 0o111).toBe(0o111);
  });

  it('passes on the runner’s own counts', () => {
    const prints = 'some test says: 1 passed\n12 passed, 0 failed, 1 skipped';
    expect(run({ prints })).toEqual({ last: '12 passed, 0 failed, 1 skipped', passes: true });
  });

  it('fails with a failed test, whatever the exit code says', () => {
    const prints = '11 passed, 1 failed';
    expect(run({ prints, test: 1 })).toEqual({ last: prints, passes: false });
    expect(run({ prints, test: 0 })).toEqual({ last: prints, passes: false });
  });

  it('fails when the runner failed outside of its tests', () => {
    const prints = '12 passed, 0 failed';
    expect(run({ prints, test: 1 })).toEqual({ last: prints, passes: false });
  });

  it('fails when no test ran', () => {
    expect(run({ prints: 'nothing here' })).toEqual({ last: '0 passed, 0 failed', passes: false });
    expect(run({ prints: '0 passed, 0 failed' }).passes).toBe(false);
  });

  it('fails when the packages can’t be installed', () => {
    expect(run({ install: 1, prints: '12 passed, 0 failed' })).toEqual({
      last: '0 passed, 0 failed',
      passes: false,
    });
  });
});
