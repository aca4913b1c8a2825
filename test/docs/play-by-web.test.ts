import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSchema } from '../../services/apis/graphql/schema.ts';
import { startLocal } from '../local/process.ts';

const run = promisify(execFile);
const page = await readFile(join(import.meta.dirname, '../../docs/play-by-web.md'), 'utf8');
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  );

describe('docs/play-by-web.md', () => {
  it.each(blocks('graphql'))('shows what the contract accepts: %s', (document) => {
    expect(validate(executableSchema(), parse(document))).toEqual([]);
  });

  it('lets a day pass by curl, and reads what happened meanwhile', async () => {
    const local = await startLocal({ DATA_DIR: ':memory:' });
    try {
      const [script = ''] = blocks('sh');
      const there = script.replaceAll('localhost:4000', local.host);
      const { stdout } = await run('bash', ['-euc', there]);
      const [joined, deadline = '', now = '', ...rest] = stdout.trim().split('\n');
      expect(joined).toBe('OPEN');
      expect(Date.parse(now)).toBeGreaterThan(Date.parse(deadline));
      const late = ['seat1', 'seat2'].map((seat) => `${seat} was late in 1 turn`);
      expect(rest.slice(0, 3)).toEqual([...late, 'seat1 is waited for again']);
      expect(rest.at(-1)).toBe('2');
      const chosen = rest.slice(3, -1);
      expect(chosen[0]).toMatch(/^CLOCK: Choose a tile in secret/);
      expect(chosen.filter((line) => !line.startsWith('CLOCK: '))).toEqual([]);
    } finally {
      await local.stop();
    }
  });
});
