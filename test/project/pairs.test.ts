import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './files.ts';

const files = projectFiles().filter(({ path }) =>
  /^(?:infra|schema|services|shared)\/.*\.tsx?$/u.test(path),
);
const imports = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/gu;

/** The arrows between two folders that lie in the same one: `parent`, `from`, `to`. */
function arrows(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, text } of files)
    for (const [, to = ''] of text.matchAll(imports)) {
      const one = path.split('/');
      const other = join(dirname(path), to).split('/');
      const fork = one.findIndex((part, i) => part !== other[i]);
      if (fork > 0 && fork < Math.min(one.length, other.length) - 1)
        found.add(`${one.slice(0, fork).join('/')} ${one[fork]} ${other[fork]}`);
    }
  return found;
}

it('no two sibling folders import each other', () => {
  const all = arrows();
  const pairs = [...all].filter((arrow) => {
    const [parent = '', from = '', to = ''] = arrow.split(' ');
    return from < to && all.has(`${parent} ${to} ${from}`);
  });
  expect(all.size).toBeGreaterThan(100);
  expect(pairs).toEqual([]);
});
