import { join } from 'node:path';
import * as z from 'zod';
import { nameOf, ourFunctions, type Assembly } from './assembly.ts';
import { startInstance, type Deployed, type Instance, type Listen } from './instance.ts';
import { InvocationError } from './runtime-api.ts';
import { REGION, type Resolve } from './resolve.ts';

/**
 * The functions of a stack: each has as many instances as it is called in parallel, up to its
 * limit.
 */
export type Functions = {
  /** Invokes a function by its name in `infra`; throws an `InvocationError` if it fails. */
  invoke(name: string, event: unknown): Promise<unknown>;
  /**
   * Deploys the code of another folder: from the next event on; running invocations end as they
   * began. Returns the former folder, so that it can be restored.
   */
  replace(name: string, code: string): string;
  /** The folder of the running code. */
  codeOf(name: string): string;
  close(): void;
};

const properties = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  Timeout: z.number(),
  ReservedConcurrentExecutions: z.number(),
  Environment: z.object({ Variables: z.record(z.string(), z.string()) }),
});

/**
 * The functions in the template. `besides` has settings from outside of the template, which direct
 * them to stand-ins.
 */
export function deployedIn(
  { folder, template }: Assembly,
  resolve: Resolve,
  besides: Readonly<Record<string, string>>,
): readonly Deployed[] {
  return ourFunctions(template).map(([id, resource]) => {
    const its = properties.parse(resolve(resource.Properties));
    const name = nameOf(id);
    return {
      name,
      arn: String(resolve({ 'Fn::GetAtt': [id, 'Arn'] })),
      code: join(folder, `asset.${its.Code.S3Key.replace('.zip', '')}`),
      handler: its.Handler,
      seconds: its.Timeout,
      concurrency: its.ReservedConcurrentExecutions,
      environment: { ...its.Environment.Variables, ...asSupplied(name), ...besides },
    };
  });
}

/** Environment supplied by the platform. A function signs with a key of its own name. */
const asSupplied = (name: string): Readonly<Record<string, string>> => ({
  AWS_REGION: REGION,
  AWS_ACCESS_KEY_ID: name,
  AWS_SECRET_ACCESS_KEY: 'emulated',
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

export function functionsOf(all: readonly Deployed[], listen: Listen): Functions {
  const pools = new Map(all.map((its) => [its.name, poolOf(its, listen)]));
  const poolNamed = (name: string): Pool => {
    const pool = pools.get(name);
    if (pool === undefined) throw new InvocationError(`There is no function ${name}.`);
    return pool;
  };
  return {
    invoke: (name, event) => poolNamed(name).invoke(event),
    replace: (name, code) => poolNamed(name).replace(code),
    codeOf: (name) => poolNamed(name).code(),
    close: () => {
      for (const pool of pools.values()) pool.close();
    },
  };
}

type Pool = {
  invoke(event: unknown): Promise<unknown>;
  replace(code: string): string;
  code(): string;
  close(): void;
};

function poolOf(first: Deployed, listen: Listen): Pool {
  let its = first;
  const all = new Set<Instance>();
  const free = new Set<Instance>();
  const waiting: ((instance: Instance) => void)[] = [];
  let count = 0;

  const start = async (): Promise<Instance> => {
    const instance = await startInstance(its, listen);
    all.add(instance);
    return instance;
  };
  const take = async (): Promise<Instance> => {
    const [idle] = free;
    if (idle !== undefined) {
      free.delete(idle);
      return idle;
    }
    if (count >= its.concurrency) return new Promise((resolve) => waiting.push(resolve));
    count += 1;
    return start();
  };
  const end = (instance: Instance): void => {
    instance.close();
    all.delete(instance);
    free.delete(instance);
    count -= 1;
  };
  const giveBack = async (used: Instance): Promise<void> => {
    const next = waiting.shift();
    if (used.isAlive() && used.code === its.code) {
      if (next === undefined) free.add(used);
      else next(used);
      return;
    }
    end(used);
    if (next === undefined) return;
    count += 1;
    next(await start());
  };

  return {
    async invoke(event) {
      const instance = await take();
      try {
        return await instance.invoke(event);
      } finally {
        await giveBack(instance);
      }
    },
    code: () => its.code,
    replace: (code) => {
      const before = its.code;
      its = { ...its, code };
      for (const idle of free) end(idle);
      return before;
    },
    close: () => {
      for (const instance of all) instance.close();
    },
  };
}
