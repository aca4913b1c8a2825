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

/** Lint rules of `shared/` that no known linter has; `.oxlintrc.json` has the general ones. */
export const config = defineConfig(
  { ignores: ['**/generated/', 'coverage/', 'cdk.out/', '.data/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  parsed,
  typed,
  purity,
);
