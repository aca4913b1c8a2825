import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { bundling } from '../../../infra/functions/bundling.ts';
import { root } from '../root.ts';

/** The services that are deployed as functions. */
export const deployed = ['graphql', 'rest', 'sockets', 'stream', 'bots'] as const;
export type Service = (typeof deployed)[number];

/** A function as it is deployed: its code, and which files of this project and others are in it. */
export type Bundle = { readonly code: string; readonly inputs: readonly string[] };

/** The options of the stacks, as the bundler itself has them. */
const options: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  format: bundling.format,
  target: bundling.target,
  mainFields: [...bundling.mainFields],
  minify: bundling.minify,
  charset: bundling.charset,
  external: [...bundling.externalModules],
  banner: { js: bundling.banner },
  outfile: 'index.mjs',
  write: false,
  metafile: true,
  logLevel: 'error',
};

export const bundleOf = (service: Service): Promise<Bundle> =>
  bundled({ entryPoints: [`services/${service}/handler.ts`] });

/** A handler that does nothing, with all that the service's own takes from libraries. */
export async function bareBundleOf(service: Service): Promise<Bundle> {
  const { inputs } = await bundleOf(service);
  const own = inputs.filter((file) => !file.includes('node_modules'));
  const contents = [...new Set(own.flatMap(librariesIn))]
    .map((line, i) => line.replaceAll('$', String(i)))
    .join('\n');
  return bundled({
    stdin: { contents: `${contents}\nexport const handler = () => undefined;`, resolveDir: root },
  });
}

async function bundled(entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>): Promise<Bundle> {
  const { outputFiles = [], metafile } = await build({ ...options, ...entry });
  const [output] = Object.values(metafile?.outputs ?? {});
  const shares = Object.entries(output?.inputs ?? {});
  return {
    code: outputFiles[0]?.text ?? '',
    inputs: shares.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

const taken = /^import (?!type)(?:\* as \w+|\{([^}]*)\}|\w+) from '([^.'][^']*)';/gm;

/** What a source file takes from libraries, as lines that hand it on; `$` stands for a number. */
function librariesIn(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(taken)].flatMap(([line, names, library = '']) => {
    if (library.startsWith('node:')) return [];
    if (line.includes('* as')) return [`export * as whole$ from '${library}';`];
    if (names === undefined) return [`export { default as main$ } from '${library}';`];
    return names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `export { ${name} as ${name}$ } from '${library}';`);
  });
}
