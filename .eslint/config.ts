import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { purity } from './purity.ts';

const typed = defineConfig({
  files: ['**/*.ts'],
  extends: [js.configs.recommended, ts.configs.strictTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
    '@typescript-eslint/max-params': ['error', { max: 4 }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    '@typescript-eslint/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
    ],
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

const tests = defineConfig({
  files: ['test/**/*.ts'],
  rules: {
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
  files: ['services/commands/**', 'services/local/**'],
  rules: { 'no-console': 'off' },
});

/** What ESLint checks in this repository. */
export const config = defineConfig(
  { ignores: ['**/generated/', 'coverage/', 'cdk.out/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  typed,
  tests,
  talking,
  purity,
);
