import { basename, dirname } from 'node:path';
import type { Module } from './module.ts';

/**
 * The modules that a changed file may change: itself, or for a file that no module imports (a document, a style,
 * words, a scenario) those that read it, which name it, its folder or its kind.
 */
export function changedModules(file: string, modules: readonly Module[]): readonly string[] {
  if (/\.(?:tsx?|mjs)$/u.test(file)) return [file];
  const rule = kinds.find(([kind]) => kind.test(file));
  const named = (text: string) =>
    text.includes(basename(file)) || (rule === undefined && text.includes(`${dirname(file)}'`));
  const reading = modules.filter(
    ({ path, text }) => named(text) || rule?.[1].test(path) === true || isStyled(file, path),
  );
  return reading.map(({ path }) => path);
}

/** Kinds of files, and the modules that read them all. */
const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^docs\/rules\//u,
    /^test\/(?:tools\/rules|scenarios\/[^/]+|voice\/docs|project\/docs)\.test\.ts$/u,
  ],
  [/\.md$/u, /^test\/(?:docs\/[^/]+|voice\/docs|project\/[^/]+)\.test\.ts$/u],
  [
    /^schema\/.*\.graphql$/u,
    /^(?:schema\/generated\/|test\/(?:voice\/code|graphql\/contract|rest\/contract)\.test)/u,
  ],
  [/\/words\/.*\.json$/u, /^test\/(?:words|voice)\/[^/]+\.test\.ts$/u],
  [/^test\/scenarios\//u, /^test\/scenarios\/[^/]+\.test\.ts$/u],
];

/** True if a file is the style of a part of the page, or of its folder. */
const isStyled = (file: string, path: string): boolean =>
  file.endsWith('.css') &&
  path.endsWith('.tsx') &&
  dirname(path) === dirname(file) &&
  [basename(file, '.css'), basename(dirname(file))].includes(basename(path, '.tsx'));
