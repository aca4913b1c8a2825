import {
  BatchGetCommand,
  GetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { Table } from './client.ts';
import type { Head, Heads, List, Page } from './contract.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { ContentionError } from './errors.ts';
import { toHead } from './head.ts';
import { HEAD, headKey } from './keys.ts';
import { indexed, nameOf, shows } from './lists.ts';
import { project } from './project.ts';
import { pages } from './query.ts';

export function heads(table: Table): Heads {
  return {
    project: (head) => project(table, head),
    find: (stream) => find(table, stream),
    list: (list, page) => listed(table, list, page),
  };
}

async function find({ client, table }: Table, stream: string): Promise<Head | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: headKey(stream), ConsistentRead: true }),
  );
  return Item === undefined ? undefined : toHead(Item);
}

/** Reads one more than it was asked for, to know whether there is a next page. */
async function listed(
  table: Table,
  list: List,
  page: { first: number; after?: string | undefined },
): Promise<Page<Head>> {
  const { first, after } = page;
  if (!Number.isInteger(first) || first < 1 || first > MOST) {
    throw new RangeError(`A page has 1 to ${MOST} items, not ${first}.`);
  }
  const name = nameOf(list);
  const before = after === undefined ? LAST_RANK : fromCursor(name, after);
  const items: { cursor: string; item: Head }[] = [];
  for await (const found of pages(table, backwards(indexed(list), before, first + 1))) {
    const entries = found.map((item) => entry.parse(item));
    const current = await headsOf(table, entries);
    for (const { pk, rank } of entries) {
      const item = current.get(pk);
      if (item !== undefined && shows(list, item))
        items.push({ cursor: toCursor(name, rank), item });
    }
    if (items.length > first) break;
  }
  return { items: items.slice(0, first), hasNext: items.length > first };
}

/** BatchGetItem takes no more keys at once, less the one that tells of a next page. */
const MOST = 99;
const LAST_RANK = '\uffff';
const entry = z.object({ pk: z.string(), rank: z.string() });

const backwards = (list: string, before: string, limit: number) => ({
  IndexName: 'lists',
  KeyConditionExpression: '#list = :list AND #rank < :before',
  ExpressionAttributeNames: { '#list': 'list', '#rank': 'rank' },
  ExpressionAttributeValues: { ':list': list, ':before': before },
  ScanIndexForward: false,
  Limit: limit,
});

/** The heads of the partitions named, by partition. */
async function headsOf({ client, table }: Table, entries: readonly { pk: string }[]) {
  const found = new Map<string, Head>();
  let wanted: BatchGetCommandInput['RequestItems'] =
    entries.length === 0
      ? {}
      : { [table]: { Keys: entries.map(({ pk }) => ({ pk, sk: HEAD })), ConsistentRead: true } };
  for (let tries = 0; Object.keys(wanted ?? {}).length > 0; tries += 1) {
    if (tries === TRIES) throw new ContentionError('The heads of a list could not all be read.');
    if (tries > 0) await setTimeout(20 * 2 ** tries);
    const reply: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: wanted }),
    );
    for (const item of reply.Responses?.[table] ?? []) found.set(String(item['pk']), toHead(item));
    wanted = reply.UnprocessedKeys;
  }
  return found;
}

const TRIES = 5;
