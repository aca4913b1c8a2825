import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Run } from './unit.ts';

const PROGRAM = 'tools/mutants/tests-process.ts';

/** Files of tests to run in this order: against a broken rule up to the first that fails, or with probes. */
export type TestsTask = {
  readonly files: readonly string[];
  /** The file that is broken, and its text. */
  readonly mutant?: { readonly file: string; readonly source: string };
  /** The files to measure coverage of, without a break. */
  readonly probe: readonly string[];
};

/** Runs files of tests in a process that lives on, for starting one takes long. */
export type TestRuns = {
  /** @returns undefined if the time ran out. */
  run(task: TestsTask, ms: number): Promise<readonly Run[] | undefined>;
  close(): void;
};

export function testRuns(): TestRuns {
  let child: ChildProcess | undefined;
  const close = (): void => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    run: (task, ms) =>
      new Promise((resolve) => {
        const running = (child ??= fork(join(root, 'tools/run.mjs'), [PROGRAM], {
          stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        }));
        const ended = (runs?: readonly Run[]): void => {
          clearTimeout(late);
          running.removeAllListeners();
          if (runs === undefined) close();
          resolve(runs);
        };
        const late = setTimeout(ended, ms);
        running.once('message', (runs) => {
          ended(runs as readonly Run[]);
        });
        running.once('exit', () => {
          ended();
        });
        running.send(task);
      }),
    close,
  };
}
