import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { invalid } from '../errors.ts';
import type { Attributes } from './attributes.ts';
import { normal } from './decimal.ts';

/**
 * Copies the attributes of a client, without shared parts: numbers in their normal form, bytes as
 * bytes. Throws a ValidationException if the database would.
 */
export function checked(given: Attributes): Attributes {
  const copy: Record<string, AttributeValue> = {};
  for (const name in given) {
    const value = given[name];
    if (value !== undefined) copy[name] = checkedValue(value);
  }
  return copy;
}

function checkedValue(value: AttributeValue): AttributeValue {
  const { S, N, B, BOOL, NULL, L, M, SS, NS, BS } = value;
  if (S !== undefined) return { S };
  if (N !== undefined) return { N: number(N) };
  if (B !== undefined) return { B: bytes(B) };
  if (BOOL !== undefined) return { BOOL };
  if (L !== undefined) return { L: L.map(checkedValue) };
  if (M !== undefined) return { M: checked(M) };
  if (SS !== undefined) return { SS: distinct('string', SS, String) };
  if (NS !== undefined) return { NS: distinct('number', NS.map(number), String) };
  if (BS !== undefined) return { BS: distinct('binary', BS.map(bytes), latin) };
  if (NULL === true) return { NULL };
  throw invalid(
    'Supplied AttributeValue is empty, must contain exactly one of the supported datatypes',
  );
}

function number(text: string): string {
  try {
    return normal(text);
  } catch (error) {
    throw error instanceof RangeError ? invalid(error.message) : error;
  }
}

/** A client may give a buffer, a part of one, or an array of whole numbers of any width. */
function bytes(given: Uint8Array | ArrayBuffer): Uint8Array {
  const view = ArrayBuffer.isView(given)
    ? new Uint8Array(given.buffer, given.byteOffset, given.byteLength)
    : new Uint8Array(given);
  return view.slice();
}

const latin = (value: Uint8Array): string => Buffer.from(value).toString('latin1');

function distinct<T>(what: string, members: readonly T[], nameOf: (member: T) => string): T[] {
  const prefix = 'One or more parameter values were invalid:';
  if (members.length === 0) throw invalid(`${prefix} An ${what} set  may not be empty`);
  if (new Set(members.map(nameOf)).size < members.length) {
    throw invalid(`${prefix} Input collection contains duplicates.`);
  }
  return [...members];
}
