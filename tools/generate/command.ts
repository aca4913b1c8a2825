import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '../../schema/generate.ts';
import { command } from '../cli/command.ts';
import { root } from '../root.ts';

/** `npm run generate`: writes everything that follows from the contracts in `schema/`. */
export const generateCommand = command({
  name: 'generate',
  says: 'Generates every file made from the contracts in schema/.',
  example: '',
  flags: {},
  async run() {
    for (const [path, text] of Object.entries(await generate(root))) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return 0;
  },
});
