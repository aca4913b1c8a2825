import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { changedModules } from './beside.ts';
import { graphOf } from './graph.ts';
import type { Module } from './module.ts';
import { distancesTo } from './nearest.ts';

const git = (...words: string[]): readonly string[] =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from where this branch left a revision, committed or not. */
export function changedSince(revision: string): readonly string[] {
  const [base = revision] = git('merge-base', revision, 'HEAD');
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', base), ...added])];
}

/** The test files that these changes can break, the nearest first. */
export function affectedBy(changed: readonly string[]): readonly string[] {
  const modules = git('ls-files', '--cached', '--others', '--exclude-standard')
    .filter((path) => /\.(?:tsx?|mjs)$/u.test(path) && existsSync(join(root, path)))
    .map((path): Module => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const targets = changed.flatMap((file) => changedModules(file, modules));
  const distances = distancesTo(graphOf(modules), targets);
  return [...distances]
    .filter(([path]) => path.startsWith('test/') && path.endsWith('.test.ts'))
    .filter(([path]) => !path.startsWith('test/checks/'))
    .toSorted(([, one], [, other]) => one - other)
    .map(([path]) => path);
}
