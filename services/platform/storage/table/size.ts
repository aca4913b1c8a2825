import { OversizedItemError } from '../errors.ts';

/** DynamoDB refuses items above 409,600 bytes; what comes this near has gone wrong earlier. */
export const ITEM_LIMIT = 300_000;

type Attribute = string | number | boolean | Uint8Array | undefined;

/** Returns the item after checking that its size can be stored. `what` names it in the error. */
export function withinItemLimit<Item extends Readonly<Record<string, Attribute>>>(
  what: string,
  item: Item,
): Item {
  const bytes = sizeOf(item);
  if (bytes > ITEM_LIMIT) throw new OversizedItemError(what, bytes, ITEM_LIMIT);
  return item;
}

/** The size of an item in bytes, as DynamoDB reckons: names and values in UTF-8; numbers at their longest. */
function sizeOf(item: Readonly<Record<string, Attribute>>): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value),
    0,
  );
}

function valueSize(value: Attribute): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Uint8Array) return value.length;
  return typeof value === 'number' ? 21 : 1;
}
