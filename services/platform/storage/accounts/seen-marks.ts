import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { SeenMarks } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { accountPartition, SEEN, seenKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';

/** The time that a mark is kept, in s: no one comes back to a match after more than a year. */
const KEPT_S = 400 * 24 * 3_600;

/**
 * Stores the versions up to which accounts have seen streams: one item each. The table's TTL
 * removes the old ones.
 */
export function seenMarks(table: Table, now: () => number): SeenMarks {
  const { client, table: TableName } = table;
  return {
    async read(account, stream) {
      const found = await itemAt(table, seenKey(account, stream));
      return found === undefined ? undefined : item().parse(found).seen;
    },
    async all(account) {
      const items = await itemsUnder(table, accountPartition(account), SEEN);
      return Object.fromEntries(
        items.map((stored) => {
          const { sk, seen } = marked().parse(stored);
          return [decodeURIComponent(sk.slice(SEEN.length)), seen] as const;
        }),
      );
    },
    async move(account, stream, version) {
      await conditionMet(
        client.send(
          new UpdateCommand({
            TableName,
            Key: seenKey(account, stream),
            UpdateExpression: 'SET seen = :version, expires = :expires',
            ConditionExpression: 'attribute_not_exists(pk) OR seen < :version',
            ExpressionAttributeValues: { ':version': version, ':expires': now() + KEPT_S },
          }),
        ),
      );
    },
  };
}

const item = once(() => z.object({ seen: z.int() }));
const marked = once(() => z.object({ sk: z.string(), seen: z.int() }));
