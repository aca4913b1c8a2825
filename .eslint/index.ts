import type { ESLint } from 'eslint';
import { freshState } from './rules/fresh-state.ts';
import { guarded } from './rules/guarded.ts';

/** The project's own lint rules. */
export const questhall: ESLint.Plugin = {
  rules: { 'fresh-state': freshState, guarded },
};
