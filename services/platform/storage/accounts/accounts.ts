import {
  GetCommand,
  PutCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { AccountProfile, AccountStore } from '../contract.ts';
import { itemAt } from '../table/get.ts';
import { accountPartition, BOT, botKey, profileKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { blocks } from './blocks.ts';
import { standings } from './standing.ts';
import { accessTokens } from './tokens.ts';

/**
 * Creates the store of accounts. An account's partition holds its profile, its access tokens, its
 * bot accounts, and the accounts it has blocked.
 */
export function accounts(table: Table, now: () => number): AccountStore {
  const { client, table: TableName } = table;

  const profile: AccountStore['profile'] = async (account, fresh) => {
    const { Item } = await client.send(
      new GetCommand({ TableName, Key: profileKey(account), ConsistentRead: fresh === 'fresh' }),
    );
    return Item === undefined ? undefined : asItIs(profileItem().parse(Item));
  };

  /** Reads a guest as deleted after too long without use, even if the table still holds it. */
  const asItIs = (found: AccountProfile): AccountProfile =>
    found.expires === undefined || found.expires > now()
      ? found
      : {
          account: found.account,
          createdAt: found.createdAt,
          deleted: new Date(found.expires * 1000).toISOString(),
        };

  /** Changes a profile; returns it unchanged if the account is deleted. */
  const changed = async (account: string, change: ProfileUpdate): Promise<AccountProfile> => {
    const update = { TableName, Key: profileKey(account), ...KEEPING, ...change };
    let stored: unknown;
    const isMade = await conditionMet(
      client.send(new UpdateCommand(update)).then(({ Attributes }) => (stored = Attributes)),
    );
    return isMade
      ? profileItem().parse(stored)
      : ((await profile(account, 'fresh')) ?? gone(account));
  };

  return {
    ...accessTokens(table, now),
    ...blocks(table),
    ...standings(table),
    profile,
    changeProfile: (account, change, createdAt) =>
      changed(account, changing({ ...change, account }, createdAt)),
    async nameFirst(account, name, createdAt) {
      const named = await changed(account, {
        UpdateExpression:
          'SET account = :account, #name = if_not_exists(#name, :name), createdAt = if_not_exists(createdAt, :createdAt)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':account': account, ':name': name, ':createdAt': createdAt },
      });
      return named.name;
    },
    async addBot(owner, bot, digest) {
      await client.send(
        new PutCommand({ TableName, Item: { ...botKey(owner, bot), bot, digest } }),
      );
    },
    async bot(owner, bot) {
      const found = await itemAt(table, botKey(owner, bot));
      return found === undefined ? undefined : botItem().parse(found);
    },
    async bots(owner) {
      const items = await itemsUnder(table, accountPartition(owner), BOT);
      return items.map((item) => botItem().parse(item).bot);
    },
  };
}

type ProfileUpdate = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

function gone(account: string): never {
  throw new TypeError(
    `A change to the profile of ${account} was refused, and the profile is missing.`,
  );
}

/** The conditions on which a profile is changed: that there is one, or may be. */
const KEEPING = {
  ConditionExpression: 'attribute_not_exists(deleted)',
  ReturnValues: 'ALL_NEW',
} as const;

/** Builds the update of a profile. The account is always set, so that the update is never empty. */
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
    expires: z.optional(z.number()),
    deleted: z.optional(z.string()),
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
