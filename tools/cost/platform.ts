import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../root.ts';

/** The platform of the functions, in a separate process, so that its computing is not counted. */
export type Platform = {
  /** The database. */
  readonly endpoint: string;
  /** The API that sends messages to WebSockets. */
  readonly connections: string;
  close(): void;
};

/** Starts the platform, with a table of this name. */
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
