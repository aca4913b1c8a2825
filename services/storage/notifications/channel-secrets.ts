import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { compress, compressed } from '../table/json.ts';
import { channelSecretKey } from '../table/keys.ts';
import type { ChannelSecrets } from './contract.ts';

/** The secrets of channels, under leading keys of their own: a policy tells them from those of matches. */
export function channelSecrets({ client, table: TableName }: Table): ChannelSecrets {
  return {
    async put(account, channel, secret) {
      const Item = { ...channelSecretKey(account, channel), body: compress(secret) };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async read(account, channel) {
      const Key = channelSecretKey(account, channel);
      const { Item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item === undefined ? undefined : item().parse(Item).body;
    },
    async remove(account, channel) {
      await client.send(new DeleteCommand({ TableName, Key: channelSecretKey(account, channel) }));
    },
  };
}

const item = once(() => z.object({ body: compressed() }));
