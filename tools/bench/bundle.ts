import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type PluginBuild } from 'esbuild';
import { buildOf } from '../../infra/functions/bundling.ts';
import { root } from '../root.ts';

/** The services deployed as functions. */
export const deployed = [
  ...(['graphql', 'rest', 'sockets', 'stream', 'bots'] as const),
  ...(['timers', 'notifications', 'directing'] as const),
];
export type Service = (typeof deployed)[number];

/** A deployed function. */
export type Bundle = {
  /** The contents of the asset, by file name, without source maps. */
  readonly files: Readonly<Record<string, string>>;
  /** Code loaded at the start: `index.mjs`, and its static imports. */
  readonly atStart: Part;
  /** Code loaded on first use. */
  readonly later: Part;
};
export type Part = {
  readonly bytes: number;
  /** The source files it contains, of this project and of libraries. */
  readonly inputs: readonly string[];
  /** Number of bytes from each of them. */
  readonly sizes: ReadonlyMap<string, number>;
};

export const bundleOf = (service: Service): Promise<Bundle> => bundled(buildOf(service));

/**
 * Bundles an empty handler with the same libraries: it loads at its start the same library exports
 * as the service, and later those that the service loads later.
 */
export async function bareBundleOf(service: Service): Promise<Bundle> {
  const { atStart, later } = await bundleOf(service);
  const contents = [
    ...(await handedOn(atStart)),
    `export const later = () => import('${LATER}');`,
    'export const handler = () => undefined;',
  ].join('\n');
  const rest = (await handedOn(later)).join('\n');
  const { entryPoints: _, ...how } = buildOf(service);
  return bundled({
    ...how,
    stdin: { contents, resolveDir: root, sourcefile: 'index.ts' },
    plugins: [{ name: LATER, setup: (build) => offer(build, rest) }],
  });
}

const LATER = 'taken-later';

/** Lets a text be imported as a file. */
function offer(build: PluginBuild, contents: string): void {
  const filter = new RegExp(`^${LATER}$`);
  build.onResolve({ filter }, ({ path }) => ({ path, namespace: LATER, sideEffects: false }));
  build.onLoad({ filter, namespace: LATER }, () => ({ contents, resolveDir: root }));
}

/** Re-export lines of the library exports that the files of a part import. */
async function handedOn({ inputs }: Part): Promise<readonly string[]> {
  const own = inputs.filter((file) => !file.includes('node_modules'));
  const lines = new Set((await Promise.all(own.map(librariesIn))).flat());
  return [...lines].map((line, i) => line.replaceAll('$', String(i)));
}

async function bundled(how: BuildOptions): Promise<Bundle> {
  const made = await build({
    ...{ ...how, outdir: root, entryNames: 'index' },
    ...{ sourcemap: false, write: false, metafile: true },
  });
  const { outputs } = made.metafile;
  const first = importedAtOnce(outputs, 'index.mjs');
  const rest = Object.keys(outputs).filter((file) => !first.has(file));
  return {
    files: Object.fromEntries(made.outputFiles.map(({ path, text }) => [basename(path), text])),
    atStart: partOf(outputs, [...first]),
    later: partOf(outputs, rest),
  };
}

type Outputs = Metafile['outputs'];

/** A file, and its static imports, recursively. */
function importedAtOnce(outputs: Outputs, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !(file in outputs)) return known;
  known.add(file);
  for (const { path, kind } of outputs[file]?.imports ?? []) {
    if (kind === 'import-statement') importedAtOnce(outputs, path, known);
  }
  return known;
}

function partOf(outputs: Outputs, files: readonly string[]): Part {
  const there = files.flatMap((file) => outputs[file] ?? []);
  const shares = there.flatMap(({ inputs }) => Object.entries(inputs));
  const taken = shares.filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const sizes = new Map<string, number>();
  for (const [file, { bytesInOutput }] of taken) {
    sizes.set(file, (sizes.get(file) ?? 0) + bytesInOutput);
  }
  return {
    bytes: there.reduce((sum, { bytes }) => sum + bytes, 0),
    inputs: taken.map(([file]) => file),
    sizes,
  };
}

const taken = /^import (?!type)(?:\* as (\w+)|\{([^}]*)\}|\w+) from '([^.'][^']*)';/gm;

/** Re-export lines of the library exports that a source file imports; `$` stands for a number. */
async function librariesIn(file: string): Promise<readonly string[]> {
  const text = readFileSync(join(root, file), 'utf8');
  const found = [...text.matchAll(taken)].map(async ([, whole, names, library = '']) => {
    if (library.startsWith('node:')) return [];
    if (whole === undefined && names === undefined) {
      return [`export { default as main$ } from '${library}';`];
    }
    const wanted =
      whole === undefined ? namesIn(names ?? '') : await membersOf(whole, library, text);
    return wanted.map((name) => `export { ${name} as ${name}$ } from '${library}';`);
  });
  return (await Promise.all(found)).flat();
}

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

/** The members used of a namespace import: `string` for `z.string`. */
async function membersOf(whole: string, library: string, text: string): Promise<readonly string[]> {
  const there = Object.entries((await import(library)) as object)
    // re-exporting a namespace would include all of it
    .filter(([, value]) => Object.prototype.toString.call(value) !== '[object Module]')
    .map(([name]) => name);
  const said = [...text.matchAll(new RegExp(`\\b${whole}\\.(\\w+)`, 'g'))];
  return [...new Set(said.map(([, name = '']) => name))].filter((name) => there.includes(name));
}
