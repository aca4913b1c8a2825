import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';

/** A test file, and the clauses that its titles name. */
export type Claim = { readonly file: string; readonly clauses: readonly string[] };

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** The full titles of the tests of these files that name a clause, by how they ended. */
export function runNamedTests(root: string, claims: readonly Claim[]) {
  if (claims.length === 0) return { passed: [], failed: [] };
  const folder = mkdtempSync(join(tmpdir(), 'questhall-rules-'));
  try {
    const output = join(folder, 'report.json');
    const { stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/vitest/vitest.mjs'),
        'run',
        ...claims.map(({ file }) => file),
        '--testNamePattern=[A-Z][A-Z0-9]*-[A-Z]{2,4}-[0-9]{2}',
        '--reporter=json',
        `--outputFile=${output}`,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    return read(output, stderr);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function read(output: string, stderr: string) {
  const tests = report
    .parse(JSON.parse(textOf(output, stderr)))
    .testResults.flatMap(({ assertionResults }) => assertionResults);
  const titles = (status: string): readonly string[] =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName);
  return { passed: titles('passed'), failed: titles('failed') };
}

function textOf(output: string, stderr: string): string {
  try {
    return readFileSync(output, 'utf8');
  } catch (cause) {
    throw new Error(`The tests left no report. ${stderr}`, { cause });
  }
}
