import * as z from 'zod';
import type { Item } from '../../services/local/feed/record.ts';
import { partitionOf, type DynamodbRequest, type StoredItem } from './dynamodb-calls.ts';
import type { StreamLog } from './stream-log.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Carries out a request to DynamoDB. */
export type Database = (operation: string, asked: DynamodbRequest) => Promise<Answer>;

/** A fault in DynamoDB's own form. */
export const fault = (status: number, type: string, message: string): Answer => ({
  status,
  headers: json,
  body: JSON.stringify({ __type: type, message }),
});

const json = { 'content-type': 'application/x-amz-json-1.0' };

/**
 * The signature for embedded and local databases, which check only its form; data is separate by
 * key.
 */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20260101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=00';

/**
 * The database at an endpoint, with the stream that an embedded one lacks: puts and deletions in
 * the followed table are recorded. Writes to one partition are serialized, so that the records are
 * in order.
 */
export function databaseAt(
  endpoint: string,
  followed: { readonly table: string; readonly log: StreamLog },
): Database {
  const queues = new Map<string, Promise<unknown>>();
  const send = async (operation: string, asked: DynamodbRequest): Promise<Answer> => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...json,
        authorization,
        'x-amz-date': '20260101T000000Z',
        'x-amz-target': `DynamoDB_20120810.${operation}`,
      },
      body: JSON.stringify(asked),
    });
    return { status: response.status, headers: json, body: await response.text() };
  };
  const noted = async (operation: string, asked: DynamodbRequest): Promise<Answer> => {
    const answer = await send(operation, { ...asked, ReturnValues: 'ALL_OLD' });
    if (answer.status !== 200) return answer;
    const { Attributes: before, ...rest } = answered.parse(JSON.parse(answer.body));
    const was = before === undefined ? undefined : asStored(before);
    if (asked.Item !== undefined) followed.log.put(asStored(asked.Item), was);
    else if (was !== undefined) followed.log.removed(was);
    return { ...answer, body: JSON.stringify(rest) };
  };
  return async (operation, asked) => {
    const isNoted = asked.TableName === followed.table && /^(Put|Delete)Item$/.test(operation);
    if (!isNoted) return send(operation, asked);
    const partition = partitionOf(asked.Item ?? asked.Key ?? {});
    const turn = (queues.get(partition) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => noted(operation, asked));
    queues.set(partition, turn);
    return turn.finally(() => {
      if (queues.get(partition) === turn) queues.delete(partition);
    });
  };
}

const attributes = z.record(z.string(), z.object({ S: z.string().optional() }).loose());
const answered = z.object({ Attributes: attributes.optional() }).loose();

const value = z.union([
  z.object({ S: z.string() }),
  z.object({ N: z.string() }),
  z.object({ B: z.string() }).transform(({ B }) => ({ B: Buffer.from(B, 'base64') })),
  z.object({ BOOL: z.boolean() }),
  // no consumer of the stream reads lists and sets
  z.object({}).transform(() => ({ NULL: true as const })),
]);

/**
 * Converts an item from the wire, where bytes are base64, to the SDK's form of stream records,
 * where they are plain.
 */
const asStored = (item: StoredItem): Item => z.record(z.string(), value).parse(item);
