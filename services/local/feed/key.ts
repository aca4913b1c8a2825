import { tableDefinition } from '../../platform/storage/table/table.ts';
import type { Item } from './record.ts';

/** Extracts the primary key of an item; `undefined` if it has none. */
export function keyOf(item: Item): Item | undefined {
  const { partitionKey, sortKey } = tableDefinition;
  const pk = item[partitionKey];
  const sk = item[sortKey];
  return pk === undefined || sk === undefined ? undefined : { [partitionKey]: pk, [sortKey]: sk };
}

/** A key as text: the same for the same key. */
export const nameOf = (keys: Item): string => JSON.stringify(keys);

/** The part of a key within which order holds. */
export const partitionOf = (keys: Item): string => keys[tableDefinition.partitionKey]?.S ?? '';
