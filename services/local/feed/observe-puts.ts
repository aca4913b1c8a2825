import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import type { TableClient } from '../../platform/storage/table/client.ts';
import { keyOf } from './key.ts';
import type { Item } from './record.ts';

/** Outcome of a write of an item. */
export type Outcome =
  | { readonly put: 'stored'; readonly image: Item }
  /** The item is as it was before. */
  | { readonly put: 'refused' }
  /** The result without an answer; it may have been written all the same. */
  | { readonly put: 'unknown' };

export type WriteObserver = {
  /** Notes that an item is about to be written. The note outlives the process. */
  before(keys: Item): void;
  after(keys: Item, outcome: Outcome): void;
};

/** Shows every Put of the items that a consumer of the table's stream waits for. */
export function observePuts(
  client: TableClient,
  isWanted: (item: Item) => boolean,
  tap: WriteObserver,
): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const image = context['commandName'] === 'PutItemCommand' ? itemIn(args.input) : undefined;
      const keys = image && keyOf(image);
      if (image === undefined || keys === undefined || !isWanted(image)) return next(args);
      tap.before(keys);
      try {
        const output = await next(args);
        tap.after(keys, { put: 'stored', image });
        return output;
      } catch (error) {
        const refused = error instanceof ConditionalCheckFailedException;
        tap.after(keys, { put: refused ? 'refused' : 'unknown' });
        throw error;
      }
    },
    // by then the item is in the database's own types
    { step: 'build', name: 'observePuts' },
  );
}

function itemIn(input: object): Item | undefined {
  return 'Item' in input && typeof input.Item === 'object' && input.Item !== null
    ? (input.Item as Item)
    : undefined;
}
