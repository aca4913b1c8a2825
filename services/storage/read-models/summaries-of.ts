import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout } from 'node:timers/promises';
import type { Table } from '../table/client.ts';
import type { Summary } from '../contract.ts';
import { ContentionError } from '../errors.ts';
import { toSummary } from './summary.ts';
import { SUMMARY } from '../table/keys.ts';

/** The summaries in up to 100 partitions, by partition; consistent. */
export async function summariesOf(
  { client, table }: Table,
  partitions: readonly string[],
): Promise<Map<string, Summary>> {
  const found = new Map<string, Summary>();
  const Keys = [...new Set(partitions)].map((pk) => ({ pk, sk: SUMMARY }));
  let wanted: BatchGetCommandInput['RequestItems'] = { [table]: { Keys, ConsistentRead: true } };
  // a busy database answers in part, and leaves it to the client to ask for the rest
  for (let tries = 0; wanted?.[table]?.Keys?.length; tries += 1) {
    if (tries === TRIES)
      throw new ContentionError('The summaries of a list could not all be read.');
    if (tries > 0) await setTimeout(20 * 2 ** tries);
    const reply: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: wanted }),
    );
    for (const item of reply.Responses?.[table] ?? [])
      found.set(String(item['pk']), toSummary(item));
    wanted = reply.UnprocessedKeys;
  }
  return found;
}

const TRIES = 5;
