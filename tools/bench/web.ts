import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { join } from 'node:path';
import { once } from '../../services/platform/once.ts';
import { buildWeb } from '../../services/page/build/build.ts';
import { root } from '../root.ts';
import type { Benchmark, Figure } from './figure.ts';
import { measureLoading } from './page/loading.ts';
import { measurePlaying } from './page/playing.ts';
import { measureReturning } from './page/returning.ts';
import { measureStarting } from './page/starting.ts';
import { cues, measureTurns } from './page/turns.ts';

/** Size of the code that a page loads, compressed. */
export type CodeSizes = {
  readonly home: number;
  readonly match: number;
  /** Every page, in one language. */
  readonly all: number;
  /** The client library with what it needs. */
  readonly library: number;
};

/** Sizes of the code and styles of pages, in one language, compressed as CloudFront does. */
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
    match: sizeOf(closure(files, [...home, ...named('match-page', 'pages.en', 'early')])),
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

type Bounds = Pick<Figure, 'atLeast' | 'atMost'>;

const lower = (value: number, unit: string, bounds: Bounds = {}): Figure => ({
  value,
  unit,
  better: 'lower',
  ...bounds,
});
const kilobytes = (bytes: number, atMost?: number): Figure =>
  lower(bytes / 1_000, 'kB, compressed', atMost === undefined ? {} : { atMost });

/** The most code that each may load, in kilobytes. */
export const mostCode: CodeSizes = { home: 75, match: 132, all: 275, library: 12 };

const codeBenchmarks: readonly Benchmark[] = (['home', 'match', 'all', 'library'] as const).map(
  (page) => ({
    name: `web:code:${page}`,
    measure: async () => kilobytes((await codeSizes())[page], mostCode[page]),
  }),
);

/** Each takes a browser for half a minute or more, so that it is measured once for all its figures. */
const loading = once(() => ({ figures: measureLoading() }));
const returning = once(() => ({ figures: measureReturning() }));
const turns = once(() => ({ figures: measureTurns() }));
const playing = once(() => ({ figures: measurePlaying() }));
const starting = once(() => ({ figures: measureStarting() }));

const shift = (value: number): Figure => lower(value, 'of shift', { atMost: 0.02 });

const most = { home: { lcp: 1_800, bytes: 90 }, match: { lcp: 2_500, bytes: 220 } } as const;
const loadingBenchmarks: readonly Benchmark[] = (['home', 'match'] as const).flatMap((page) => {
  const seen = async () => (await loading().figures)[page];
  const { lcp, bytes } = most[page];
  return [
    {
      name: `web:loading:${page}:lcp`,
      measure: async () => lower((await seen()).lcp, 'ms', { atMost: lcp }),
    },
    { name: `web:loading:${page}:cls`, measure: async () => shift((await seen()).cls) },
    {
      name: `web:loading:${page}:blocking`,
      measure: async () => lower((await seen()).blocking, 'ms'),
    },
    {
      name: `web:loading:${page}:bytes`,
      measure: async () => kilobytes((await seen()).bytes, bytes),
    },
  ];
});

const returningBenchmarks: readonly Benchmark[] = (['phone', 'desk'] as const).map((window) => ({
  name: `web:returning:${window}`,
  measure: async () => shift((await returning().figures)[window]),
}));

const turnBenchmarks: readonly Benchmark[] = [
  { name: 'web:turns:cls', measure: async () => shift((await turns().figures).cls) },
  {
    name: 'web:turns:inp',
    measure: async () => lower((await turns().figures).inp, 'ms', { atMost: 200 }),
  },
  ...(['quickest', 'slowest'] as const).map((of) => ({
    name: `web:turns:three:${of}`,
    measure: async () =>
      lower((await turns().figures)[of], 'ms', { atLeast: 4_000, atMost: 8_000 }),
  })),
  ...cues.map((cue) => ({
    name: `web:turns:slowFrames:${cue}`,
    measure: async () => lower((await turns().figures).slowFrames[cue], '%', { atMost: 2 }),
  })),
];

const playingUnits = { script: 'ms', paint: 'ms', frame: 'ms', slowFrames: '%' } as const;
const playingBenchmarks: readonly Benchmark[] = Object.entries(playingUnits).map(([of, unit]) => ({
  name: `web:playing:${of}`,
  measure: async () => lower((await playing().figures)[of as keyof typeof playingUnits], unit),
}));

/** Sizes of the page, and its speed on a slow phone with a slow connection. */
export const webBenchmarks: readonly Benchmark[] = [
  ...codeBenchmarks,
  {
    name: 'web:starting:taps',
    measure: async () => lower((await starting().figures).taps, 'taps', { atMost: 1 }),
  },
  {
    name: 'web:starting:time',
    measure: async () => lower((await starting().figures).time, 'ms', { atMost: 3_000 }),
  },
  ...loadingBenchmarks,
  {
    name: 'web:loading:matchData',
    measure: async () => kilobytes((await loading().figures).matchData),
  },
  ...returningBenchmarks,
  ...turnBenchmarks,
  ...playingBenchmarks,
];
