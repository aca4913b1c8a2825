import { readFile } from 'node:fs/promises';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'rolldown';
import * as z from 'zod';

const file = z.record(z.string(), z.string());

/** Compiles the messages of `words/*.json`: one with placeholders becomes a tree, the rest stays text. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  load: {
    filter: { id: /\/words\/[\w.]+\.json$/u },
    async handler(path) {
      const messages = file.parse(JSON.parse(await readFile(path, 'utf8')));
      const compiled = Object.entries(messages).map(([key, message]) => [
        key,
        /[{<']/u.test(message) ? new IntlMessageFormat(message).getAst() : message,
      ]);
      const code = `export default ${JSON.stringify(Object.fromEntries(compiled))}`;
      return { code, moduleType: 'js' };
    },
  },
};
