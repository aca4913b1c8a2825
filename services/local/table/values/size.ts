import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from './attributes.ts';
import { membersOf } from './compare.ts';

/** The size of an item in bytes as the database reckons it: its names and its values. */
export function sizeOf(item: Attributes): number {
  let size = 0;
  for (const name in item) {
    const value = item[name];
    if (value !== undefined) size += Buffer.byteLength(name) + valueSize(value);
  }
  return size;
}

function valueSize(value: AttributeValue): number {
  const { S, N, B, L, M } = value;
  if (S !== undefined) return Buffer.byteLength(S);
  if (N !== undefined) return numberSize(N);
  if (B !== undefined) return B.length;
  if (L !== undefined) return L.reduce((size, each) => size + 1 + valueSize(each), 3);
  if (M !== undefined) return 3 + Object.keys(M).length + sizeOf(M);
  return membersOf(value)?.reduce((size, each) => size + valueSize(each), 0) ?? 1;
}

/** A byte, and one more for each two digits. */
const numberSize = (text: string): number =>
  1 +
  Math.ceil(text.replace(/^-|\.|^-?0\.0*|0+$/g, '').length / 2) +
  (text.startsWith('-') ? 1 : 0);
