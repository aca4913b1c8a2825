import { defineConfig } from 'eslint/config';
import { questhall } from './index.ts';

const impureGlobals = [
  ...['Date', 'Promise', 'process', 'performance', 'crypto', 'fetch', 'console', 'Temporal'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'structuredClone'],
];

const asynchronous = {
  selector: ':function[async=true], AwaitExpression, ForOfStatement[await=true]',
  message: 'Rules are synchronous.',
};
const yieldInFinally = {
  selector: 'TryStatement > .finalizer YieldExpression',
  message: 'Whoever leaves must not wait on the way out.',
};
const plainClass = {
  selector: 'ClassDeclaration:not([id.name=/^(Left|Run|.*Error)$/])',
  message: 'Classes are for errors, named …Error.',
};
const bareYield = {
  selector: 'YieldExpression[delegate=false]',
  message: 'A rule says yield*; the bare yield lives in the engine.',
};
const tryInGame = {
  selector: 'TryStatement',
  message: 'Rules never catch; `scope` does it for them.',
};
const slicedReference = {
  selector: [
    'CallExpression[callee.property.name=/^(slice|substring)$/] > MemberExpression[object.type="Literal"][property.name="length"]',
    'CallExpression[callee.property.name=/^(split|indexOf)$/][arguments.0.value=":"]',
    'CallExpression[callee.property.name="startsWith"][arguments.0.value=/^[a-z-]+:$/]',
  ].join(', '),
  message: 'A reference such as `card:sword` is read by `kindOf` and `idOf`.',
};

/**
 * Lint rules that keep `shared/` pure: no clock, no chance, no waiting, nothing of the machine. In the
 * folders of rules, code also says `yield*`, never catches, never asserts a type, and fetches from the
 * table again after each wait.
 */
export const purity = defineConfig(
  {
    files: ['shared/**/*.ts'],
    plugins: { questhall },
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals.map((name) => ({ name, message: '`shared/` is pure.' })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is rolled, never made up.' },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^node:', message: '`shared/` runs anywhere.' }] },
      ],
      'no-restricted-syntax': ['error', asynchronous, yieldInFinally, plainClass],
    },
  },
  {
    // times are read and written there, only from texts: nothing reads the clock
    files: ['shared/time/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals
          .filter((name) => name !== 'Date')
          .map((name) => ({ name, message: '`shared/` is pure.' })),
      ],
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['shared/engine/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        asynchronous,
        plainClass,
        bareYield,
        tryInGame,
        slicedReference,
      ],
      'questhall/fresh-state': 'error',
    },
  },
  {
    // The client waits for others, and nothing else: what it takes of the machine is handed in.
    files: ['shared/client/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...impureGlobals
          .filter((name) => name !== 'Promise')
          .map((name) => ({ name, message: 'It is handed in.' })),
      ],
      'no-restricted-syntax': ['error', plainClass],
      'questhall/fresh-state': 'off',
    },
  },
  {
    files: ['shared/games/**/*.ts', 'shared/tournaments/**/*.ts', 'shared/words/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  {
    files: ['shared/games/talisman/**/*.ts'],
    rules: {
      'questhall/guarded': 'error',
    },
  },
);
