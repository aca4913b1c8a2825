import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/client.ts';
import type { Head, Heads } from '../contract.ts';
import { toHead } from './head.ts';
import { headKey } from '../table/keys.ts';
import { pageOf } from './page.ts';
import { project } from './project.ts';

/** A head is an item of its stream's partition, and so are its entries in lists, which an index sorts. */
export function heads(table: Table): Heads {
  return {
    project: (head) => project(table, head),
    find: (stream) => find(table, stream),
    list: (list, page) => pageOf(table, list, page),
  };
}

async function find({ client, table }: Table, stream: string): Promise<Head | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: headKey(stream), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : toHead(Item);
}
