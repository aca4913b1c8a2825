import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout } from 'node:timers/promises';
import type { Table } from '../table/client.ts';
import type { Head } from '../contract.ts';
import { ContentionError } from '../errors.ts';
import { toHead } from './head.ts';
import { HEAD } from '../table/keys.ts';

/** The heads in up to 100 partitions, by partition; consistent. */
export async function headsOf(
  { client, table }: Table,
  partitions: readonly string[],
): Promise<Map<string, Head>> {
  const found = new Map<string, Head>();
  const Keys = [...new Set(partitions)].map((pk) => ({ pk, sk: HEAD }));
  let wanted: BatchGetCommandInput['RequestItems'] = { [table]: { Keys, ConsistentRead: true } };
  // a busy database answers in part, and leaves it to the client to ask for the rest
  for (let tries = 0; wanted?.[table]?.Keys?.length; tries += 1) {
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
