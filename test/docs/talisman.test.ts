import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalRun } from '../local/process.ts';
import { moments } from '../../shared/games/talisman/content/moments.ts';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '.pages', `talisman-${process.pid}`);
let page: string;
let local: LocalRun;

beforeAll(async () => {
  page = await readFile(join(import.meta.dirname, '../../docs/games/talisman.md'), 'utf8');
  local = await startLocal({ DATA_DIR: ':memory:' });
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true });
});

describe('docs/games/talisman.md', () => {
  it('plays a match with auto-responses that ask only about the seat’s own lives in windows', async () => {
    const [, script = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
    const file = join(folder, 'table.mjs');
    await writeFile(file, script);
    const { stdout } = await run(process.execPath, [file], {
      cwd: folder,
      env: { ...process.env, QUESTHALL: local.host },
    });
    const lines = stdout.split('\n');
    const asked = lines.filter((line) => line.startsWith('? '));
    expect(asked).toContain('? own turn [counter] Do you start with +1 Strength or +1 Craft?');
    expect(asked.some((line) => line.includes('[move] Move '))).toBe(true);
    const windows = asked.filter((line) => line.includes('[react]'));
    expect(
      windows.filter((line) => !line.endsWith('ann is about to lose a life. Save it?')),
    ).toEqual([]);
    expect(asked.filter((line) => /\[(draw|before|spoils)\]/u.test(line))).toEqual([]);
    expect(stdout).not.toMatch(/holds .*undefined/u);
    expect(stdout).toContain('place: 1');
  });

  it('names every moment of a window', () => {
    const [, listed = ''] = /The moments are (.*?)\.\n/u.exec(page) ?? [];
    expect([...listed.matchAll(/`([^`]+)`/gu)].map(([, moment]) => moment)).toEqual([...moments]);
  });
});
