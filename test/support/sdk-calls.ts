import type { TableClient } from '../../services/platform/storage/table/client.ts';

/** Lists the SDK's commands that `act` sends through the client, without retries. */
export async function callsDuring(
  client: TableClient,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const calls: string[] = [];
  const name = 'count-calls';
  client.middlewareStack.add(
    (next, context) => (args) => {
      calls.push((context.commandName ?? '').replace('Command', ''));
      return next(args);
    },
    { step: 'initialize', name },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove(name);
  }
  return calls;
}

/**
 * Runs `act` and loses the reply of the client's first request (or the `nth`); the SDK then retries,
 * once `meanwhile` is done. Returns the number of answered tries.
 */
export async function loseReply(
  client: TableClient,
  act: () => Promise<unknown>,
  { nth = 1, meanwhile }: { nth?: number; meanwhile?: () => Promise<unknown> } = {},
): Promise<number> {
  let tries = 0;
  const name = 'lose-reply';
  client.middlewareStack.add(
    (next) => async (args) => {
      const reply = await next(args);
      tries += 1;
      if (tries !== nth) return reply;
      await meanwhile?.();
      throw Object.assign(new Error('No reply.'), { name: 'TimeoutError' });
    },
    { step: 'deserialize', name, priority: 'low' },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove(name);
  }
  return tries;
}

/** Runs `act` and stops it after a number of the client's writes, as a dying process does. */
export async function failAfterWrites(
  client: TableClient,
  writes: number,
  act: () => Promise<unknown>,
): Promise<void> {
  let left = writes;
  const name = 'die';
  client.middlewareStack.add(
    (next, context) => (args) => {
      if (context.commandName !== 'QueryCommand' && left-- <= 0) throw new Error('Died.');
      return next(args);
    },
    { step: 'initialize', name },
  );
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Error && error.message === 'Died.')) throw error;
  } finally {
    client.middlewareStack.remove(name);
  }
}

/** Runs `act` with empty answers to the client's next batch reads, as a busy database gives. */
export async function omitBatchItems(
  client: TableClient,
  times: number,
  act: () => Promise<unknown>,
): Promise<void> {
  let left = times;
  const name = 'leave-out';
  client.middlewareStack.add(
    (next) => async (args) => {
      const reply = await next(args);
      if (!('RequestItems' in args.input) || left-- <= 0) return reply;
      const nothing = { Responses: {}, UnprocessedKeys: args.input.RequestItems };
      return { ...reply, output: { ...reply.output, ...nothing } };
    },
    { step: 'initialize', name },
  );
  try {
    await act();
  } finally {
    client.middlewareStack.remove(name);
  }
}

/** The errors that the SDK retries, with three attempts in all. */
const TRANSIENT = ['TimeoutError', 'ThrottlingException'];

/** Lets a local table's client retry lost requests as the SDK does, but at once. */
export function withRetries(client: TableClient): TableClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await next(args);
        } catch (error) {
          const isTransient = error instanceof Error && TRANSIENT.includes(error.name);
          if (!isTransient || tries === 3) throw error;
        }
      }
    },
    { step: 'finalizeRequest', name: 'try-again' },
  );
  return client;
}
