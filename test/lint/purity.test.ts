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
  ])('can’t use %s, in the engine or a game', (_name, code, rule) => {
    expect(broken('shared/engine/x.ts', code)).toEqual([rule]);
    expect(broken('shared/games/g/x.ts', code)).toEqual([rule]);
  });

  it('can’t wait in a `finally` block', () => {
    const code = 'function* f() { try { yield* g(); } finally { yield* h(); } }';
    expect(broken('shared/engine/x.ts', code)).toEqual(['no-restricted-syntax']);
  });

  it('can have classes for errors, and the engine one for a run', () => {
    expect(broken('shared/engine/x.ts', 'export class LostError extends Error {}')).toEqual([]);
    expect(broken('shared/engine/x.ts', 'export class Run {}')).toEqual([]);
  });

  it('is restricted, while services can use the clock', () => {
    expect(
      broken('services/platform/storage/x.ts', 'export const f = async () => Date.now();'),
    ).toEqual([]);
  });
});

describe('a rule of a game', () => {
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
  ])('can’t use %s, which the engine can', (_name, code, rule) => {
    expect(broken('shared/games/g/x.ts', code)).toEqual([rule]);
    expect(broken('shared/engine/x.ts', code)).toEqual([]);
  });
});

describe('a reference to a thing', () => {
  it.each(["slice('card:'.length)", "split(':')", "indexOf(':')", "startsWith('card:')"])(
    'is built and parsed in one module: not by %s',
    (how) => {
      const code = `export const f = (option: string) => option.${how};`;
      for (const path of ['shared/games/g/x.ts', 'shared/words/x.ts', 'shared/games/talisman/x.ts'])
        expect(broken(path, code)).toEqual(['no-restricted-syntax']);
      expect(broken('shared/client/scene/ref.ts', code)).toEqual([]);
    },
  );
});
