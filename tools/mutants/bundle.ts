import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { context, type BuildContext } from 'esbuild';
import { root } from '../root.ts';

/** The source file as a run is to see it, by its path from the root; undefined for as it is. */
export type Rewrite = (file: string) => string | undefined;

/** Where the bundle lies for as long as it is used: as deep as its sources, as for any program of ours. */
const folder = join(root, 'node_modules/.cache');

/** How many bundlers there were; each has a file of its own. */
let made = 0;

/** What plays scenarios, put together anew with each break, into a file of its own. */
export type Bundler = {
  /** @returns the path of the bundle. */
  write(rewrite: Rewrite): Promise<string>;
  close(): Promise<void>;
};

/** A bundler of a program of ours; building again takes what has not changed from memory. */
export async function bundler(program: string): Promise<Bundler> {
  let current: Rewrite = () => undefined;
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `questhall-mutant.${String(process.pid)}.${String(made++)}.mjs`);
  const begin = (): Promise<BuildContext> =>
    context({
      entryPoints: [join(root, program)],
      outfile,
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
      plugins: [
        {
          name: 'rewrite',
          setup(build) {
            build.onLoad({ filter: /[/\\]shared[/\\]games[/\\].*\.ts$/ }, ({ path }) => {
              const contents = current(relative(root, path));
              return contents === undefined ? undefined : { contents, loader: 'ts' };
            });
          },
        },
      ],
    });
  let building = await begin();
  return {
    async write(rewrite) {
      current = rewrite;
      try {
        await building.rebuild();
      } catch {
        // a bundler that has fallen over does not get up again; what can't be built fails once more
        await building.dispose();
        building = await begin();
        await building.rebuild();
      }
      return outfile;
    },
    async close() {
      await building.dispose();
      rmSync(outfile, { force: true });
    },
  };
}
