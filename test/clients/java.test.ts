import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocal, type LocalRun } from '../local/process.ts';
import { layOut, type Page } from './pages.ts';

const hasJava = spawnSync('java', ['--version']).status === 0;

describe.runIf(hasJava)('docs/clients/java.md', () => {
  let page: Page;
  let local: LocalRun;
  beforeAll(async () => {
    page = await layOut('java');
    local = await startLocal({ DATA_DIR: ':memory:' });
  });
  afterAll(async () => {
    await local.stop();
    await page.remove();
  });

  it('creates a match by the HTTP client of the JDK, and follows it to its end', async () => {
    const ran = await page.run('java', 'Follow.java', local.host);
    expect(ran.code, ran.complained).toBe(0);
    expect(ran.said).toMatch(/^over after version [1-9]\d+$/m);
  });
});
