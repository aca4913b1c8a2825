import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { IntlMessageFormat } from 'intl-messageformat';
import * as z from 'zod';

const file = z.record(z.string(), z.string());

/** Compiles the messages of `words/*.json`: what has places becomes a tree, the rest stays text. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  setup({ onLoad }) {
    onLoad({ filter: /\/words\/[\w.]+\.json$/ }, async ({ path }) => {
      const messages = file.parse(JSON.parse(await readFile(path, 'utf8')));
      const compiled = Object.entries(messages).map(([key, message]) => [
        key,
        /[{<']/u.test(message) ? new IntlMessageFormat(message).getAst() : message,
      ]);
      return { contents: JSON.stringify(Object.fromEntries(compiled)), loader: 'json' };
    });
  },
};
