import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { problem } from '../../schema/openapi/documents/problem.ts';
import { meanings } from '../../schema/openapi/statuses.ts';
import { routes } from '../../schema/rest/routes.ts';
import { BODY_BYTES } from '../../services/apis/http/body.ts';
import { LONGEST_WAIT } from '../../services/apis/rest/waiting.ts';
import { startLocal } from '../local/process.ts';

const run = promisify(execFile);
const page = await readFile(join(import.meta.dirname, '../../docs/rest.md'), 'utf8');

describe('docs/rest.md', () => {
  it('plays a match by curl as described', async () => {
    const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(page) ?? [];
    const folder = await mkdtemp(join(tmpdir(), 'rest-'));
    const local = await startLocal({ DATA_DIR: ':memory:' });
    try {
      const here = script.replaceAll('localhost:4000', local.host);
      const { stdout } = await run('bash', ['-euc', here], { cwd: folder });
      const again = await run('bash', ['-euc', here], { cwd: folder });
      // as it stands another time: another match, from its beginning
      expect(again.stdout).toMatch(/^RUNNING\n/);
      expect(again.stdout).not.toBe(stdout);
      const [status, question, ...rest] = stdout.trimEnd().split('\n');
      expect(status).toBe('RUNNING');
      expect(question).toMatch(/^[A-Z].*[.?]$/);
      expect(rest.filter((line) => /^\S+: \S/.test(line)).length).toBeGreaterThan(1);
      const version = rest.findIndex((line) => /^[1-9]\d*$/.test(line));
      expect(version).toBeGreaterThan(1);
      expect(rest.slice(version + 1).join()).toMatch(/[a-z]/);
    } finally {
      await local.kill();
      await rm(folder, { recursive: true });
    }
  });

  it('lists exactly the operations of the API', () => {
    const listed = [...page.matchAll(/^\| `([A-Z]+ \/v1\S*)`/gm)].map(([, what]) => what);
    // those of tournaments and series stand on a page of their own
    const offered = Object.values(routes)
      .filter(({ path }) => !/^\/v1\/(tournaments|series)\b/.test(path))
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(page).toContain('tournaments-api.md');
    expect(listed.toSorted()).toEqual(offered.toSorted());
  });

  it('states the real statuses and limits', () => {
    const listed = [...page.matchAll(/^\| `([A-Z_]+)` +\| (\d+)/gm)];
    const stated = Object.fromEntries(listed.map(([, code, status]) => [code, Number(status)]));
    const mapped = Object.entries(meanings).map(([code, { status }]) => [code, status] as const);
    expect(stated).toEqual(Object.fromEntries(mapped));
    expect(page).toContain(`up to ${LONGEST_WAIT} seconds`);
    expect(page).toContain(`at most ${BODY_BYTES / 1024} KB`);
  });

  it('shows a real refusal', () => {
    const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const told = JSON.parse(shown) as unknown;
    expect(problem.parse(told)).toEqual(told);
    expect(told).toMatchObject(meanings.STALE_VERSION);
  });
});
