import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A function threw, ended, or timed out. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError';
}

/** The Runtime API of one instance of a function: it takes one event at a time. */
export type RuntimeApi = {
  /** Host and port, as in `AWS_LAMBDA_RUNTIME_API`. */
  readonly address: string;
  /** Resolves when the instance has asked for its first event; rejects if it cannot start. */
  readonly ready: Promise<void>;
  /** Passes an event to the instance, and returns its answer; throws an `InvocationError`. */
  invoke(event: unknown): Promise<unknown>;
  /** Fails the waiting invocation, because the process has ended. */
  ended(reason: string): void;
  close(): void;
};

type Waiting = { settle(result: unknown): void; fail(error: Error): void };

export async function runtimeApi(of: {
  readonly arn: string;
  readonly seconds: number;
}): Promise<RuntimeApi> {
  let idle: ServerResponse | undefined;
  let given: { readonly id: string; readonly event: unknown } | undefined;
  let waiting: Waiting | undefined;
  let isReady: () => void = () => undefined;
  let isBroken: (error: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    isBroken = reject;
  });
  ready.catch(() => undefined); // callers of `invoke` see the error

  const handOver = (): void => {
    if (idle === undefined || given === undefined) return;
    idle.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': given.id,
      'lambda-runtime-deadline-ms': String(Date.now() + of.seconds * 1_000),
      'lambda-runtime-invoked-function-arn': of.arn,
      'lambda-runtime-trace-id': 'Root=1-00000000-000000000000000000000000;Sampled=0',
    });
    idle.end(JSON.stringify(given.event));
    idle = undefined;
    given = undefined;
  };
  const ended = (reason: string): void => {
    isBroken(new InvocationError(reason));
    waiting?.fail(new InvocationError(reason));
  };

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace('/2018-06-01/runtime/', '');
    if (path === 'invocation/next') {
      isReady();
      idle = response;
      return handOver();
    }
    const done = (body: string): void => {
      response.writeHead(202).end();
      if (path.endsWith('/response')) waiting?.settle(JSON.parse(body));
      else ended(body);
    };
    text(request).then(done, () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port was bound.');

  return {
    address: `127.0.0.1:${String(address.port)}`,
    ready,
    ended,
    invoke: async (event) => {
      await ready;
      const result = new Promise<unknown>((settle, fail) => {
        waiting = { settle, fail };
      });
      given = { id: randomUUID(), event };
      handOver();
      return result;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
