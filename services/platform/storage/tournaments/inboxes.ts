import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Inboxes, StoredFact } from '../contract.ts';
import { OversizedItemError } from '../errors.ts';
import type { Table } from '../table/client.ts';
import { compress, compressed } from '../table/json.ts';
import { putNew } from '../table/put.ts';
import { pages } from '../table/query.ts';
import { FACT_LIMIT } from './contract.ts';
import { factKey, inboxPartition } from './keys.ts';

/** The number of facts that are removed side by side. */
const AT_ONCE = 25;

/** Facts as items of their stream's inbox, in order of receipt. */
export function inboxes(table: Table): Inboxes {
  const { client, table: TableName } = table;
  return {
    put: async (fact) => putNew(table, toItem(fact)),
    async list(stream, first) {
      const query = {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': inboxPartition(stream) },
        ConsistentRead: true,
        Limit: first,
      };
      for await (const page of pages(table, query)) return page.map(toFact);
      return [];
    },
    async remove(facts) {
      for (let from = 0; from < facts.length; from += AT_ONCE) {
        const some = facts.slice(from, from + AT_ONCE);
        await Promise.all(
          some.map((each) => client.send(new DeleteCommand({ TableName, Key: factKey(each) }))),
        );
      }
    },
  };
}

function toItem(fact: StoredFact) {
  const { stream, at, id } = fact;
  const bytes = Buffer.byteLength(JSON.stringify(fact.fact));
  if (bytes > FACT_LIMIT)
    throw new OversizedItemError(`Fact ${id} for ${stream}`, bytes, FACT_LIMIT);
  return { ...factKey(fact), stream, at, id, body: compress(fact.fact) };
}

const factItem = once(() =>
  z.object({ stream: z.string(), at: z.string(), id: z.string(), body: compressed() }),
);

/** The fact that an item holds. */
function toFact(item: unknown): StoredFact {
  const { body, ...rest } = factItem().parse(item);
  return { ...rest, fact: body };
}
