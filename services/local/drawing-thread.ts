import { Worker } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { once } from '../platform/once.ts';
import { drawingHere, isSmall, type Drawing, type Drawn } from '../tournaments/drawing/drawing.ts';

/** A thread beside the one that answers, which draws all rounds that take long. */
export type DrawingThread = { readonly draw: Drawing; close(): Promise<void> };

type Waiting = { resolve(drawn: Drawn): void; reject(error: unknown): void };
type Answer = { readonly id: number; readonly drawn?: Drawn; readonly error?: unknown };

// bundled or not, the program that runs this lies two folders deep
const entry = fileURLToPath(new URL('../../services/local/drawing-worker.ts', import.meta.url));

/** The code of the thread as one file: it is put together when the first round is drawn. */
const code = once(async (): Promise<string> => {
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, write: false },
    ...{ platform: 'node', format: 'cjs', target: 'node20' },
  });
  return outputFiles[0]?.text ?? '';
});

/** Starts no thread before it is wanted. One that dies fails what it was to draw, and the next job starts another. */
export function drawingThread(): DrawingThread {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let running: Promise<Worker> | undefined;

  const fail = (error: unknown): void => {
    running = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = async (): Promise<Worker> => {
    const worker = new Worker(await code(), { eval: true });
    // a draw under way keeps no process from its end
    worker.unref();
    worker.on('message', ({ id, drawn, error }: Answer) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (drawn === undefined) asked?.reject(error);
      else asked?.resolve(drawn);
    });
    worker.on('error', fail);
    worker.on('exit', () => {
      fail(new Error('The thread that draws rounds has exited.'));
    });
    return worker;
  };

  return {
    async draw(job) {
      if (isSmall(job.tournament)) return drawingHere(job);
      const worker = await (running ??= start());
      last += 1;
      const id = last;
      return new Promise<Drawn>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, job });
      });
    },
    async close() {
      await (await running)?.terminate();
    },
  };
}
