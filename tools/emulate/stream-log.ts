import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { keyOf } from '../../services/local/feed/key.ts';
import { insertRecord, type Item } from '../../services/local/feed/record.ts';

/** What a table's stream holds: one shard, from its first record on. */
export type StreamLog = {
  readonly records: readonly DynamoDBRecord[];
  /** An item was put, where there was none or in another's place. */
  put(item: Item, before: Item | undefined): void;
  removed(before: Item): void;
  /** Resolves when there are more records than so many. */
  beyond(count: number): Promise<void>;
};

export const SHARD = 'shardId-emulated';

export function streamLog(): StreamLog {
  const records: DynamoDBRecord[] = [];
  let waiting: (() => void)[] = [];
  const add = (eventName: 'INSERT' | 'MODIFY' | 'REMOVE', image: Item): void => {
    const record = insertRecord(keyOf(image) ?? {}, image, records.length + 1);
    records.push({ ...record, eventName });
    for (const wake of waiting) wake();
    waiting = [];
  };
  return {
    records,
    put: (item, before) => {
      if (before === undefined) return add('INSERT', item);
      // an item that is as it was leaves no record
      if (!isDeepStrictEqual(before, item)) add('MODIFY', item);
    },
    removed: (before) => add('REMOVE', before),
    beyond: (count) =>
      records.length > count
        ? Promise.resolve()
        : new Promise((resolve) => {
            waiting.push(resolve);
          }),
  };
}
