import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import type { Table } from '../table/client.ts';
import { mailingKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import type { Mailings } from './contract.ts';
import { takingTurns } from './turns.ts';

/** Stores one item an address, hashed, and one a lane. */
export function mailings(table: Table): Mailings {
  const { client, table: TableName } = table;
  return {
    turn: takingTurns(table),
    claim: (address, at, until) =>
      conditionMet(
        client.send(
          new PutCommand({
            TableName,
            Item: {
              ...mailingKey(createHash('sha256').update(address).digest('hex')),
              until,
              expires: Math.ceil(Date.parse(until) / 1_000),
            },
            ConditionExpression: 'attribute_not_exists(pk) OR #until <= :at',
            ExpressionAttributeNames: { '#until': 'until' },
            ExpressionAttributeValues: { ':at': at },
          }),
        ),
      ),
  };
}
