import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { itemAt } from '../table/get.ts';
import { compress, compressed } from '../table/json.ts';
import { channelSecretKey } from '../table/keys.ts';
import type { ChannelSecrets } from './contract.ts';

/**
 * Stores the secrets of channels, under key prefixes of their own: a policy tells them from those
 * of matches.
 */
export function channelSecrets(table: Table): ChannelSecrets {
  const { client, table: TableName } = table;
  return {
    async put(account, channel, secret) {
      const Item = { ...channelSecretKey(account, channel), body: compress(secret) };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async read(account, channel) {
      const found = await itemAt(table, channelSecretKey(account, channel));
      return found === undefined ? undefined : item().parse(found).body;
    },
    async remove(account, channel) {
      await client.send(new DeleteCommand({ TableName, Key: channelSecretKey(account, channel) }));
    },
  };
}

const item = once(() => z.object({ body: compressed() }));
