import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify, type Journal } from '../../shared/engine/index.ts';
import { startLocal, type LocalRun } from '../local/process.ts';
import { closingLine } from './closing-line.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, '.pages', `readme-${process.pid}`);
let pages: string;
let local: LocalRun;

beforeAll(async () => {
  const texts = ['README.md', 'docs/clients/whole-match.md', 'docs/tournaments.md'].map(
    async (page) => readFile(join(root, page), 'utf8'),
  );
  pages = (await Promise.all(texts)).join('\n');
  local = await startLocal({ DATA_DIR: ':memory:' });
  await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await local.stop();
  await rm(folder, { recursive: true });
});

/** The first block of this language that holds these words, in the README or the pages it leads to. */
function block(language: string, words: string): string {
  const blocks = pages.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'));
  return [...blocks].map(([, code = '']) => code).find((code) => code.includes(words)) ?? '';
}

describe('the README', () => {
  it('is short, and shows small pictures', async () => {
    expect((await stat(join(root, 'README.md'))).size).toBeLessThanOrEqual(8_000);
    const pictures = await readdir(join(root, 'docs/pictures'));
    const sizes = pictures.map(
      async (name) => (await stat(join(root, 'docs/pictures', name))).size,
    );
    const sum = (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
    expect(sum).toBeLessThan(300_000);
    for (const name of pictures) expect(pages).toContain(`docs/pictures/${name}`);
  });

  it('links to a table of every command', async () => {
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>;
    };
    const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
    const listed = [...contributing.matchAll(/^\| `npm (?:run )?([\w:-]+)` \|/gm)].map(
      ([, name]) => name,
    );
    expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  });

  it('creates a match with curl', async () => {
    const script = block('sh', 'createMatch').replaceAll('localhost:4000', local.host);
    const { stdout } = await run('bash', ['-euc', script]);
    expect(JSON.parse(stdout)).toMatchObject({
      data: { createMatch: { version: 0, status: 'OPEN' } },
    });
  });

  it('plays a match to its end with standard clients, though its socket is closed in between', async () => {
    const line = await closingLine(local.host, [1012]);
    const { stdout } = await play(line.host);
    expect(line.made()).toBe(2);
    await line.close();
    expect(stdout).toContain('Round 10 begins.');
    expect(stdout).toMatch(/place: 1/);
    const journal: unknown = JSON.parse(await readFile(join(folder, 'match.json'), 'utf8'));
    expect(verify(journal as Journal)).toMatchObject({ fair: true });
  });

  it.each([4401, 4403])('gives up if its socket is closed for good, by %i', async (code) => {
    const line = await closingLine(local.host, [code]);
    await expect(play(line.host)).rejects.toMatchObject({ code: 1 });
    expect(line.made()).toBe(1);
    await line.close();
  });
});

describe('docs/tournaments.md', () => {
  it('creates a draft with curl', async () => {
    const script = block('sh', '/v1/tournaments').replaceAll('localhost:4000', local.host);
    const { stdout } = await run('bash', ['-euc', script]);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'An evening of tales', status: 'DRAFT' });
  });
});

async function play(host: string): Promise<{ stdout: string }> {
  const file = join(folder, 'play.mjs');
  await writeFile(file, block('js', 'play.mjs'));
  return run(process.execPath, [file], { cwd: folder, env: { ...process.env, QUESTHALL: host } });
}
