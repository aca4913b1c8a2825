import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { tableDefinition } from '../../platform/storage/table/table.ts';
import { partitionIn, placeIn, type RowKey } from './disk/places.ts';
import type { Beside } from './disk/writes.ts';
import type { Attributes } from './values/attributes.ts';

/** The keys of the table, and those of its one index, by which only items are found that have both. */
export const TABLE_KEYS = [tableDefinition.partitionKey, tableDefinition.sortKey] as const;
const [{ name, partitionKey, sortKey }] = tableDefinition.indexes;
export const INDEX = { name, keys: [partitionKey, sortKey] } as const;

/** Computes the place of an item with a key, or a part of one; a key is always text. */
export const placeOf = (item: Attributes): RowKey => {
  const [partition = '', sort = ''] = TABLE_KEYS.map((key) => item[key]?.S);
  return placeIn(partitionIn('items', partition), sort);
};

/** Computes the place of an item's entry in the index; several may have one rank. */
export function entryPlaceOf(item: Attributes): RowKey | undefined {
  const [list, rank] = INDEX.keys.map((key) => item[key]?.S);
  if (list === undefined || rank === undefined) return undefined;
  const others = TABLE_KEYS.map((key) => item[key]?.S ?? '');
  return placeIn(partitionIn('lists', list), rank, ...others);
}

/** Builds an entry: the keys of both. */
function entryOf(item: Attributes): Attributes {
  const entry: Record<string, AttributeValue> = {};
  for (const key of [...TABLE_KEYS, ...INDEX.keys]) {
    const value = item[key];
    if (value !== undefined) entry[key] = value;
  }
  return entry;
}

/** Computes the changes in the index with an item. */
export const entriesBeside: Beside = (before, after) => {
  const [was, is] = [before && entryPlaceOf(before), after && entryPlaceOf(after)];
  if (was?.key === is?.key) return [];
  return [
    ...(was === undefined ? [] : [{ place: was, item: undefined }]),
    ...(is === undefined || after === undefined ? [] : [{ place: is, item: entryOf(after) }]),
  ];
};
