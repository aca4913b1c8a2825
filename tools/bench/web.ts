import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { join } from 'node:path';
import { once } from '../../services/once.ts';
import { buildWeb } from '../../services/web-build/build.ts';
import { root } from '../root.ts';
import type { Benchmark, Figure } from './figure.ts';
import { measureLoading } from './page/loading.ts';
import { measurePlaying } from './page/playing.ts';
import { measureStarting } from './page/starting.ts';

/** How many bytes of code a page loads, compressed. */
export type CodeSizes = {
  readonly home: number;
  readonly match: number;
  /** Every page, in one language. */
  readonly all: number;
  /** The client library with what it needs. */
  readonly library: number;
};

/** What of the page's code and styles is loaded where, in one language; compressed as the front does. */
export async function codeSizes(): Promise<CodeSizes> {
  const files = new Map((await buildWeb()).map(({ path, body }) => [path, Buffer.from(body)]));
  const code = [...files.keys()].filter((path) => /^\/assets\/.*\.(?:js|css)$/u.test(path));
  const named = (...names: readonly string[]): readonly string[] =>
    code.filter((path) => names.some((name) => path.startsWith(`/assets/${name}-`)));
  const sizeOf = (paths: ReadonlySet<string>): number =>
    [...paths].reduce((sum, path) => sum + gzipSync(files.get(path) ?? '').length, 0);
  const home = closure(files, named('main', 'page', 'home.en'));
  const parts = ['home', 'pages', 'account', 'setup', 'tournaments'];
  const others = new Set(
    ['cs', 'ko'].flatMap((each) => named(...parts.map((part) => `${part}.${each}`))),
  );
  return {
    home: sizeOf(home),
    match: sizeOf(closure(files, [...home, ...named('match-page', 'pages.en')])),
    all: sizeOf(new Set(code.filter((path) => !others.has(path)))),
    library: await librarySize(),
  };
}

/** Files, and what they import at once. */
function closure(
  files: ReadonlyMap<string, Buffer>,
  paths: readonly string[],
  known = new Set<string>(),
): ReadonlySet<string> {
  for (const path of paths) {
    if (known.has(path)) continue;
    known.add(path);
    const found = (files.get(path) ?? '').toString().matchAll(/(?:from|import)"\.\/([\w.-]+)"/gu);
    closure(
      files,
      [...found].map(([, name]) => `/assets/${name ?? ''}`),
      known,
    );
  }
  return known;
}

async function librarySize(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'shared/client/client.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0]?.contents ?? '').length;
}

const kilobytes = (bytes: number): Figure => ({
  value: bytes / 1_000,
  unit: 'kB, compressed',
  better: 'lower',
});

const codeBenchmarks: readonly Benchmark[] = (['home', 'match', 'all', 'library'] as const).map(
  (page) => ({
    name: `web:code:${page}`,
    measure: async () => kilobytes((await codeSizes())[page]),
  }),
);

const lower = (value: number, unit: string): Figure => ({ value, unit, better: 'lower' });

/** Both take a browser for half a minute, so that each is measured once for all its figures. */
const loading = once(() => ({ figures: measureLoading() }));
const playing = once(() => ({ figures: measurePlaying() }));

const loadingBenchmarks: readonly Benchmark[] = (['home', 'match'] as const).flatMap((page) =>
  Object.entries({ lcp: 'ms', cls: 'of shift', blocking: 'ms' } as const).map(([of, unit]) => ({
    name: `web:loading:${page}:${of}`,
    measure: async () =>
      lower((await loading().figures)[page][of as 'lcp' | 'cls' | 'blocking'], unit),
  })),
);

const playingUnits = { script: 'ms', paint: 'ms', frame: 'ms', slowFrames: '%' } as const;
const playingBenchmarks: readonly Benchmark[] = Object.entries(playingUnits).map(([of, unit]) => ({
  name: `web:playing:${of}`,
  measure: async () => lower((await playing().figures)[of as keyof typeof playingUnits], unit),
}));

/** How much code the page loads, and how it does on a slow phone on a slow line. */
export const webBenchmarks: readonly Benchmark[] = [
  ...codeBenchmarks,
  ...loadingBenchmarks,
  {
    name: 'web:loading:matchData',
    measure: async () => kilobytes((await loading().figures).matchData),
  },
  ...playingBenchmarks,
  { name: 'web:starting', measure: async () => lower(await measureStarting(), 'ms') },
];
