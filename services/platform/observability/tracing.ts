import { once } from '../once.ts';
import type { Facts } from './invocation-kinds.ts';
import type { Traces } from './traced.ts';

/** The means by which a function takes its place in traces. */
export type Tracing = {
  /** Adds the calls of an SDK client to the trace. */
  follow<C>(client: C): C;
  around<R>(facts: Facts, work: () => Promise<R>): Promise<R>;
};

/**
 * The platform keeps the traces of few invocations, and says of each whether it does. All that
 * makes a trace is loaded with the first of those, for it weighs as much as the SDK's whole core.
 */
export function tracing(name: string): Tracing {
  const followed: unknown[] = [];
  let traces: Traces | undefined;
  let isFirst = true;

  const load = once(async (): Promise<Traces> => {
    const { tracesOf } = await import('./traced.ts');
    traces = tracesOf(name);
    for (const client of followed) traces.follow(client);
    return traces;
  });

  return {
    follow(client) {
      if (traces === undefined) followed.push(client);
      else traces.follow(client);
      return client;
    },
    async around(facts, work) {
      const part = { name, isFirst, facts };
      isFirst = false;
      if (!isKept()) return work();
      return (await load()).around(part, work);
    },
  };
}

const isKept = (): boolean => /\bSampled=1\b/.test(process.env['_X_AMZN_TRACE_ID'] ?? '');
