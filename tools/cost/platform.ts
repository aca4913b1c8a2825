import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';

/** What the functions stand on, in a process of its own: its computing is not theirs. */
export type Platform = {
  /** Of the database. */
  readonly endpoint: string;
  /** Of the API that takes messages to WebSockets. */
  readonly connections: string;
  close(): void;
};

/** Starts it, with a table of this name. */
export async function startPlatform(table: string): Promise<Platform> {
  const program = 'tools/cost/platform-process.ts';
  const child = fork(join(root, 'tools/run.mjs'), [program, table]);
  const [told] = (await once(child, 'message')) as [Omit<Platform, 'close'>];
  return {
    ...told,
    close: () => {
      child.disconnect();
    },
  };
}
