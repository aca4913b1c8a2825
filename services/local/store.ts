import { join } from 'node:path';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import type { Store } from '../platform/storage/contract.ts';
import { ARRIVAL, ATTENTION, COMMIT, MESSAGE } from '../platform/storage/table/keys.ts';
import { INBOX } from '../platform/storage/tournaments/keys.ts';
import { createStore } from '../platform/storage/store.ts';
import { tableDefinition } from '../platform/storage/table/table.ts';
import type { StreamHandler } from '../workers/stream/consumer.ts';
import { feed, type Feed } from './feed/feed.ts';
import { ledger } from './feed/pending-writes.ts';
import type { Item } from './feed/record.ts';
import { observePuts } from './feed/observe-puts.ts';
import { log } from './log.ts';
import { openTable } from './table/open.ts';
import { takeOver } from './table/takeover.ts';

const TABLE = 'questhall';

export type LocalStore = {
  readonly store: Store;
  /** Sends all writes to the handler from now on; to be called once, before the first write. */
  follow(handler: StreamHandler): Feed;
  close(): Promise<void>;
};

/** The store on a table in this process, with the stream that this one lacks. */
export async function localStore(dataDir: string | undefined): Promise<LocalStore> {
  const path = dataDir === undefined ? undefined : await tableIn(dataDir);
  const { connect, close } = await openTable({ table: TABLE, path });
  const client = connect();
  const look = async (keys: Item): Promise<Item | undefined> => {
    const read = new GetItemCommand({ TableName: TABLE, Key: { ...keys }, ConsistentRead: true });
    return (await client.send(read)).Item;
  };
  return {
    store: createStore({ client, table: TABLE }),
    follow(handler) {
      const notes = ledger(dataDir === undefined ? undefined : join(dataDir, 'unfed'));
      const following = feed({ handler, ledger: notes, look, onError: log.error });
      observePuts(client, isFollowed, following);
      return following;
    },
    close,
  };
}

/** Opens the folder of the table, which imports the data of an earlier release. */
async function tableIn(dataDir: string): Promise<string> {
  const [from, to] = [join(dataDir, 'store'), join(dataDir, 'table')];
  const items = await takeOver(from, to);
  if (items !== undefined) {
    log.warn('The data of an earlier release were taken over; their folder may go', {
      items,
      from,
    });
  }
  return to;
}

/** Filter of the stream's consumers, the same as both of the deployment's. */
const isFollowed = (item: Item): boolean => {
  const sort = item[tableDefinition.sortKey]?.S ?? '';
  const tells = sort.startsWith(ATTENTION) && item['tells']?.S === 'followers';
  return [COMMIT, ARRIVAL, MESSAGE, INBOX].some((prefix) => sort.startsWith(prefix)) || tells;
};
