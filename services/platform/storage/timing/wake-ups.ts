import { createHash } from 'node:crypto';
import { DeleteCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import { WAKE_SHARDS, type WakeUp, type WakeUps } from './contract.ts';
import type { Table } from '../table/client.ts';
import { wakeUpKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { tableDefinition } from '../table/table.ts';

/**
 * Stores wake-ups: one item a stream beside its summary, which the index of lists shows under its
 * shard. It is written only if it moves, and moves only to an earlier time, or after it has come.
 */
export function wakeUps({ client, table }: Table): WakeUps {
  const update = (wake: WakeUp, condition: string, values: Readonly<Record<string, string>>) =>
    conditionMet(
      client.send(
        new UpdateCommand({
          TableName: table,
          Key: wakeUpKey(wake.stream),
          UpdateExpression: 'SET #list = :list, #rank = :rank',
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
          ExpressionAttributeValues: {
            ':list': shardOf(wake.stream),
            ':rank': rankOf(wake),
            ...values,
          },
        }),
      ),
    );

  const query = async (list: string, first: number, [from, to]: readonly [string, string]) => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: tableDefinition.indexes[0].name,
        KeyConditionExpression: '#list = :list AND #rank BETWEEN :from AND :to',
        ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
        ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
        Limit: first,
      }),
    );
    return Items.map((item) => wakeUpIn(entry().parse(item).rank));
  };

  return {
    async set(wake) {
      await update(wake, 'attribute_not_exists(pk) OR #rank > :rank', {});
    },
    async replace(passed, at) {
      if (at !== undefined) {
        const known = { ':passed': rankOf(passed) };
        await update({ ...passed, at }, 'attribute_not_exists(pk) OR #rank = :passed', known);
        return;
      }
      await conditionMet(
        client.send(
          new DeleteCommand({
            TableName: table,
            Key: wakeUpKey(passed.stream),
            ConditionExpression: '#rank = :passed',
            ExpressionAttributeNames: { '#rank': 'rank' },
            ExpressionAttributeValues: { ':passed': rankOf(passed) },
          }),
        ),
      );
    },
    due: (shard, by, { first, after }) =>
      query(shardName(shard), first, [after === undefined ? FIRST : justBehind(after), `${by}$`]),
    async next() {
      const shards = Array.from({ length: WAKE_SHARDS }, (_, shard) =>
        query(shardName(shard), 1, [FIRST, LAST]),
      );
      const firsts = (await Promise.all(shards)).flat();
      return firsts.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0];
    },
  };
}

const entry = once(() => z.object({ rank: z.string() }));

/** The list of a shard. */
export const shardName = (shard: number): string => `DUE/${String(shard)}`;

/** The list of the shard that a stream, or whatever else is woken, belongs to by its name. */
export const shardOf = (stream: string): string =>
  shardName(createHash('sha256').update(stream).digest().readUInt8(0) % WAKE_SHARDS);

/** The rank of a wake-up in its shard. */
export const rankOf = ({ at, stream }: WakeUp): string => `${at}#${stream}`;

/** The bounds before and behind every rank: times begin with a digit. */
const [FIRST, LAST] = ['0', ':'];

const justBehind = (wake: WakeUp): string => `${rankOf(wake)}!`;

function wakeUpIn(rank: string): WakeUp {
  const cut = rank.indexOf('#');
  return { at: rank.slice(0, cut), stream: rank.slice(cut + 1) };
}
