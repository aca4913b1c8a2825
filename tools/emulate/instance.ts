import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../root.ts';
import { InvocationError, runtimeApi } from './runtime-api.ts';

/** A deployed function. */
export type Deployed = {
  readonly name: string;
  readonly arn: string;
  /** The asset's folder. */
  readonly code: string;
  /** Such as `index.handler`. */
  readonly handler: string;
  readonly seconds: number;
  /** Maximum number of its running instances. */
  readonly concurrency: number;
  readonly environment: Readonly<Record<string, string>>;
  /** A runtime client to run it with; default: our small one. */
  readonly client?: string | undefined;
};

/** A process that serves one event at a time. */
export type Instance = {
  invoke(event: unknown): Promise<unknown>;
  readonly code: string;
  readonly isAlive: () => boolean;
  close(): void;
};

/** Receives each line that a function writes. */
export type Listen = (name: string, line: string) => void;

/** The small runtime client beside this file, because AWS's own has to be built. */
const smallClient = join(root, 'tools/emulate/runtime-client.mjs');

/** Starts the function's bundle in a separate process, with only its own environment. */
export async function startInstance(its: Deployed, listen: Listen): Promise<Instance> {
  const api = await runtimeApi(its);
  const child = spawn(process.execPath, [its.client ?? smallClient, its.handler], {
    cwd: its.code,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...its.environment,
      AWS_LAMBDA_RUNTIME_API: api.address,
      LAMBDA_TASK_ROOT: its.code,
      _HANDLER: its.handler,
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => listen(its.name, line));
  }
  let alive = true;
  child.once('exit', (code) => {
    alive = false;
    api.ended(`${its.name} ended with ${String(code)}.`);
    api.close();
  });
  return {
    code: its.code,
    isAlive: () => alive,
    close: () => child.kill(),
    async invoke(event) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          child.kill();
          reject(new InvocationError(`${its.name} took longer than ${String(its.seconds)} s.`));
        }, its.seconds * 1_000);
      });
      try {
        return await Promise.race([api.invoke(event), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
