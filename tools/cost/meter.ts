import type { ApiGatewayManagementApiClient } from '@aws-sdk/client-apigatewaymanagementapi';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Listed } from './listed.ts';
import { assumed } from './prices.ts';
import type { Units } from './units.ts';
import { waits } from './waits.ts';

export type Meter = {
  /** Counts one invocation of a function. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Calls an external service, counted as waiting for the given time in milliseconds. */
  outside<T>(milliseconds: number, call: () => Promise<T>): Promise<T>;
  total(): Units;
};

type Reply = {
  readonly ConsumedCapacity?: { readonly CapacityUnits?: number };
};

type Beside = {
  readonly listed: Listed;
  readonly messages?: ApiGatewayManagementApiClient;
};

/**
 * Counts the traffic of a function's clients, by the capacity that the database reports, with the
 * moves in the index. Waiting is computed, not measured.
 */
export function meterOn(client: DynamoDBDocumentClient, { listed, messages }: Beside): Meter {
  const sum = { writes: 0, reads: 0, invocations: 0, calls: 0, computing: 0, waiting: 0 };
  const waiting = waits();
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const reply = await waiting.during(assumed.roundTripMs, () => next(args));
      sum.calls += 1;
      const { ConsumedCapacity } = reply.output as Reply;
      const units = ConsumedCapacity?.CapacityUnits ?? 0;
      if (/^(Get|Query)/.test(context.commandName ?? '')) sum.reads += units;
      else sum.writes += units + listed.movesBy(args.input);
      return reply;
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
  messages?.middlewareStack.add(
    (next) => (args) => waiting.during(assumed.postMs, () => next(args)),
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
  return {
    async during(work) {
      const from = process.cpuUsage();
      sum.invocations += 1;
      try {
        return await work();
      } finally {
        const { user, system } = process.cpuUsage(from);
        sum.computing += (user + system) / 1_000;
        sum.waiting += waiting.take();
      }
    },
    outside: (milliseconds, call) => waiting.during(milliseconds, call),
    total: () => ({ ...sum }),
  };
}
