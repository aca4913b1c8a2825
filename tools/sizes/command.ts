import { readFile } from 'node:fs/promises';
import { bundleOf, deployed } from '../bench/bundle.ts';
import { codeSizes } from '../bench/web.ts';
import { command } from '../cli/command.ts';
import { columns, print, printJson } from '../cli/print.ts';

/** Bytes by what they are of. */
type Sizes = Readonly<Record<string, number>>;

/** `npm run sizes`: what each function loads at its start and in all, and what a browser loads of each page. */
export const sizesCommand = command({
  name: 'sizes',
  says: 'Reports the sizes of the functions and the page, and how they changed.',
  example: '--since before.json',
  flags: {
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
    since: { type: 'string', value: 'FILE', says: 'Compare with a result printed by --json.' },
  },
  async run({ json, since }) {
    const sizes = await measured();
    if (json) printJson(sizes);
    else print(table(sizes, since === undefined ? {} : await readSizes(since)));
    return 0;
  },
});

async function measured(): Promise<Sizes> {
  const sizes: Record<string, number> = {};
  for (const service of deployed) {
    process.stderr.write(`bundling ${service} …\n`);
    const { atStart, later } = await bundleOf(service);
    sizes[`function ${service}, at start`] = atStart.bytes;
    sizes[`function ${service}, in all`] = atStart.bytes + later.bytes;
  }
  process.stderr.write('building the page …\n');
  const { home, match, all, library } = await codeSizes();
  const pages = { home, match, 'all pages': all };
  for (const [page, bytes] of Object.entries(pages)) sizes[`code of ${page}, compressed`] = bytes;
  return { ...sizes, 'client library, compressed': library };
}

const readSizes = async (file: string): Promise<Sizes> =>
  JSON.parse(await readFile(file, 'utf8')) as Sizes;

/** A line for each size, in kB, with its change from an earlier result, if it has one. */
function table(sizes: Sizes, earlier: Sizes): string {
  return columns(
    Object.entries(sizes).map(([of, bytes]) => {
      const before = earlier[of];
      return [of, kilobytes(bytes), before === undefined ? '' : change(bytes - before)];
    }),
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;

const change = (bytes: number): string => `${bytes > 0 ? '+' : ''}${kilobytes(bytes)}`;
