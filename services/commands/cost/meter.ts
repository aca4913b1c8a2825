import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Units } from './units.ts';

export type Meter = {
  /** What one call of the platform does, counted in. */
  during<T>(work: () => Promise<T>): Promise<T>;
  total(): Units;
};

type Reply = {
  readonly ConsumedCapacity?: { readonly CapacityUnits?: number };
};

/** Counts what goes through a client, by the database's own reckoning; an entry of a list is indexed, too. */
export function meterOn(client: DynamoDBDocumentClient): Meter {
  const sum = { writes: 0, reads: 0, invocations: 0, calls: 0, milliseconds: 0 };
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
      const reply = await next(args);
      sum.calls += 1;
      const { ConsumedCapacity } = reply.output as Reply;
      const units = ConsumedCapacity?.CapacityUnits ?? 0;
      if (/^(Get|Query)/.test(context.commandName ?? '')) sum.reads += units;
      else sum.writes += isListed(args.input) ? 2 * units : units;
      return reply;
    },
    { step: 'initialize', name: 'meter', priority: 'low' },
  );
  return {
    async during(work) {
      const from = process.cpuUsage();
      sum.invocations += 1;
      try {
        return await work();
      } finally {
        sum.milliseconds += computing(from);
      }
    },
    total: () => ({ ...sum }),
  };
}

/** Milliseconds of computing since then: whatever else the machine does is not in them. */
export function computing(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

const isListed = (input: object): boolean => {
  const { Item, Key } = input as { readonly Item?: Sorted; readonly Key?: Sorted };
  return (Item ?? Key)?.sk?.startsWith('LIST#') === true;
};
type Sorted = { readonly sk?: string };
