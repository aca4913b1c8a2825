import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bareBundleOf, bundleOf, deployed, type Bundle, type Service } from './bundle.ts';
import type { Benchmark, Figure } from './figure.ts';

const ROUNDS = 15;
const load = `const from = performance.now(); await import(process.argv[1]);
  process.stdout.write(String(performance.now() - from)); process.exit(0);`;

/**
 * Load time of a function, as a multiple of that of an empty handler with the same libraries. They
 * are loaded in turn, and the fastest load of each counts, because other work on the machine slows
 * some down.
 */
async function initRatio(service: Service): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  try {
    const both = await Promise.all([bundleOf(service), bareBundleOf(service)]);
    const entries = both.map((bundle, i) => written(bundle, join(folder, String(i))));
    const times = entries.map(() => Infinity);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, entry] of entries.entries()) {
        times[i] = Math.min(times[i] ?? Infinity, loading(entry));
      }
    }
    const [own = Number.NaN, bare = Number.NaN] = times;
    return own / bare;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the files of a function into a folder; returns the URL of its entry. */
function written({ files }: Bundle, folder: string): string {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return pathToFileURL(join(folder, 'index.mjs')).href;
}

const loading = (entry: string): number =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', load, entry]));

const kilobytes = (bytes: number): Figure => ({
  value: bytes / 1_000,
  unit: 'kB',
  better: 'lower',
});

/** Sizes of the deployed functions, at their start and in all, and their load times. */
export const bundleBenchmarks: readonly Benchmark[] = deployed.flatMap(
  (service): readonly Benchmark[] => [
    {
      name: `${service}Bundle`,
      measure: async () => kilobytes((await bundleOf(service)).atStart.bytes),
    },
    {
      name: `${service}Asset`,
      measure: async () => {
        const { atStart, later } = await bundleOf(service);
        return kilobytes(atStart.bytes + later.bytes);
      },
    },
    {
      name: `${service}Init`,
      measure: async () => ({
        value: await initRatio(service),
        unit: 'of a bare handler',
        better: 'lower',
      }),
    },
  ],
);
