import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bareBundleOf, bundleOf, deployed, type Service } from './bundle.ts';
import type { Benchmark } from './figure.ts';

const ROUNDS = 7;
const load = `const from = performance.now(); await import(process.argv[1]);
  process.stdout.write(String(performance.now() - from)); process.exit(0);`;

/** How much longer a function takes to load than a bare handler with the same libraries; in turns. */
async function initRatio(service: Service): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bundles-'));
  try {
    const both = await Promise.all([bundleOf(service), bareBundleOf(service)]);
    const files = both.map(({ code }, i) => {
      const file = join(folder, `${String(i)}.mjs`);
      writeFileSync(file, code);
      return pathToFileURL(file).href;
    });
    const times = files.map(() => Infinity);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, file] of files.entries()) {
        times[i] = Math.min(times[i] ?? Infinity, loading(file));
      }
    }
    const [own = Number.NaN, bare = Number.NaN] = times;
    return own / bare;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const loading = (file: string): number =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', load, file]));

/** How big the deployed functions are, and how long they take to load. */
export const bundleBenchmarks: readonly Benchmark[] = deployed.flatMap(
  (service): readonly Benchmark[] => [
    {
      name: `${service}Bundle`,
      measure: async () => ({
        value: Buffer.byteLength((await bundleOf(service)).code) / 1_000,
        unit: 'kB',
        better: 'lower',
      }),
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
