import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout } from 'node:timers/promises';
import { ContentionError } from '../errors.ts';
import type { Table } from './client.ts';
import type { Key } from './keys.ts';

/** The most items that one call reads by key. */
export const MOST_AT_ONCE = 100;
const TRIES = 5;

type Item = Readonly<Record<string, unknown>>;

/**
 * Reads the existing items at up to 100 different keys; consistent. Throws a `ContentionError` if a
 * busy database leaves some of them unread, again and again.
 * @param attributes the only ones to be read, none of them a reserved word; all unless given
 */
export async function itemsAt(
  { client, table }: Table,
  keys: readonly Key[],
  attributes?: readonly string[],
): Promise<readonly Item[]> {
  const found: Item[] = [];
  const some = attributes && { ProjectionExpression: attributes.join(', ') };
  let wanted: BatchGetCommandInput['RequestItems'] = {
    [table]: { Keys: [...keys], ConsistentRead: true, ...some },
  };
  // a busy database answers in part, and leaves it to the client to ask for the rest
  for (let tries = 0; wanted?.[table]?.Keys?.length; tries += 1) {
    if (tries === TRIES) throw new ContentionError('Not all items of a page could be read.');
    if (tries > 0) await setTimeout(20 * 2 ** tries);
    const reply: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: wanted }),
    );
    found.push(...(reply.Responses?.[table] ?? []));
    wanted = reply.UnprocessedKeys;
  }
  return found;
}
