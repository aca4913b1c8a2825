import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './files.ts';

/**
 * Pairs of folders side by side that import each other, by the folder that holds them. The list only
 * shrinks: a reader of either folder of a pair has to know both.
 */
const known: Readonly<Record<string, readonly string[]>> = {
  'services/page/web': [
    'app match',
    'app pages',
    'app parts',
    'app queues',
    'app sign-in',
    'asking table',
    'board cues',
    'board table',
    'cues match',
    'match parts',
    'pages play-now',
    'pages tournament',
    'parts table',
    'replay story',
    'story table',
  ],
  'services/page/web/pages/tournament': ['acts roster'],
};

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

it('no two folders side by side import each other, the known ones aside', () => {
  const all = arrows();
  const pairs: Record<string, string[]> = {};
  for (const arrow of all) {
    const [parent = '', from = '', to = ''] = arrow.split(' ');
    if (from < to && all.has(`${parent} ${to} ${from}`))
      (pairs[parent] ??= []).push(`${from} ${to}`);
  }
  const sorted = Object.entries(pairs).map(([parent, list]) => [parent, list.toSorted()] as const);
  expect(Object.fromEntries(sorted)).toEqual(known);
});
