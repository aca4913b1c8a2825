import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { context, type BuildContext } from 'esbuild';
import { root } from '../root.ts';

/**
 * The text of a source file for a run, by its path from the root; `undefined` if it is unchanged.
 */
export type Rewrite = (file: string) => string | undefined;

/** Path of the temporary bundle, at source depth so that relative paths resolve. */
const folder = join(root, 'node_modules/.cache');

/** Number of bundlers so far; each has a file of its own. */
let made = 0;

/** A bundler of a scenario runner: builds it again with each break, into a file of its own. */
export type Bundler = {
  /** @returns the path of the bundle. */
  write(rewrite: Rewrite): Promise<string>;
  close(): Promise<void>;
};

/** A bundler of one of our programs; rebuilding reuses unchanged files from memory. */
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
        // a failed bundler does not recover; a source that can't be built fails again
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
