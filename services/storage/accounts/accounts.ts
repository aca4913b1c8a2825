import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { AccountProfile, AccountStore } from '../contract.ts';
import { accountPartition, BOT, botKey, profileKey } from '../table/keys.ts';
import { itemsUnder } from '../table/query.ts';
import { blocks } from './blocks.ts';
import { accessTokens } from './tokens.ts';

/** An account's partition holds its profile, its access tokens, which bots are its own, and whom it has blocked. */
export function accounts(table: Table, now: () => number): AccountStore {
  const { client, table: TableName } = table;
  return {
    ...accessTokens(table, now),
    ...blocks(table),
    async profile(account, fresh) {
      const { Item } = await client.send(
        new GetCommand({
          TableName,
          Key: profileKey(account),
          ConsistentRead: fresh === 'fresh',
        }),
      );
      return Item === undefined ? undefined : profileItem().parse(Item);
    },
    async changeProfile(account, change, createdAt) {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName,
          Key: profileKey(account),
          ReturnValues: 'ALL_NEW',
          ...changing({ ...change, account }, createdAt),
        }),
      );
      return profileItem().parse(Attributes);
    },
    async nameFirst(account, name, createdAt) {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName,
          Key: profileKey(account),
          ReturnValues: 'ALL_NEW',
          UpdateExpression:
            'SET account = :account, #name = if_not_exists(#name, :name), createdAt = if_not_exists(createdAt, :createdAt)',
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: {
            ':account': account,
            ':name': name,
            ':createdAt': createdAt,
          },
        }),
      );
      return profileItem().parse(Attributes).name ?? name;
    },
    async addBot(owner, bot, digest) {
      await client.send(
        new PutCommand({ TableName, Item: { ...botKey(owner, bot), bot, digest } }),
      );
    },
    async bot(owner, bot) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: botKey(owner, bot), ConsistentRead: true }),
      );
      return Item === undefined ? undefined : botItem().parse(Item);
    },
    async bots(owner) {
      const items = await itemsUnder(table, accountPartition(owner), BOT);
      return items.map((item) => botItem().parse(item).bot);
    },
  };
}

/** The account is always among what is set, so that there is something to set. */
function changing(change: Readonly<Record<string, unknown>>, createdAt: string) {
  const names = Object.keys(change);
  const set = names.filter((name) => change[name] !== undefined);
  const forgotten = names.filter((name) => change[name] === undefined);
  const sets = set.map((name) => `#${name} = :${name}`);
  const removes = forgotten.map((name) => `#${name}`);
  return {
    UpdateExpression: [
      `SET ${[...sets, 'createdAt = if_not_exists(createdAt, :createdAt)'].join(', ')}`,
      ...(removes.length > 0 ? [`REMOVE ${removes.join(', ')}`] : []),
    ].join(' '),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ':createdAt': createdAt,
      ...Object.fromEntries(set.map((name) => [`:${name}`, change[name]])),
    },
  };
}

const profileItem = once((): z.ZodMiniType<AccountProfile> =>
  z.object({
    account: z.string(),
    name: z.optional(z.string()),
    locale: z.optional(z.string()),
    timeZone: z.optional(z.string()),
    quietFrom: z.optional(z.string()),
    quietTo: z.optional(z.string()),
    digestAt: z.optional(z.string()),
    urgentBelow: z.optional(z.string()),
    calendars: z.optional(z.array(hoursItem())),
    autoVacation: z.optional(z.boolean()),
    owner: z.optional(z.string()),
    disabled: z.optional(z.string()),
    createdAt: z.string(),
  }),
);

const hoursItem = () =>
  z.object({
    from: z.string(),
    timeZone: z.string(),
    windows: z.optional(z.array(z.object({ day: z.number(), from: z.string(), to: z.string() }))),
  });

const botItem = once(() => z.object({ bot: z.string(), digest: z.optional(z.string()) }));
