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
 * How much longer a function takes to load than a bare handler with the same libraries. Each is
 * loaded in turn, and the quickest counts: what else this machine does slows some loads down.
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

/** Puts the files of a function into a folder; returns the address of its entry. */
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

/** How big the deployed functions are, at their start and in all, and how long they take to load. */
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
