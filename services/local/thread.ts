import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { once } from '../platform/once.ts';

/** A thread beside the one that answers, which works through jobs. */
export type JobThread<J, R> = { readonly work: (job: J) => Promise<R>; close(): Promise<void> };

type Waiting<R> = { resolve(done: R): void; reject(error: unknown): void };
type Answer<R> = { readonly id: number; readonly done?: R; readonly error?: unknown };

/**
 * Creates a thread that runs a file of this folder. It is started when the first job comes. One that
 * dies fails the jobs it had, and the next job starts another.
 */
export function jobThread<J, R>(file: string, workerData?: unknown): JobThread<J, R> {
  const waiting = new Map<number, Waiting<R>>();
  const code = once(() => bundled(file));
  let last = 0;
  let running: Promise<Worker> | undefined;

  const fail = (error: unknown): void => {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(await code())}`), {
      workerData,
    });
    // a job under way keeps no process from its end
    worker.unref();
    worker.on('message', ({ id, done, error }: Answer<R>) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (done === undefined) asked?.reject(error);
      else asked?.resolve(done);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      fail(new Error(`The thread of ${file} has exited.`));
    });
    return worker;
  };

  return {
    async work(job) {
      const worker = await (running ??= start());
      last += 1;
      const id = last;
      return new Promise<R>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, job });
      });
    },
    async close() {
      await (await running)?.terminate();
    },
  };
}

/** The code of a thread as one file. */
async function bundled(file: string): Promise<string> {
  // bundled or not, the program that runs this lies two folders deep
  const entry = fileURLToPath(new URL(`../../services/local/${file}`, import.meta.url));
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, write: false },
    ...{ platform: 'node', format: 'esm', target: 'node20', external: ['esbuild'] },
  });
  return outputFiles[0]?.text ?? '';
}
