import { DeleteCommand, PutCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { shardName } from '../../../services/platform/storage/timing/wake-ups.ts';

/**
 * Tracks the due entries of the index of lists by the writes of a client. Without it a sweep would
 * read sixteen shards each minute and find nothing in nearly all of them.
 */
export type DueList = {
  /** Records a command. */
  note(command: Parameters<DynamoDBDocumentClient['send']>[0]): void;
  /** True if an entry of a shard is due by this time. */
  has(shard: number, by: string): boolean;
  /** The time of the first entry, ISO 8601. */
  first(): string | undefined;
  clear(): void;
};

const written = z.object({
  pk: z.string(),
  sk: z.string(),
  list: z.optional(z.string()),
  rank: z.optional(z.string()),
});

export function dueList(): DueList {
  const due = new Map<string, { readonly list: string; readonly at: string }>();
  return {
    note(command) {
      if (command instanceof DeleteCommand) throw new TypeError('Nothing is deleted here.');
      if (!(command instanceof PutCommand)) return;
      const { pk, sk, list, rank } = written.parse(command.input.Item);
      if (list === undefined || rank === undefined) due.delete(`${pk} ${sk}`);
      else due.set(`${pk} ${sk}`, { list, at: rank.slice(0, rank.indexOf('#')) });
    },
    has: (shard, by) =>
      [...due.values()].some(({ list, at }) => list === shardName(shard) && at <= by),
    first: () => [...due.values()].map(({ at }) => at).toSorted()[0],
    clear: () => due.clear(),
  };
}
