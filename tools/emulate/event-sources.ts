import { setTimeout } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import { nameOf, resourcesOf, type Template } from './assembly.ts';
import type { Aws } from './aws.ts';
import { passes } from './filter.ts';
import type { Functions } from './functions.ts';
import type { Queues } from './queues.ts';
import { functionIn, type Resolve } from './resolve.ts';
import { SHARD, type StreamLog } from './stream-log.ts';

export type SourceParts = {
  readonly template: Template;
  readonly resolve: Resolve;
  readonly aws: Aws;
  readonly functions: Functions;
  readonly log: StreamLog;
  readonly queues: Queues;
  /** Duration of a second, in milliseconds. */
  readonly pace: number;
};

const properties = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  BatchSize: z.number(),
  BisectBatchOnFunctionError: z.boolean().default(false),
  MaximumRetryAttempts: z.number().default(0),
  DestinationConfig: z.object({ OnFailure: z.object({ Destination: z.string() }) }).optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
});
type Source = Omit<z.infer<typeof properties>, 'FunctionName'> & { readonly name: string };

const failures = z.object({
  batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })),
});

/** Feeds functions from the template's event sources. Returns a function that ends it. */
export function eventSources(parts: SourceParts): () => void {
  const { template, resolve, queues } = parts;
  const stop = new AbortController();
  for (const [, { Properties }] of resourcesOf(template, 'AWS::Lambda::EventSourceMapping')) {
    const { FunctionName, ...its } = properties.parse(resolve(Properties));
    const source = { ...its, name: nameOf(functionIn(FunctionName)) };
    if (its.EventSourceArn.startsWith('arn:aws:sqs')) {
      queues.serve(its.EventSourceArn, (message) => takenUp(parts, source, message));
    } else {
      follow(parts, source, stop.signal).catch(() => undefined); // closed
    }
  }
  return () => {
    stop.abort();
    queues.close();
  };
}

/** Processes a message of a queue; returns true if it need not be delivered again. */
async function takenUp(
  { aws, functions }: SourceParts,
  { name, EventSourceArn: resource }: Source,
  message: { readonly messageId: string },
): Promise<boolean> {
  aws.act(name, { action: 'sqs:ReceiveMessage', resource });
  try {
    const result = failures.parse(await functions.invoke(name, { Records: [message] }));
    if (result.batchItemFailures.length > 0) return false;
  } catch {
    return false;
  }
  aws.act(name, { action: 'sqs:DeleteMessage', resource });
  return true;
}

async function follow(parts: SourceParts, source: Source, signal: AbortSignal): Promise<void> {
  const { name, EventSourceArn: resource } = source;
  const patterns = (source.FilterCriteria?.Filters ?? []).map(({ Pattern }) => Pattern);
  for (const operation of ['DescribeStream', 'GetShardIterator', 'ListStreams']) {
    const of = operation === 'ListStreams' ? '*' : resource;
    parts.aws.act(name, { action: `dynamodb:${operation}`, resource: of });
  }
  for (let at = 0; !signal.aborted;) {
    await parts.log.beyond(at);
    const batch = parts.log.records.slice(at, at + source.BatchSize);
    parts.aws.act(name, { action: 'dynamodb:GetRecords', resource });
    await hand(
      { parts, source, signal },
      batch.filter((record) => passes(patterns, record)),
    );
    at += batch.length;
  }
}

type Feeding = {
  readonly parts: SourceParts;
  readonly source: Source;
  readonly signal: AbortSignal;
};

/**
 * Passes records to the function until all are processed or given up. A failed batch is halved to
 * find the record that fails; that one is retried as often as the template says, with pauses.
 */
async function hand(
  feeding: Feeding,
  records: readonly DynamoDBRecord[],
  tries = 0,
): Promise<void> {
  const { parts, source, signal } = feeding;
  if (records.length === 0 || signal.aborted) return;
  const failed = await firstFailed(feeding, records);
  if (failed === undefined) return;
  const rest = records.slice(failed);
  if (failed > 0) return hand(feeding, rest);
  if (source.BisectBatchOnFunctionError && rest.length > 1) {
    const half = Math.ceil(rest.length / 2);
    await hand(feeding, rest.slice(0, half));
    return hand(feeding, rest.slice(half));
  }
  if (tries >= source.MaximumRetryAttempts) return giveUp(parts, source, rest);
  await setTimeout(Math.min(60, 2 ** tries) * parts.pace, undefined, { signal });
  return hand(feeding, rest, tries + 1);
}

async function firstFailed(
  { parts, source }: Feeding,
  records: readonly DynamoDBRecord[],
): Promise<number | undefined> {
  try {
    const result = await parts.functions.invoke(source.name, { Records: records });
    const { batchItemFailures } = failures.parse(result);
    const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
    const first = records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? ''));
    return first === -1 ? undefined : first;
  } catch {
    return 0;
  }
}

function giveUp(
  { aws, queues }: SourceParts,
  { name, EventSourceArn, DestinationConfig }: Source,
  records: readonly DynamoDBRecord[],
): void {
  const queue = DestinationConfig?.OnFailure.Destination;
  if (queue === undefined) return;
  aws.act(name, { action: 'sqs:SendMessage', resource: queue });
  const numbers = records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? '');
  const DDBStreamBatchInfo = {
    shardId: SHARD,
    startSequenceNumber: numbers[0],
    endSequenceNumber: numbers.at(-1),
    batchSize: records.length,
    streamArn: EventSourceArn,
  };
  queues.send(queue, JSON.stringify({ version: '1.0', DDBStreamBatchInfo }));
}
