import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Plays, StoredPlay } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { conditionMet } from '../table/put.ts';
import { playKey, PLAYS, playsPartition } from './keys.ts';
import { newestFirst } from './newest-first.ts';

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
    ...newestFirst(table, {
      partition: playsPartition,
      prefix: PLAYS,
      read: (item) => playItem().parse(item),
    }),
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
