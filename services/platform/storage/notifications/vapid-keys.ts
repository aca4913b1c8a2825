import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { vapidKey } from '../table/keys.ts';
import { putNew } from '../table/put.ts';
import type { VapidKeys } from './contract.ts';

/** One item for all, put once. */
export function vapidKeys(table: Table): VapidKeys {
  const read = async (): Promise<unknown> => {
    const found = await itemAt(table, vapidKey);
    return found === undefined ? undefined : item().parse(found).body;
  };
  return {
    async keep(fresh) {
      const kept = await read();
      if (kept !== undefined) return kept;
      await putNew(table, { ...vapidKey, body: compress(fresh) });
      return read();
    },
  };
}

const item = once(() => z.object({ body: compressed() }));
