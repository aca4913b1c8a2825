import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { DefaultOrders } from '../contract.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { accountPartition, ORDERS, ordersKey } from '../table/keys.ts';
import { itemsUnder } from '../table/query.ts';

/**
 * Stores the default orders of accounts: one item for each kind of stream, none for an empty list.
 */
export function defaultOrders(table: Table): DefaultOrders {
  const { client, table: TableName } = table;
  return {
    async read(account, kind) {
      const found = await itemAt(table, ordersKey(account, kind));
      return found === undefined ? [] : item().parse(found).orders;
    },
    async all(account) {
      const items = await itemsUnder(table, accountPartition(account), ORDERS);
      return items.map((stored) => {
        const { sk, orders } = item().parse(stored);
        return { kind: decodeURIComponent(sk.slice(ORDERS.length)), orders };
      });
    },
    async put(account, kind, orders) {
      const Key = ordersKey(account, kind);
      if (orders.length === 0) await client.send(new DeleteCommand({ TableName, Key }));
      else {
        const Item = { ...Key, orders: compress(orders) };
        await client.send(new PutCommand({ TableName, Item }));
      }
    },
  };
}

const list = once(() => z.array(z.unknown()));
const item = once(() => z.object({ sk: z.string(), orders: z.pipe(compressed(), list()) }));
