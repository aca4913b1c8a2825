import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from '../../schema/generate.ts';
import { differences } from '../../schema/openapi/differences.ts';
import { command } from '../cli/command.ts';
import { print } from '../cli/print.ts';
import { root } from '../root.ts';

const OPENAPI = 'schema/openapi/openapi.json';
type Document = Readonly<Record<string, unknown>>;

/** The largest document that git is asked for. */
const MOST_BYTES = 16_777_216;

/** `npm run generate`: writes everything that follows from the contracts in `schema/`. */
export const generateCommand = command({
  name: 'generate',
  says: 'Generates every file made from the contracts in schema/.',
  example: '--since HEAD',
  flags: {
    since: {
      type: 'string',
      value: 'COMMIT',
      says: 'Print the differences of the OpenAPI document from this commit or tag.',
    },
  },
  async run({ since }) {
    const files = await generate(root);
    for (const [path, content] of Object.entries(files)) {
      const file = join(root, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    if (since === undefined) return 0;
    const older = execFileSync('git', ['show', `${since}:${OPENAPI}`], {
      cwd: root,
      maxBuffer: MOST_BYTES,
    });
    const found = differences(
      JSON.parse(older.toString()) as Document,
      JSON.parse(files[OPENAPI] ?? '') as Document,
    );
    for (const { at, says, breaks } of found)
      print(`${breaks ? 'BREAKS' : '      '} ${at} ${says}`);
    return found.some(({ breaks }) => breaks) ? 1 : 0;
  },
});
