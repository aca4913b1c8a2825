import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import ts from 'typescript-eslint';
import { purity } from '../../.eslint/purity.ts';

const linter = new Linter({ configType: 'flat' });
const language: Linter.Config = {
  files: ['**/*.ts'],
  plugins: { '@typescript-eslint': ts.plugin },
  languageOptions: { parser: ts.parser },
};
/** It asks the compiler, and has tests of its own. */
const untyped: Linter.Config = {
  files: ['shared/**/*.ts'],
  rules: { 'questhall/guarded': 'off' },
};

/** The rules that code breaks at this place. */
function broken(path: string, code: string): readonly (string | null)[] {
  return linter.verify(code, [language, ...purity, untyped], path).map(({ ruleId }) => ruleId);
}

describe('shared code', () => {
  it.each([
    ['an async function', 'export async function f() {}', 'no-restricted-syntax'],
    ['an async arrow', 'export const f = async () => 1;', 'no-restricted-syntax'],
    ['a promise', 'export const f = Promise.resolve(1);', 'no-restricted-globals'],
    ['the clock', 'export const f = () => Date.now();', 'no-restricted-globals'],
    ['a timer', 'setTimeout(() => 1, 1);', 'no-restricted-globals'],
    ['the process', 'export const f = process.env;', 'no-restricted-globals'],
    ['chance of its own', 'export const f = Math.random();', 'no-restricted-properties'],
    ['a part of Node', "import 'node:fs';", 'no-restricted-imports'],
    ['a class', 'export class Hero {}', 'no-restricted-syntax'],
  ])('has no room for %s, in the engine or a game', (_name, code, rule) => {
    expect(broken('shared/engine/x.ts', code)).toEqual([rule]);
    expect(broken('shared/games/g/x.ts', code)).toEqual([rule]);
  });

  it('may wait nowhere on the way out', () => {
    const code = 'function* f() { try { yield* g(); } finally { yield* h(); } }';
    expect(broken('shared/engine/x.ts', code)).toEqual(['no-restricted-syntax']);
  });

  it('may hold errors, and the engine a run, as classes', () => {
    expect(broken('shared/engine/x.ts', 'export class LostError extends Error {}')).toEqual([]);
    expect(broken('shared/engine/x.ts', 'export class Run {}')).toEqual([]);
  });

  it('leaves the services their clock', () => {
    expect(
      broken('services/platform/storage/x.ts', 'export const f = async () => Date.now();'),
    ).toEqual([]);
  });
});

describe('a rule', () => {
  it.each([
    ['a bare yield', 'function* f() { yield 1; }', 'no-restricted-syntax'],
    ['a try', 'function* f() { try { yield* g(); } catch {} }', 'no-restricted-syntax'],
    [
      'an asserted type',
      'export const f = {} as Hero;',
      '@typescript-eslint/consistent-type-assertions',
    ],
    [
      'a stale value',
      'function* f(table) { const h = table.state.h; yield* g(); k(h); }',
      'questhall/fresh-state',
    ],
  ])('has no room for %s, which the engine may use', (_name, code, rule) => {
    expect(broken('shared/games/g/x.ts', code)).toEqual([rule]);
    expect(broken('shared/engine/x.ts', code)).toEqual([]);
  });
});

describe('a reference', () => {
  it.each(["slice('card:'.length)", "split(':')", "indexOf(':')", "startsWith('card:')"])(
    'is made and read in one place: not by %s',
    (how) => {
      const code = `export const f = (option: string) => option.${how};`;
      for (const path of ['shared/games/g/x.ts', 'shared/words/x.ts', 'shared/games/talisman/x.ts'])
        expect(broken(path, code)).toEqual(['no-restricted-syntax']);
      expect(broken('shared/client/scene/ref.ts', code)).toEqual([]);
    },
  );
});
