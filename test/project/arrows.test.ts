import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const rules = join(import.meta.dirname, '../../.dependency-cruiser.js');
const module = z.object({
  arrows: z.record(z.string(), z.array(z.string())),
  layers: z.array(z.string()),
});

it('docs/architecture.md describes every folder with dependency rules', async () => {
  const { arrows } = module.parse(await import(rules));
  const rows = page('architecture').matchAll(/^\| `([a-z/-]+)` \| \S/gm);
  const told = [...rows].map(([, folder]) => folder);
  expect(Object.keys(arrows).filter((folder) => !told.includes(folder))).toEqual([]);
});

it('docs/games/talisman.md lists the layers from top to bottom', async () => {
  const { layers } = module.parse(await import(rules));
  const rows = page('games/talisman').matchAll(/^\| (`[a-z-]+\/`(?:, `[a-z-]+\/`)*) +\|/gm);
  const folders = [...rows].flatMap(([, names = '']) => names.split(', '));
  expect(folders.map((name) => name.slice(1, -2))).toEqual(layers);
});

const page = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../docs/${name}.md`), 'utf8');
