import { dirname } from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { purity } from './purity.ts';

const typed = defineConfig({
  files: ['**/*.ts', '**/*.tsx'],
  extends: [js.configs.recommended, ts.configs.strictTypeChecked],
  // every file's types from whole programs: a language service for one file after another took twice as long
  languageOptions: {
    parserOptions: {
      tsconfigRootDir: dirname(import.meta.dirname),
      project: ['tsconfig.json', 'services/web/tsconfig.json', 'services/web/worker/tsconfig.json'],
    },
  },
  rules: {
    '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
    '@typescript-eslint/max-params': ['error', { max: 4 }],
    // `return refuse(…)` says that a path ends, also where it gives nothing back.
    '@typescript-eslint/no-confusing-void-expression': 'off',
    // The only enums are libraries', and hold what comes over the wire; the only classes are errors.
    '@typescript-eslint/no-unsafe-enum-comparison': 'off',
    '@typescript-eslint/no-unsafe-enum-assignment': 'off',
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_+$', ignoreRestSiblings: true },
    ],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true, allowDefaultCaseForExhaustiveSwitch: false },
    ],
    // A type parameter may be there for the caller to narrow: `tell<TalesEvent>(…)`.
    '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    // Objects are records of functions, and none of these knows a `this`.
    '@typescript-eslint/unbound-method': 'off',
    // A function behind an asynchronous contract may have nothing to wait for.
    '@typescript-eslint/require-await': 'off',
    // GraphQL's nulls and our undefined are alike to a reader of inputs.
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-depth': ['error', 3],
    'no-console': 'error',
    'no-restricted-syntax': [
      'error',
      {
        selector: 'ClassDeclaration:not([id.name=/Error$/])',
        message: 'Classes are for errors, named …Error.',
      },
    ],
  },
});

/** A new fact or effect must be thought of wherever facts and effects are told apart. */
const exhaustive = defineConfig({
  files: ['shared/**/*.ts'],
  rules: {
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
    ],
  },
});

const tests = defineConfig({
  files: ['test/**/*.ts'],
  rules: {
    // A test reads answers as they come over the wire; a wrong guess at their shape fails it.
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
    'no-restricted-properties': [
      'error',
      ...['it', 'test', 'describe'].flatMap((object) =>
        ['only', 'skip', 'todo'].map((property) => ({
          object,
          property,
          message: 'Every test runs.',
        })),
      ),
    ],
  },
});

const talking = defineConfig({
  files: ['tools/**', 'services/local/**', 'test/browser/look.ts'],
  rules: { 'no-console': 'off' },
});

/** The library marks as deprecated what is for machines of one's own, which are called without TLS. */
const withoutTls = defineConfig({
  files: ['services/web/sign-in/issuer.ts'],
  rules: {
    '@typescript-eslint/no-deprecated': [
      'error',
      { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'oauth4webapi' }] },
    ],
  },
});

/** What a setup provides is declared by merging with an interface of Vitest. */
const provided = defineConfig({
  files: ['test/web/support/setup.ts'],
  rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
});

/** Inner loops over typed arrays, where a check of every index would cost a third of their speed. */
const innerLoops = defineConfig({
  files: [
    'shared/engine/fairness/sha256.ts',
    'shared/tournaments/pairing/{board,search}.ts',
    'shared/tournaments/schedules/meetings.ts',
  ],
  rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
});

/** What ESLint checks in this repository. */
export const config = defineConfig(
  { ignores: ['**/generated/', 'coverage/', 'cdk.out/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typed,
  exhaustive,
  tests,
  talking,
  withoutTls,
  provided,
  innerLoops,
  purity,
);
