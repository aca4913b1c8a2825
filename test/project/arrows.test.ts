import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';

const rules = join(import.meta.dirname, '../../.dependency-cruiser.js');
const module = z.object({ arrows: z.record(z.string(), z.array(z.string())) });

it('the table of the architecture says what the rules let each folder import', async () => {
  const { arrows } = module.parse(await import(rules));
  expect(table()).toMatchObject(arrows);
});

/** The folders of the table, with those they may import. */
function table(): Readonly<Record<string, readonly string[]>> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/architecture.md'), 'utf8');
  const rows = page.matchAll(/^\| `([a-z/]+)` +\|[^|]*\| ([^|]*?) *\|$/gm);
  return Object.fromEntries(
    [...rows].map(([, folder = '', others = '']) => [
      folder,
      [...others.matchAll(/`([^`]+)`/g)].map(([, other = '']) => other),
    ]),
  );
}
