import type { TableClient } from '../../services/platform/storage/table/client.ts';

/** The names of the SDK's commands that `act` sends through the client, retries not counted. */
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
 * Carries out the client's first request (or the `nth`) and loses the reply, as a network may; the
 * SDK then tries again, once `meanwhile` is done. Tells how many of its tries were answered.
 */
export async function losingOneReply(
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

/** Lets the client's next writes through and then breaks off, as a process that dies. */
export async function dyingAfter(
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

/** Leaves everything out of the answers to the client's next batch reads, as a busy database may. */
export async function leavingOut(
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
const PASSING = ['TimeoutError', 'ThrottlingException'];

/** A local table's client that tries again what a network may lose, as the SDK does, and at once. */
export function tryingAgain(client: TableClient): TableClient {
  client.middlewareStack.add(
    (next) => async (args) => {
      for (let tries = 1; ; tries += 1) {
        try {
          return await next(args);
        } catch (error) {
          const passes = error instanceof Error && PASSING.includes(error.name);
          if (!passes || tries === 3) throw error;
        }
      }
    },
    { step: 'finalizeRequest', name: 'try-again' },
  );
  return client;
}
