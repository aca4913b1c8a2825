import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { buildOf } from '../../../infra/functions/bundling.ts';

/** What a newer release stores where this one stores `SeatResigned`. It reads both. */
const OLD = "'SeatResigned'";
const NEW = "'SeatGivenUp'";

/** The sources of that release: ours, with what stores and what reads the entry changed. */
const newer: Plugin = {
  name: 'newer',
  setup(building) {
    building.onLoad(
      { filter: /services\/matches\/(commands\/resign|record\/[\w-]+)\.ts$/ },
      ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const contents = path.includes('/record/')
          ? text
              .replace(`case ${OLD}:`, `case ${NEW}: case ${OLD}:`)
              .replace('  SeatResigned: true,', '  SeatResigned: true, SeatGivenUp: true,')
          : text.replace(OLD, NEW);
        return { contents, loader: 'ts' };
      },
    );
  },
};

/** Bundles a service of the newer release; gives the folder of its code. */
export async function newerBuild(folder: string, service: string): Promise<string> {
  const outdir = join(folder, `newer-${service}`);
  await build({ ...buildOf(service), outdir, plugins: [newer] });
  return outdir;
}
