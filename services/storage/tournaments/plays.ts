import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Plays, StoredPlay } from '../contract.ts';
import { fromCursor, toCursor } from '../read-models/cursor.ts';
import type { Table } from '../table/client.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { playKey, PLAYS, playsPartition } from './keys.ts';

/** The last of all sort keys of such a partition, and behind it. */
const BEHIND = `${PLAYS}\uffff`;
const MOST = 100;

/** The parts of an account in tournaments: one small item each, the same however often it is put. */
export function plays(table: Table): Plays {
  const { client, table: TableName } = table;
  return {
    async put(account, play) {
      await conditionMet(
        client.send(
          new PutCommand({
            TableName,
            Item: { ...playKey(account, play), ...play },
            ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
            ExpressionAttributeValues: { ':version': play.version },
          }),
        ),
      );
    },
    async page(account, { first, after }) {
      if (!Number.isInteger(first) || first < 1 || first > MOST) {
        throw new RangeError(`A page has 1 to ${String(MOST)} items, not ${String(first)}.`);
      }
      const pk = playsPartition(account);
      const before = after === undefined ? BEHIND : fromCursor(pk, after);
      const { Items = [] } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND sk < :before',
          ExpressionAttributeValues: { ':pk': pk, ':before': before },
          ConsistentRead: true,
          ScanIndexForward: false,
          Limit: first + 1,
        }),
      );
      const items = Items.map((item) => {
        const play = playItem().parse(item);
        return { cursor: toCursor(pk, playKey(account, play).sk), item: play };
      });
      return { items: items.slice(0, first), hasNext: items.length > first };
    },
    async all(account) {
      const items = await itemsUnder(table, playsPartition(account), PLAYS);
      return items.map((item) => playItem().parse(item));
    },
  };
}

const playItem = once((): z.ZodMiniType<StoredPlay> =>
  z.object({
    tournament: z.string(),
    begun: z.string(),
    version: z.number(),
    as: z.string(),
    since: z.string(),
  }),
);
