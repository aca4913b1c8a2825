import { dirname, join } from 'node:path';
import type { Module } from './module.ts';
import { pagesOf } from './pages.ts';

/** The files that each module imports, with the length of the way: 1 for an import. */
export type Graph = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The length of the way from a test to the sources of a program that it starts as a process. */
const PROCESS = 20;

const CATALOGUE = 'shared/games/catalogue.ts';
/** Modules that load others when they are first wanted: a test is led to those that it names instead. */
const choosing = new Set([CATALOGUE, 'services/page/web/app/app.tsx']);

/** Tests of matches that lie in files: they play every game. */
const ofAllGames = /^test\/(?:journals|scenarios)\//u;

const atOnce = /\b(?:from|import)\s*'(\.[^']+)'/gu;
const later = /\bimport\(\s*'(\.[^']+)'\s*\)/gu;
const program = /'(tools\/[\w/-]+\.ts)'/gu;
const entry = /^ {2}'?([\w-]+)'?: \{(.*?)^ {2}\},/gmsu;

/** The graph of these modules. */
export function graphOf(modules: readonly Module[]): Graph {
  const catalogue = modules.find(({ path }) => path === CATALOGUE)?.text ?? '';
  const games = [...catalogue.matchAll(entry)].map(([, id = '', parts = '']) => ({
    id,
    files: targetsIn(parts, later, CATALOGUE),
  }));
  return new Map(modules.map((module) => [module.path, waysFrom(module, games)]));
}

/** A game of the catalogue, and the modules that it loads. */
type Game = { readonly id: string; readonly files: readonly string[] };

function waysFrom({ path, text }: Module, games: readonly Game[]): ReadonlyMap<string, number> {
  const ways = new Map<string, number>();
  const lead = (files: readonly string[], length = 1) => {
    for (const file of files) ways.set(file, length);
  };
  lead(targetsIn(text, atOnce, path));
  if (!choosing.has(path)) lead(targetsIn(text, later, path));
  if (!path.startsWith('test/')) return ways;
  lead(
    [...text.matchAll(program)].map(([, file = '']) => file),
    PROCESS,
  );
  for (const { id, files } of games)
    if (ofAllGames.test(path) || text.includes(`'${id}'`)) lead(files);
  lead(pagesOf({ path, text }));
  return ways;
}

const targetsIn = (text: string, pattern: RegExp, path: string): readonly string[] =>
  [...text.matchAll(pattern)].map(([, to = '']) => join(dirname(path), to));
