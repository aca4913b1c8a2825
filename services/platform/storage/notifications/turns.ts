import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { mailLaneKey } from '../table/keys.ts';
import type { Mailings, Turn } from './contract.ts';

/**
 * The number of tries when another caller comes first; one of them has always taken a turn then.
 */
const TRIES = 3;

/**
 * Takes turns of lanes: an item of each holds the time at which its next turn is free, in Unix
 * milliseconds. A lane in use moves on by one for each caller; one that was not used lately starts
 * over.
 */
export function takingTurns(table: Table): Mailings['turn'] {
  return async (lane, its) => {
    const change = changing(table, lane, its);
    const [at, last] = [Date.parse(its.at), Date.parse(its.last)];
    for (let tries = 0; tries < TRIES; tries += 1) {
      const moved = await change({
        UpdateExpression: 'SET expires = :expires ADD #next :every',
        ConditionExpression: '#next >= :at AND #next <= :last',
        values: { ':every': its.every, ':at': at, ':last': last },
      });
      if (moved !== undefined) return new Date(moved - its.every).toISOString();
      const begun = await change({
        UpdateExpression: 'SET expires = :expires, #next = :then',
        ConditionExpression: 'attribute_not_exists(#next) OR #next < :at',
        values: { ':then': at + its.every, ':at': at },
      });
      if (begun !== undefined) return its.at;
    }
    return undefined;
  };
}

/**
 * Changes the item of a lane; returns its next free turn, or `undefined` if the condition does not
 * hold.
 */
function changing({ client, table: TableName }: Table, lane: string, { last }: Turn) {
  const Key = mailLaneKey(createHash('sha256').update(lane).digest('hex'));
  const expires = Math.ceil(Date.parse(last) / 1_000);
  return async ({
    values,
    ...change
  }: Pick<UpdateCommand['input'], 'UpdateExpression' | 'ConditionExpression'> & {
    readonly values: Readonly<Record<string, number>>;
  }): Promise<number | undefined> => {
    try {
      const { Attributes } = await client.send(
        new UpdateCommand({
          ...{ TableName, Key, ...change, ReturnValues: 'ALL_NEW' },
          ExpressionAttributeNames: { '#next': 'next' },
          ExpressionAttributeValues: { ...values, ':expires': expires },
        }),
      );
      return item().parse(Attributes).next;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
}

const item = once(() => z.object({ next: z.number() }));
