import { isDeepStrictEqual } from 'node:util';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import type { Summary } from '../contract.ts';
import { OvertakenError } from '../errors.ts';
import { toSummary, toSummaryItem } from './summary.ts';
import { SUMMARY, LIST, listEntryKey, summaryPartition } from '../table/keys.ts';
import { placesOf, type ListPlace } from './lists.ts';
import { conditionMet } from '../table/put.ts';
import { pages } from '../table/query.ts';

/** The number of tries while newer summaries arrive. */
const TRIES = 8;

/** The stored summary of a stream, and its places in the lists. */
export type ListedSummary = {
  readonly summary: Summary | undefined;
  readonly places: readonly ListPlace[];
};
export type ProjectionResult = {
  readonly outcome: 'written' | 'as it was';
  readonly standing: ListedSummary;
};

/**
 * Updates the lists to the newer of the stored summary and the given one, and only then stores it,
 * if it changes anything; so a repetition finishes a call that crashed half-way. A call that finds
 * itself overtaken when it stores corrects its changes to the lists.
 * @param known the stored entries, if this process wrote them; read again if that turns out to be
 * wrong
 */
export async function project(
  table: Table,
  summary: Summary,
  known?: ListedSummary,
): Promise<ProjectionResult> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = tries === 0 ? known : undefined;
    const { summary: stored, places } = first ?? (await read(table, summary.stream));
    const overtaken = stored !== undefined && stored.version >= summary.version;
    const newest = overtaken ? stored : summary;
    await showOn(table, newest, places);
    // its own repetition may follow on a call that died before it could look for a newer version
    if (overtaken) {
      const outcome = stored.version === summary.version ? 'written' : 'as it was';
      return { outcome, standing: shownAs(stored) };
    }
    if (stored !== undefined && saysTheSame(stored, summary)) {
      return { outcome: 'as it was', standing: shownAs(stored) };
    }
    if (await put(table, summary)) return { outcome: 'written', standing: shownAs(summary) };
  }
  throw new OvertakenError(`The summary of ${summary.stream} was overwritten ${TRIES} times.`);
}

/** A stored summary that the lists were brought in line with. */
const shownAs = (summary: Summary): ListedSummary => ({ summary, places: placesOf(summary) });

/** Reads the stored summary with its stream's places in the lists, in one read. */
async function read(table: Table, stream: string): Promise<ListedSummary> {
  const query = {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :summary AND :lists',
    ExpressionAttributeValues: {
      ':pk': summaryPartition(stream),
      ':summary': SUMMARY,
      ':lists': `${LIST}\uffff`,
    },
    ConsistentRead: true,
  };
  const items = [];
  for await (const page of pages(table, query)) items.push(...page);
  const summary = items.find((item) => item['sk'] === SUMMARY);
  const places = items.filter((item) => item !== summary).map((item) => place().parse(item));
  return { summary: summary === undefined ? undefined : toSummary(summary), places };
}

const saysTheSame = (
  { version: _, ...stored }: Summary,
  { version: __, ...summary }: Summary,
): boolean => isDeepStrictEqual(stored, JSON.parse(JSON.stringify(summary)));

const place = once(() => z.object({ list: z.string(), rank: z.string() }));

/** Writes what differs. Most commits move at most the turn. */
async function showOn(table: Table, summary: Summary, shown: readonly ListPlace[]): Promise<void> {
  const wanted = placesOf(summary);
  const isShown = (it: ListPlace) => shown.some((is) => is.list === it.list && is.rank === it.rank);
  const isWanted = (it: ListPlace) => wanted.some((want) => want.list === it.list);
  const writes = await Promise.allSettled([
    ...wanted.filter((it) => !isShown(it)).map((it) => enter(table, summary, it)),
    ...shown.filter((it) => !isWanted(it)).map((it) => leave(table, summary, it)),
  ]);
  // only once none is on its way any more: a write that lands after a later summary's would undo it
  for (const write of writes) if (write.status === 'rejected') throw write.reason;
}

const notNewer = {
  ConditionExpression: 'attribute_not_exists(pk) OR version <= :version',
};

const enter = ({ client, table }: Table, { stream, version }: Summary, { list, rank }: ListPlace) =>
  conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: { ...listEntryKey(stream, list), version, list, rank },
        ...notNewer,
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );

const leave = ({ client, table }: Table, { stream, version }: Summary, { list }: ListPlace) =>
  conditionMet(
    client.send(
      new DeleteCommand({
        TableName: table,
        Key: listEntryKey(stream, list),
        ...notNewer,
        ExpressionAttributeValues: { ':version': version },
      }),
    ),
  );

/** Stores a summary only over older ones, or over itself if the reply to a first try was lost. */
const put = ({ client, table }: Table, summary: Summary) =>
  conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: toSummaryItem(summary),
        ...notNewer,
        ExpressionAttributeValues: { ':version': summary.version },
      }),
    ),
  );
