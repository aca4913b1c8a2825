import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Ratings } from '../contract.ts';
import { putRevision } from '../attention/revision.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { putNew } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { boardOf } from './board.ts';
import { RATED, ratedKey, ratedPartition, TALLY, tallyKey, tallyPartition } from './keys.ts';
import { placeOf } from './place.ts';
import { isMarked, toRated, toTally } from './items.ts';

/**
 * The tallies of an account lie in a partition of its own, and what an index shows of them is the boards. What
 * a match added lies with its stream, and bears the marks of the accounts that it was added to.
 */
export function ratingsOn(table: Table): Ratings {
  const { client, table: TableName } = table;
  return {
    async all(account) {
      const items = await itemsUnder(table, tallyPartition(account), TALLY);
      return items.map(toTally);
    },
    async tally(account, board) {
      const found = await itemAt(table, tallyKey(account, board));
      return found === undefined ? undefined : toTally(found);
    },
    putTally: (account, tally) =>
      putRevision(table, tallyKey(account, tally), {
        ...tally,
        ...(tally.figure !== undefined && placeOf(tally, { account, figure: tally.figure })),
      }),
    async rated(stream) {
      const items = await itemsUnder(table, ratedPartition(stream), RATED);
      return items.map(toRated);
    },
    putRated: (rated) => putNew(table, { ...ratedKey(rated), ...rated }),
    async isAdded(name, account) {
      return isMarked(await itemAt(table, ratedKey(name)), account);
    },
    async markAdded(name, account) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: ratedKey(name),
          UpdateExpression: 'ADD added :account',
          ExpressionAttributeValues: { ':account': new Set([account]) },
        }),
      );
    },
    board: (board, page) => boardOf(table, board, page),
  };
}
