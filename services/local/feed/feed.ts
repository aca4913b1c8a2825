import { setTimeout } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import type { StreamHandler } from '../../workers/stream/consumer.ts';
import { nameOf, partitionOf } from './key.ts';
import type { PendingWrites } from './pending-writes.ts';
import { insertRecord, type Item } from './record.ts';
import type { WriteObserver } from './observe-puts.ts';

export type Feed = WriteObserver & {
  /** Feeds what an earlier process left unfed. Returns how many records that were. */
  recover(): Promise<number>;
  /**
   * Waits until all that was stored is consumed, and its consequences too. Partitions that take
   * longer than ten seconds, a match of only bots for example, are not waited for: they are added
   * to `others`.
   */
  settled(others: Set<string>): Promise<void>;
  /** Takes up no more records, and waits for those under way, within reason. */
  close(): Promise<void>;
};

export type FeedParts = {
  readonly handler: StreamHandler;
  readonly ledger: PendingWrites;
  /** The item as it is stored now. */
  look(keys: Item): Promise<Item | undefined>;
  onError(message: string, details: Readonly<Record<string, unknown>>): void;
};

type Waiting = { readonly keys: Item; readonly record: DynamoDBRecord };

/** The most records of a batch, as many as the event source of a deployment takes. */
const BATCH = 100;
/**
 * The number of failures after which a record is given up, as a deployment would send it to a
 * dead-letter queue.
 */
const MAX_TRIES = 12;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const PATIENCE_MS = 3_000;
const SETTLING_MS = 10_000;

/**
 * Stands in for the table's stream and its event source: passes records to the handler in batches
 * of one partition, in order, at least once, several partitions side by side; tries failures again.
 */
export function feed({ handler, ledger, look, onError }: FeedParts): Feed {
  const queues = new Map<string, Waiting[]>();
  const attempts = new Map<string, number>();
  const workers = new Map<string, Promise<void>>();
  let sequence = 0;
  let closing = false;

  const enqueue = (keys: Item, image: Item): void => {
    const partition = partitionOf(keys);
    const queue = queues.get(partition) ?? [];
    queues.set(partition, queue);
    queue.push({ keys, record: insertRecord(keys, image, (sequence += 1)) });
    if (!workers.has(partition)) workers.set(partition, drain(partition, queue));
  };

  const drain = async (partition: string, queue: Waiting[]): Promise<void> => {
    await Promise.resolve(); // lets the worker be known before it can end
    for (let tries = 0; queue.length > 0 && !closing;) {
      const batch = queue.slice(0, BATCH);
      const done = await handled(handler, batch).catch((error: unknown) => {
        onError('The consumer of the stream failed', { error });
        return 0;
      });
      tries = done > 0 ? 0 : tries + 1;
      const givenUp = tries >= MAX_TRIES ? 1 : 0;
      if (givenUp > 0) onError('A record of the stream was given up', { keys: batch[0]?.keys });
      for (const { keys } of queue.splice(0, done + givenUp)) ledger.settle(keys);
      if (done < batch.length) {
        await setTimeout(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** tries));
      }
    }
    workers.delete(partition);
    if (queue.length === 0) queues.delete(partition);
  };

  const check = async (keys: Item): Promise<boolean> => {
    const image = await look(keys);
    if (image === undefined) ledger.settle(keys);
    else enqueue(keys, image);
    return image !== undefined;
  };

  return {
    before(keys) {
      attempts.set(nameOf(keys), (attempts.get(nameOf(keys)) ?? 0) + 1);
      ledger.open(keys);
    },
    after(keys, outcome) {
      const others = (attempts.get(nameOf(keys)) ?? 1) - 1;
      if (others > 0) attempts.set(nameOf(keys), others);
      else attempts.delete(nameOf(keys));
      switch (outcome.put) {
        case 'stored':
          return enqueue(keys, outcome.image);
        case 'refused':
          // the first writer settles it, if its outcome is still to come
          return others > 0 || waits(queues, keys) ? undefined : ledger.settle(keys);
        case 'unknown':
          check(keys).catch((error: unknown) =>
            onError('It is not known whether an item was stored', { keys, error }),
          );
          return undefined;
      }
    },
    async recover() {
      let found = 0;
      for (const keys of ledger.outstanding()) found += (await check(keys)) ? 1 : 0;
      return found;
    },
    async settled(others) {
      const outlasts = setTimeout(SETTLING_MS, 'outlasts', { ref: false });
      for (;;) {
        const busy = [...workers].filter(([partition]) => !others.has(partition));
        if (busy.length === 0 || closing) return;
        const done = Promise.all(busy.map(([, worker]) => worker));
        if ((await Promise.race([done, outlasts])) !== 'outlasts') continue;
        for (const [partition] of busy) if (workers.has(partition)) others.add(partition);
      }
    },
    async close() {
      closing = true;
      const done = Promise.all(workers.values());
      await Promise.race([done, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    },
  };
}

/** Counts the records handled, from the first on. */
async function handled(handler: StreamHandler, batch: readonly Waiting[]): Promise<number> {
  const { batchItemFailures } = await handler({ Records: batch.map(({ record }) => record) });
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  const first = batch.findIndex(({ record }) => failed.has(record.dynamodb?.SequenceNumber ?? ''));
  return first === -1 ? batch.length : first;
}

const waits = (queues: ReadonlyMap<string, readonly Waiting[]>, keys: Item): boolean =>
  (queues.get(partitionOf(keys)) ?? []).some((waiting) => nameOf(waiting.keys) === nameOf(keys));
