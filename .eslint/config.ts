import { dirname } from 'node:path';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { purity } from './purity.ts';

const parsed = defineConfig({
  files: ['shared/**/*.ts'],
  plugins: { '@typescript-eslint': ts.plugin },
  languageOptions: { parser: ts.parser },
});

/** Where a rule asks for types, they are those of as few files as it takes. */
const typed = defineConfig({
  files: ['shared/games/talisman/**/*.ts'],
  languageOptions: {
    parserOptions: {
      tsconfigRootDir: dirname(import.meta.dirname),
      project: '.eslint/tsconfig.json',
    },
  },
});

/** The laws of `shared/`, which no known linter has; what holds for anybody's code is in `.oxlintrc.json`. */
export const config = defineConfig(
  { ignores: ['**/generated/', 'coverage/', 'cdk.out/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  parsed,
  typed,
  purity,
);
