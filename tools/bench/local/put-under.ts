import { fork } from 'node:child_process';
import { join } from 'node:path';
import { startLocal } from '../../../test/local/process.ts';
import { root } from '../../root.ts';
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

/** What came of a load on a local run, and how long that took to be ready, in milliseconds. */
export type Borne = Driven & { readonly start: number };

/** Puts a local run of its own under a load, with its data in a folder on disk. */
export async function putUnder(load: Load, folder: string): Promise<Borne> {
  const from = performance.now();
  const local = await startLocal({ DATA_DIR: folder });
  const start = performance.now() - from;
  try {
    return { ...(await driven({ host: local.host, pid: local.pid, load })), start };
  } finally {
    await local.stop();
  }
}
