import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { keyOf } from '../../services/local/feed/key.ts';
import { insertRecord, type Item } from '../../services/local/feed/record.ts';

/** The stream of a table: one shard, from its first record on. */
export type StreamLog = {
  readonly records: readonly DynamoDBRecord[];
  /** Records that an item was put, new or replacing another. */
  put(item: Item, before: Item | undefined): void;
  removed(before: Item): void;
  /** Resolves when there are more records than `count`. */
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
      // an unchanged item leaves no record
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
