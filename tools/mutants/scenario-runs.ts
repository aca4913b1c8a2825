import { fork } from 'node:child_process';
import { bundler, type Rewrite } from './bundle.ts';
import type { Run, Unit } from './unit.ts';

const PROGRAM = 'tools/mutants/scenarios-process.ts';

/** Plays scenarios against rewritten rules, each time in a process of its own. */
export type ScenarioRuns = {
  /** All scenarios of these files. */
  playFiles(files: readonly string[], rewrite: Rewrite): Promise<readonly Run[]>;
  /**
   * Plays these scenarios in this order, up to the first that fails; `undefined` if the time ran
   * out.
   */
  play(units: readonly Unit[], rewrite: Rewrite, ms: number): Promise<readonly Run[] | undefined>;
  close(): Promise<void>;
};

export async function scenarioRuns(): Promise<ScenarioRuns> {
  const building = await bundler(PROGRAM);
  return {
    async playFiles(files, rewrite) {
      const runs = await inProcess(await building.write(rewrite), { files });
      if (runs === undefined) throw new Error('The scenarios could not be played.');
      return runs;
    },
    play: async (units, rewrite, ms) => inProcess(await building.write(rewrite), { units }, ms),
    close: () => building.close(),
  };
}

/** @returns undefined if the process did not end, or ended with an error. */
function inProcess(bundle: string, task: object, ms?: number): Promise<readonly Run[] | undefined> {
  return new Promise((resolve) => {
    const child = fork(bundle, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...(ms !== undefined && { timeout: Math.ceil(ms), killSignal: 'SIGKILL' }),
    });
    let runs: readonly Run[] | undefined;
    child.once('message', (message) => {
      runs = message as readonly Run[];
    });
    child.once('exit', () => resolve(runs));
    child.send(task);
  });
}
