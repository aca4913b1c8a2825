import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packClient } from '../../tools/pack-client/pack.ts';
import { root } from '../../tools/root.ts';
import { expectPlayed, expectSameView, settingOf, type Setting } from './played.ts';

const project = mkdtempSync(join(tmpdir(), 'questhall-client-'));
const modules = join(root, 'node_modules');
let setting: Setting;

beforeAll(async () => {
  setting = await settingOf('typescript', '5/10');
  const { file } = packClient(project);
  // an empty project; what else it needs is there already, as packages of this project
  const others = ['graphql-ws', 'graphql', 'ws', '@types/ws', '@types/node'];
  const paths = others.map((name) => join(modules, name));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent'];
  execFileSync('npm', ['install', ...quietly, file, ...paths], { cwd: project });
});
afterAll(async () => {
  await setting.end();
  rmSync(project, { recursive: true });
});

describe('docs/clients/typescript.md', () => {
  it('plays on an unreliable connection from an empty project, and has the current view', async () => {
    const { page, line } = setting;
    const inPage = join(page.folder, 'node_modules');
    mkdirSync(inPage, { recursive: true });
    const installed = join(project, 'node_modules/questhall-client');
    cpSync(installed, join(inPage, 'questhall-client'), { recursive: true });
    const ran = await page.run(join(modules, '.bin/tsx'), 'play.ts', line.host);
    await expectPlayed(setting, ran);
    await expectSameView(setting);
    expect(line.tally.sockets).toBeGreaterThan(0);
  });

  it('is typed: a strict compiler accepts its program', () => {
    cpSync(join(setting.page.folder, 'play.ts'), join(project, 'play.ts'));
    const strict = ['--noEmit', '--strict', '--skipLibCheck', '--types', 'node'];
    const to = ['--module', 'nodenext', '--target', 'es2023', 'play.ts'];
    const tsc = join(modules, 'typescript/bin/tsc');
    expect(
      execFileSync(process.execPath, [tsc, ...strict, ...to], { cwd: project }).toString(),
    ).toBe('');
    const { dependencies } = JSON.parse(
      readFileSync(join(project, 'node_modules/questhall-client/package.json'), 'utf8'),
    ) as { dependencies: object };
    expect(Object.keys(dependencies)).toEqual(['graphql-ws']);
  });
});
