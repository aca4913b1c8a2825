import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checks } from '../checks/tools.ts';
import { root } from '../../tools/root.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-format-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the formatter as the project does, in a folder of one file. */
function prettier(args: readonly string[]): string {
  const binary = join(root, 'node_modules/prettier/bin/prettier.cjs');
  return execFileSync(process.execPath, [binary, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

it('npm run format mends what npm run check has found, though both remember what they saw', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly format: string };
  };
  const [, ...format] = scripts.format.split(' ');
  const check = checks.find(({ tool }) => tool === 'prettier')?.args ?? [];
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'crooked.js'), 'const a  =  1');
  expect(() => prettier(check)).toThrow('crooked.js');
  prettier(format);
  expect(readFileSync(join(folder, 'crooked.js'), 'utf8')).toBe('const a = 1;\n');
  expect(prettier(check)).toContain('All matched files use Prettier code style!');
});
