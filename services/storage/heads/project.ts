import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Head } from '../contract.ts';
import { ContentionError } from '../errors.ts';
import { toHead, toHeadItem } from './head.ts';
import { HEAD, LIST, listEntryKey, headPartition } from '../table/keys.ts';
import { placesOf, type Place } from './lists.ts';
import { held } from '../table/put.ts';
import { pages } from '../table/query.ts';

/** As often as this a newer head may arrive while an older one is being shown. */
const TRIES = 8;

/**
 * Brings the lists in line with the newer of the stored head and the given one, and only then stores
 * it, where it says anything new; so a call that died half-way is finished by its repetition. A call
 * that finds itself overtaken when it comes to store sets right what it has done to the lists.
 */
export async function project(table: Table, head: Head): Promise<'written' | 'as it was'> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { head: stored, places } = await read(table, head.stream);
    const overtaken = stored !== undefined && stored.version >= head.version;
    const newest = overtaken ? stored : head;
    await showOn(table, newest, places);
    // its own repetition may follow on a call that died before it could look for a newer version
    if (overtaken) return stored.version === head.version ? 'written' : 'as it was';
    if (stored !== undefined && saysTheSame(stored, head)) return 'as it was';
    if (await put(table, head)) return 'written';
  }
  throw new ContentionError(`The head of ${head.stream} was overtaken ${TRIES} times.`);
}

/** The stored head with the places where the lists show its stream, in one read. */
async function read(table: Table, stream: string) {
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :head AND :lists',
    ExpressionAttributeValues: {
      ':pk': headPartition(stream),
      ':head': HEAD,
      ':lists': `${LIST}\uffff`,
    },
    ConsistentRead: true,
  };
  const items = [];
  for await (const page of pages(table, query)) items.push(...page);
  const head = items.find((item) => item['sk'] === HEAD);
  const places = items.filter((item) => item !== head).map((item) => place().parse(item));
  return { head: head === undefined ? undefined : toHead(head), places };
}

const saysTheSame = ({ version: _, ...stored }: Head, { version: __, ...head }: Head): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(head)));

const place = once(() => z.object({ list: z.string(), rank: z.string() }));

/** Writes what differs. Most commits move at most the turn. */
async function showOn(table: Table, head: Head, shown: readonly Place[]): Promise<void> {
  const wanted = placesOf(head);
  const isShown = (it: Place) => shown.some((is) => is.list === it.list && is.rank === it.rank);
  const isWanted = (it: Place) => wanted.some((want) => want.list === it.list);
  const writes = await Promise.allSettled([
    ...wanted.filter((it) => !isShown(it)).map((it) => enter(table, head, it)),
    ...shown.filter((it) => !isWanted(it)).map((it) => leave(table, head, it)),
  ]);
  // only once none is on its way any more: a write that lands after a later head's would undo it
  for (const write of writes) if (write.status === 'rejected') throw write.reason;
}

const notNewer = {
  ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
};

const enter = ({ client, table }: Table, { stream, version }: Head, { list, rank }: Place) =>
  held(
    client.send(
      new PutCommand({
        TableName: table,
        Item: { ...listEntryKey(stream, list), version, list, rank },
        ...notNewer,
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );

const leave = ({ client, table }: Table, { stream, version }: Head, { list }: Place) =>
  held(
    client.send(
      new DeleteCommand({
        TableName: table,
        Key: listEntryKey(stream, list),
        ...notNewer,
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );

/** A head is stored over older ones alone, or over itself when the reply to a first try was lost. */
const put = ({ client, table }: Table, head: Head) =>
  held(
    client.send(
      new PutCommand({
        TableName: table,
        Item: toHeadItem(head),
        ...notNewer,
        ExpressionAttributeValues: { ':version': head.version },
      }),
    ),
  );
