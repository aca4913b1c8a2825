import { invalid } from '../errors.ts';
import { INDEX, TABLE_KEYS } from '../index-entries.ts';
import { typeOf, type Attributes } from '../values/attributes.ts';
import { checked } from '../values/checked.ts';

const MISMATCH = 'The provided key element does not match the schema';
/** The longest partition key and sort key, in bytes. */
const LONGEST = [2048, 1024] as const;

/** Checks the key by which an item is read or changed, and returns it. */
export function checkedKey(given: Attributes | undefined): Attributes {
  const key = checked(given ?? {});
  if (Object.keys(key).length !== TABLE_KEYS.length) throw invalid(MISMATCH);
  if (TABLE_KEYS.some((name) => key[name]?.S === undefined)) throw invalid(MISMATCH);
  checkLengths(TABLE_KEYS, key);
  return key;
}

/** Refuses an item without a key, or with an invalid key of the table or the index. */
export function checkKeysOf(item: Attributes): void {
  for (const name of TABLE_KEYS) {
    const value = item[name];
    if (value === undefined) {
      throw invalid(
        `One or more parameter values were invalid: Missing the key ${name} in the item`,
      );
    }
    if (value.S === undefined) throw mismatch(`key ${name} expected: S actual`, typeOf(value));
  }
  checkLengths(TABLE_KEYS, item);
  checkIndexKeysOf(item);
}

export function checkIndexKeysOf(item: Attributes): void {
  checkIndexKeyTypes(item);
  checkLengths(INDEX.keys, item);
}

/** Refuses an item, or a part of one, with a key of the index that is not text. */
export function checkIndexKeyTypes(item: Attributes): void {
  for (const name of INDEX.keys) {
    const value = item[name];
    if (value === undefined || value.S !== undefined) continue;
    throw mismatch(`Index Key ${name} Expected: S IndexName: ${INDEX.name} Actual`, typeOf(value));
  }
}

const mismatch = (what: string, type: string): Error =>
  invalid(`One or more parameter values were invalid: Type mismatch for ${what}: ${type}`);

function checkLengths(names: readonly string[], item: Attributes): void {
  for (const [i, name] of names.entries()) {
    const text = item[name]?.S;
    if (text === undefined) continue;
    if (text === '') {
      throw invalid(
        `One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value. Key: ${name}`,
      );
    }
    const longest = LONGEST[i] ?? 0;
    if (Buffer.byteLength(text) > longest) {
      throw invalid(
        `One or more parameter values were invalid: The key ${name} is longer than ${String(longest)} bytes`,
      );
    }
  }
}
