import type { TableClient } from '../../services/platform/storage/table/client.ts';

/**
 * The kinds of failure of a call to the database. Those that last come back to the caller; the SDK
 * mends the others.
 */
export const faults = [
  'fails',
  'times out after it took effect',
  'is throttled',
  'is throttled at its first try',
  'loses the reply to its first try',
] as const;
export type Fault = (typeof faults)[number];

const named = (name: string): Error =>
  Object.assign(new Error(name), { name, $fault: 'server', $metadata: {} });

/** The outcome of work during which one call failed, and whether it came to that call. */
export type Met = { readonly met: boolean; readonly outcome: PromiseSettledResult<unknown> };

/** Lets the client's nth call (from 1) go wrong while something is done. */
export async function during(
  client: TableClient,
  { fault, nth }: { readonly fault: Fault; readonly nth: number },
  act: () => Promise<unknown>,
): Promise<Met> {
  let calls = 0;
  let met = false;
  const once = async <T>(work: () => Promise<T>): Promise<T> => {
    calls += 1;
    if (calls !== nth || met) return work();
    met = true;
    switch (fault) {
      case 'fails':
        throw named('InternalServerError');
      case 'is throttled':
      case 'is throttled at its first try':
        throw named('ThrottlingException');
      case 'times out after it took effect':
      case 'loses the reply to its first try':
        await work();
        throw named('TimeoutError');
    }
  };
  const name = 'single-fault';
  if (fault.endsWith('first try')) {
    const options = { step: 'deserialize', name, priority: 'low' } as const;
    client.middlewareStack.add((next) => (args) => once(() => next(args)), options);
  } else {
    client.middlewareStack.add((next) => (args) => once(() => next(args)), {
      step: 'initialize',
      name,
      priority: 'high',
    });
  }
  try {
    const [outcome] = await Promise.allSettled([act()]);
    return { met, outcome };
  } finally {
    client.middlewareStack.remove(name);
  }
}
