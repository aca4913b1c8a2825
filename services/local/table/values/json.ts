import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Attributes } from './attributes.ts';

/** An item as text, as the database's own JSON has it: with bytes in base64. */
export const toText = (item: Attributes): string => JSON.stringify(mapped(item, encoded));

/** The item that a text holds. */
export const fromText = (text: string): Attributes =>
  mapped(JSON.parse(text) as Readonly<Record<string, Wire>>, decoded);

type Wire = Omit<AttributeValue, 'B' | 'BS' | 'L' | 'M'> & {
  readonly B?: string;
  readonly BS?: readonly string[];
  readonly L?: readonly Wire[];
  readonly M?: Readonly<Record<string, Wire>>;
};

function encoded(value: AttributeValue): object {
  const { B, BS, L, M } = value;
  if (B !== undefined) return { B: base64(B) };
  if (BS !== undefined) return { BS: BS.map(base64) };
  if (L !== undefined) return { L: L.map(encoded) };
  return M === undefined ? value : { M: mapped(M, encoded) };
}

function decoded(value: Wire): AttributeValue {
  const { B, BS, L, M } = value;
  if (B !== undefined) return { B: bytes(B) };
  if (BS !== undefined) return { BS: BS.map(bytes) };
  if (L !== undefined) return { L: L.map(decoded) };
  return M === undefined ? (value as AttributeValue) : { M: mapped(M, decoded) };
}

const base64 = (value: Uint8Array): string => Buffer.from(value).toString('base64');
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));

function mapped<From, To>(
  fields: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  const result: Record<string, To> = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined) result[name] = change(value);
  }
  return result;
}
