import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from '../../../services/platform/once.ts';
import { percentile, type Benchmark } from '../figure.ts';
import type { Driven, Load } from './load.ts';
import { PAGE, readPages } from './lists.ts';
import { putUnder, type Borne } from './put-under.ts';
import { storeMatches } from './stored.ts';

/** Measures a local run with this number of idle matches in its folder. */
async function having<T>(stored: number, measure: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-bench-'));
  try {
    if (stored > 0) await storeMatches(folder, stored);
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const bear = (load: Load, stored = 0): Promise<Borne> =>
  having(stored, (folder) => putUnder(load, folder));

const cpuAnAnswer = ({ answers, cpu }: Driven): number => (cpu * 1_000) / answers;

/** The figures of one load; it is run once for all of them. */
function figuresOf(name: string, load: Load): readonly Benchmark[] {
  const measured = once(() => bear(load));
  const figure = (
    of: string,
    unit: string,
    better: 'higher' | 'lower',
    value: (from: Driven) => number,
  ): Benchmark => ({
    name: `local:${name}:${of}`,
    measure: async () => ({ value: value(await measured()), unit, better }),
  });
  const latency = (share: number) =>
    figure(`p${String(share * 100)}`, 'ms to the last socket', 'lower', ({ latencies }) =>
      percentile(latencies, share),
    );
  return [
    figure('answers', 'answers/s', 'higher', ({ answers, seconds }) => answers / seconds),
    figure('cpu', 'ms of CPU an answer', 'lower', cpuAnAnswer),
    latency(0.5),
    latency(0.99),
  ];
}

const tales = { game: 'tales-of-glory', sockets: 5, untimed: 2_000, timed: 2_000 };
const few = { ...tales, matches: 4 };
const [SOME, MANY] = [10, 10_000] as const;

/**
 * Figures of a run with many stored matches and few played ones, relative to the same with few
 * stored.
 */
function growth(): readonly Benchmark[] {
  const beside = [once(() => bear(few, SOME)), once(() => bear(few, MANY))] as const;
  const both = async () => [await beside[0](), await beside[1]()] as const;
  const name = `local:stored${String(MANY)}`;
  return [
    {
      name: `${name}:answer`,
      measure: async () => {
        const [some, many] = await both();
        const value = cpuAnAnswer(many) / cpuAnAnswer(some);
        return { value, unit: `of one at ${String(SOME)}`, better: 'lower' };
      },
    },
    {
      name: `${name}:start`,
      measure: async () => ({ value: (await both())[1].start, unit: 'ms', better: 'lower' }),
    },
  ];
}

const lists: Benchmark = {
  name: `local:matches${String(PAGE)}:cpu`,
  measure: async () => ({
    value: await having(0, readPages),
    unit: 'ms of CPU a page',
    better: 'lower',
  }),
};

/** The figures of the whole service on a local machine, with its clients in a separate process. */
export const localBenchmarks: readonly Benchmark[] = [
  ...figuresOf('4x5', few),
  ...figuresOf('50x5', { ...tales, matches: 50 }),
  ...figuresOf('200x5', { ...tales, matches: 200 }),
  ...figuresOf('4x50', { ...few, sockets: 50 }),
  ...figuresOf('talisman:8x5', { ...tales, game: 'talisman', matches: 8 }),
  lists,
  ...growth(),
];
