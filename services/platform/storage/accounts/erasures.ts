import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Erasures } from '../contract.ts';
import { tallyPartition } from '../ratings/keys.ts';
import type { Table } from '../table/client.ts';
import {
  accountPartition,
  attentionPartition,
  profileKey,
  tenurePartition,
  vacationKey,
} from '../table/keys.ts';
import { playsPartition } from '../tournaments/keys.ts';

/** The number of items deleted at once, and read by one query. */
const AT_ONCE = 25;

/** Erases accounts: all that lies in their own partitions, and at last what they said of themselves. */
export function erasures({ client, table: TableName }: Table): Erasures {
  /** The first items of a partition that are to go; nothing once they are gone. */
  const doomed = async (pk: string, kept: string): Promise<readonly Record<string, unknown>[]> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: AT_ONCE,
      }),
    );
    return Items.filter(({ sk }) => sk !== kept);
  };
  const remove = (Key: Record<string, unknown>) =>
    client.send(new DeleteCommand({ TableName, Key }));

  return {
    async erase(account) {
      const { sk: profile } = profileKey(account);
      await remove(vacationKey(account));
      const partitions = [
        ...[attentionPartition, tenurePartition, tallyPartition, playsPartition],
        accountPartition,
      ];
      for (const pk of partitions.map((of) => of(account))) {
        for (let next = await doomed(pk, profile); next.length > 0;) {
          await Promise.all(next.map(remove));
          next = await doomed(pk, profile);
        }
      }
    },
    async bury(account, at) {
      const Item = { ...profileKey(account), account, createdAt: at, deleted: at };
      await client.send(new PutCommand({ TableName, Item }));
    },
  };
}
