import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Previews } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { conditionMet } from '../table/put.ts';
import { withinItemLimit } from '../table/size.ts';
import { previewKey } from './keys.ts';

/** The time that a preview is kept, in seconds. */
const KEPT = 3_600;

/** Previews of rounds: one item for each event. `now` gives Unix seconds. */
export function previews(table: Table, now: () => number): Previews {
  const { client, table: TableName } = table;
  return {
    async read(stream) {
      const item = await itemAt(table, previewKey(stream));
      if (item === undefined) return undefined;
      const { key, until, expires, body } = previewItem().parse(item);
      const isOver = body === undefined ? until <= now() : expires <= now();
      return isOver ? undefined : { key, ...(body !== undefined && { outcome: body }) };
    },
    claim(stream, key, lease) {
      const until = now() + lease;
      const item = { ...previewKey(stream), key, until, expires: now() + KEPT };
      const write = new PutCommand({
        TableName,
        Item: item,
        ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(body) OR #until <= :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now() },
      });
      return conditionMet(client.send(write));
    },
    async finish(stream, key, outcome) {
      const item = { ...previewKey(stream), key, until: 0, expires: now() + KEPT };
      const write = new PutCommand({
        TableName,
        Item: withinItemLimit(`The preview of ${stream}`, { ...item, body: compress(outcome) }),
        ConditionExpression: '#key = :key',
        ExpressionAttributeNames: { '#key': 'key' },
        ExpressionAttributeValues: { ':key': key },
      });
      await conditionMet(client.send(write));
    },
  };
}

const previewItem = once(() =>
  z.object({
    key: z.string(),
    until: z.number(),
    expires: z.number(),
    body: z.optional(compressed()),
  }),
);
