import { fork } from 'node:child_process';
import { join } from 'node:path';
import { startLocal } from '../../../test/local/process.ts';
import { root } from '../../root.ts';
import type { Driven, DriverMessage, DriverOrder, Load } from './load.ts';

/** Runs the load in a separate process, so that the clients' cost is not counted. */
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

/** The results of a load on a local run, and the start-up time of the run, in milliseconds. */
export type Borne = Driven & { readonly start: number };

/** Puts a new local run under a load, with its data in a folder on disk. */
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
