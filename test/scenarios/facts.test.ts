import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesUnder } from '../../tools/files.ts';
import { root } from '../../tools/root.ts';

/** Every type of fact that stands under `told` or `not told`, at any depth. */
function typesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]: [string, unknown]) =>
    key === 'told' || key === 'not told' ? [held].flat().map(typeOf) : typesIn(held),
  );
}

const typeOf = (fact: unknown): string =>
  typeof fact === 'object' && fact !== null && 'type' in fact ? String(fact.type) : String(fact);

/**
 * The source of what a game can tell. An edition tells the facts of the game it is an edition of:
 * `talisman-hp` those of `talisman`.
 */
function eventsOf(game: string): string {
  const [base = game] = game.split('-');
  const folder = [game, base]
    .map((name) => join(root, 'shared/games', name))
    .find((path) => existsSync(path));
  const files = filesUnder(folder ?? '', '.ts').filter((path) => /\/events[./]/.test(path));
  expect(files).not.toEqual([]);
  return files.map((path) => readFileSync(path, 'utf8')).join('');
}

/** The types of facts of the games that were asked for. */
const factsOf = new Map<string, ReadonlySet<string>>();

function typesOf(game: string): ReadonlySet<string> {
  const known = factsOf.get(game);
  if (known !== undefined) return known;
  const found = eventsOf(game).matchAll(/(?:\btype: |<\s*)'(\w+)'/g);
  const types = new Set([...found].map(([, type = '']) => type));
  factsOf.set(game, types);
  return types;
}

/** A misspelt fact is never told: nothing else would notice it under `not told`. */
describe('scenarios name only existing facts', () => {
  const files = filesUnder(import.meta.dirname, '.yaml').map((path) => relative(root, path));
  it.each(files)('%s', (file) => {
    const [game = ''] = relative('test/scenarios', file).split('/');
    const known = typesOf(game);
    const types = typesIn(parse(readFileSync(join(root, file), 'utf8')));
    expect(types.filter((type) => !known.has(type))).toEqual([]);
  });
});
