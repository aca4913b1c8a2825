import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { every, type Parsed, type Synthesised } from './synth.ts';

/** A deployed function in a process of its own, with nothing but its bundle and its environment. */
export type Deployed = {
  invoke(event: unknown): Promise<Parsed>;
  close(): void;
};

/** What the platform does: import the entry, then hand it one event after another. */
const platform = `
  const [file, name] = process.argv.slice(-2);
  const { [name]: handler } = await import(file);
  if (typeof handler !== 'function') throw new TypeError('There is no ' + name);
  const context = { awsRequestId: 'test', getRemainingTimeInMillis: () => 10_000 };
  process.on('message', async ({ id, event }) => {
    try {
      process.send({ id, result: await handler(event, context) ?? null });
    } catch (error) {
      process.send({ id, fault: String(error?.stack ?? error) });
    }
  });
  process.send('ready');
`;

/**
 * Starts the function whose name in the template begins like this. Its environment is the
 * template's: what the template leaves to the deployment is taken from `given`, by its name. `besides` is no
 * affair of the template.
 */
export async function deploy(
  { service, folder }: Synthesised,
  name: string,
  given: Readonly<Record<string, string>>,
  besides: Readonly<Record<string, string>>,
): Promise<Deployed> {
  const [, found] =
    [...every(service, 'AWS::Lambda::Function')].find(([id]) => id.startsWith(name)) ?? [];
  if (found === undefined) throw new TypeError(`There is no function ${name}.`);
  const { Code, Handler, Environment } = found.Properties as {
    Code: { S3Key: string };
    Handler: string;
    Environment: { Variables: Record<string, unknown> };
  };
  const file = join(folder, `asset.${Code.S3Key.replace('.zip', '')}`, 'index.mjs');
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', platform, pathToFileURL(file).href, Handler.slice(6)],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...asSupplied, ...told(Environment.Variables, given), ...besides },
    },
  );
  await Promise.race([once(child, 'message'), failing(child, name)]);
  return invoking(child);
}

/** Settings come from the platform, from the template, or from the resources it refers to. */
const told = (variables: Record<string, unknown>, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(variables).map(([key, value]) => {
      const setting = typeof value === 'string' ? value : given[key];
      if (setting === undefined) throw new TypeError(`Nobody gives ${key}.`);
      return [key, setting];
    }),
  );

const asSupplied = {
  PATH: process.env['PATH'],
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
};

async function failing(child: ChildProcess, name: string): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`${name} ended with ${String(code)} before it was ready.`);
}

type Answer = { readonly result?: unknown; readonly fault?: string };

function invoking(child: ChildProcess): Deployed {
  const waiting = new Map<number, (answer: Answer) => void>();
  let calls = 0;
  child.on('message', (answer: Answer & { id: number }) => waiting.get(answer.id)?.(answer));
  return {
    invoke: async (event) => {
      const id = (calls += 1);
      const answered = new Promise<Answer>((resolve) => {
        waiting.set(id, resolve);
      });
      child.send({ id, event });
      const { result, fault } = await answered;
      waiting.delete(id);
      if (fault !== undefined) throw new Error(fault);
      return result;
    },
    close: () => child.kill(),
  };
}
