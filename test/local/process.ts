import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const root = new URL('../..', import.meta.url).pathname;

/** The local run as a process of its own. */
export type LocalRun = {
  /**
   * The address and the port. By the name `localhost`, which may stand for two addresses, Node would
   * give the right one up where it is kept waiting for a quarter of a second.
   */
  readonly host: string;
  readonly pid: number;
  readonly printed: readonly string[];
  kill(): Promise<void>;
  /** Asks it to stop; returns its exit code. */
  stop(): Promise<number | null>;
};

type Environment = Readonly<Record<string, string>>;

/** Spawns the local run as `npm start` does, of this project unless of a copy. */
export const spawnLocal = (env: Environment, project = root): ChildProcess =>
  spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    cwd: project,
    env: { ...process.env, PORT: '0', DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts it on a free port, and waits until it says that it is ready. */
export async function startLocal(env: Environment, project?: string): Promise<LocalRun> {
  const child = spawnLocal(env, project);
  const printed: string[] = [];
  const complaints: string[] = [];
  child.stderr?.on('data', (data: Buffer) => complaints.push(String(data)));
  const host = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      printed.push(line);
      const found = /GraphQL +http:\/\/(\S+)\/graphql/.exec(line)?.[1];
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('close', (code) =>
      reject(new Error(`It ended with ${String(code)}: ${complaints.join('')}`)),
    );
  });
  const ended = once(child, 'exit');
  return {
    host,
    pid: child.pid ?? 0,
    printed,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code as number | null;
    },
  };
}
