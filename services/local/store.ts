import { join } from 'node:path';
import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { ClassicLevel } from 'classic-level';
import { createClient, type Table } from '../storage/table/client.ts';
import type { Store } from '../storage/contract.ts';
import { startEmbedded } from '../storage/table/embedded.ts';
import { ARRIVAL, ATTENTION, COMMIT, MESSAGE } from '../storage/table/keys.ts';
import { createStore } from '../storage/store.ts';
import { tableDefinition } from '../storage/table/table.ts';
import type { StreamHandler } from '../stream/consumer.ts';
import { feed, type Feed } from './feed/feed.ts';
import { ledger } from './feed/ledger.ts';
import type { Item } from './feed/record.ts';
import { tapPuts } from './feed/tap.ts';
import { log } from './log.ts';

const TABLE = 'questhall';

export type LocalStore = {
  readonly store: Store;
  readonly client: Table['client'];
  /** From now on hands the handler all that is put; to be called once, before anything is. */
  follow(handler: StreamHandler): Feed;
  close(): Promise<void>;
};

/** The store on the embedded database, with the stream that this one lacks. */
export async function localStore(dataDir: string | undefined): Promise<LocalStore> {
  const path = dataDir === undefined ? undefined : join(dataDir, 'store');
  if (path !== undefined) await checkData(path);
  const embedded = await startEmbedded({ table: TABLE, path });
  const client = createClient({ endpoint: embedded.endpoint });
  const look = async (keys: Item): Promise<Item | undefined> =>
    (
      await client.send(
        new GetItemCommand({ TableName: TABLE, Key: { ...keys }, ConsistentRead: true }),
      )
    ).Item;
  return {
    store: createStore({ client, table: TABLE }),
    client,
    follow(handler) {
      const notes = ledger(dataDir === undefined ? undefined : join(dataDir, 'unfed'));
      const following = feed({ handler, ledger: notes, look, onError: log.error });
      tapPuts(client, isFollowed, following);
      return following;
    },
    close: () => embedded.close(),
  };
}

/** Opens the data once before the embedded store does, which does not tell why it can't. */
async function checkData(path: string): Promise<void> {
  const data = new ClassicLevel(path);
  await data.open();
  await data.close();
}

/** Filter of the stream's consumer, the same as the deployment's. */
const isFollowed = (item: Item): boolean => {
  const sort = item[tableDefinition.sortKey]?.S ?? '';
  const tells = sort.startsWith(ATTENTION) && item['tells']?.S === 'followers';
  return [COMMIT, ARRIVAL, MESSAGE].some((prefix) => sort.startsWith(prefix)) || tells;
};
