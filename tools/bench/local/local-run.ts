import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '../../../test/local/process.ts';
import { once } from '../../../services/once.ts';
import { root } from '../../root.ts';
import { percentile, type Benchmark } from '../figure.ts';
import type { Driven, DriverMessage, DriverOrder, Load } from './load.ts';

/** Has a process of its own put the service under the load: what clients cost is theirs. */
const driven = (order: DriverOrder): Promise<Driven> =>
  new Promise((resolve, reject) => {
    const child = fork(join(root, 'tools/run.mjs'), ['tools/bench/local/driver-process.ts'], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message: DriverMessage) => {
      if ('driven' in message) resolve(message.driven);
      else reject(new Error(message.failed));
    });
    child.once('exit', (code) => {
      reject(new Error(`The driver ended with ${String(code)}.`));
    });
    child.send(order);
  });

/** A load on a local run of its own that keeps its data on disk. */
async function onLocalRun(load: Load): Promise<Driven> {
  const folder = await mkdtemp(join(tmpdir(), 'questhall-bench-'));
  const local = await startLocal({ DATA_DIR: folder });
  try {
    return await driven({ host: local.host, pid: local.pid, load });
  } finally {
    await local.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The figures of one load; it is put on once for all of them. */
function figuresOf(name: string, load: Load): readonly Benchmark[] {
  const measured = once(() => onLocalRun(load));
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
    figure('cpu', 'ms of CPU an answer', 'lower', ({ answers, cpu }) => (cpu * 1_000) / answers),
    latency(0.5),
    latency(0.99),
  ];
}

const tales = { game: 'tales-of-glory', sockets: 5, untimed: 2_000, timed: 2_000 };

/** The figures of the whole service as it runs on a desk, its clients in a process of their own. */
export const localBenchmarks: readonly Benchmark[] = [
  ...figuresOf('4x5', { ...tales, matches: 4 }),
  ...figuresOf('50x5', { ...tales, matches: 50 }),
  ...figuresOf('200x5', { ...tales, matches: 200 }),
  ...figuresOf('4x50', { ...tales, matches: 4, sockets: 50 }),
  ...figuresOf('talisman:8x5', { ...tales, game: 'talisman', matches: 8 }),
];
