import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../shared/games/catalogue.ts';

const root = join(import.meta.dirname, '../..');

/** Folders that serve every game, and so name none. */
describe.each(['shared/client'])('%s', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });

  it('names no game', () => {
    // generated files repeat the examples of the contract
    const written = files.filter((name) => !name.startsWith('generated'));
    const sources = written.filter((name) => name.endsWith('.ts'));
    expect(sources.length).toBeGreaterThan(5);
    const naming = sources.flatMap((name) => {
      const source = readFileSync(join(root, folder, name), 'utf8').toLowerCase();
      const named = Object.keys(catalogue).filter((id) => source.includes(id));
      return named.map((id) => `${name}: ${id}`);
    });
    expect(naming).toEqual([]);
  });
});
