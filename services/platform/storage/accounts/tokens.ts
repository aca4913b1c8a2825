import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { AccountStore, StoredToken } from '../contract.ts';
import { itemAt } from '../table/get.ts';
import { accountPartition, TOKEN, tokenKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';

type AccessTokens = Pick<
  AccountStore,
  'addToken' | 'token' | 'tokens' | 'useToken' | 'removeToken'
>;

/**
 * Stores one item a token, in the partition of its account: creating and revoking are a single
 * write each. The table's TTL removes expired ones, days later; reads skip them at once.
 */
export function accessTokens(table: Table, now: () => number): AccessTokens {
  const { client, table: TableName } = table;
  const isAlive = ({ expires }: StoredToken): boolean => expires > now();
  return {
    async addToken(token) {
      const Item = { ...tokenKey(token.account, token.id), ...token };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async token(account, id) {
      const item = await itemAt(table, tokenKey(account, id));
      const found = item === undefined ? undefined : tokenItem().parse(item);
      return found !== undefined && isAlive(found) ? found : undefined;
    },
    async tokens(account) {
      const items = await itemsUnder(table, accountPartition(account), TOKEN);
      return items.map((item) => tokenItem().parse(item)).filter(isAlive);
    },
    async useToken(account, id, usedAt, expires) {
      await conditionMet(
        client.send(
          new UpdateCommand({
            TableName,
            Key: tokenKey(account, id),
            UpdateExpression: `SET usedAt = :usedAt${expires === undefined ? '' : ', expires = :expires'}`,
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeValues: {
              ':usedAt': usedAt,
              ...(expires !== undefined && { ':expires': expires }),
            },
          }),
        ),
      );
    },
    async removeToken(account, id) {
      await client.send(new DeleteCommand({ TableName, Key: tokenKey(account, id) }));
    },
  };
}

const tokenItem = once((): z.ZodMiniType<StoredToken> =>
  z.object({
    account: z.string(),
    id: z.string(),
    hash: z.instanceof(Uint8Array),
    name: z.string(),
    scopes: z.array(z.string()),
    roles: z.array(z.string()),
    createdAt: z.string(),
    expires: z.number(),
    usedAt: z.optional(z.string()),
    digest: z.optional(z.string()),
  }),
);
