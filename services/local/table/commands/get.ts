import type {
  BatchGetItemCommandInput,
  BatchGetItemCommandOutput,
  GetItemCommandInput,
  GetItemCommandOutput,
  KeysAndAttributes,
} from '@aws-sdk/client-dynamodb';
import type { Rows } from '../disk/rows.ts';
import { invalid } from '../errors.ts';
import { projecting } from '../expressions/projection.ts';
import { termsOf } from '../expressions/terms.ts';
import { placeOf } from '../index-entries.ts';
import { sizeOf } from '../values/size.ts';
import { checkedKey } from './keys.ts';

const $metadata = {};
/** The most items, and the most bytes, in one answer. */
const [MOST_KEYS, MOST_BYTES] = [100, 16 * 1024 * 1024];

export async function get(rows: Rows, input: GetItemCommandInput): Promise<GetItemCommandOutput> {
  const terms = termsOf(input);
  const project = projecting(input.ProjectionExpression, terms);
  terms.finish();
  const [item] = await rows.at([placeOf(checkedKey(input.Key))]);
  return { ...(item !== undefined && { Item: project(item) }), $metadata };
}

/** Items of one table by their keys; those for which the answer would be too large are left to ask for again. */
export async function batchGet(
  rows: Rows,
  { RequestItems = {} }: BatchGetItemCommandInput,
): Promise<BatchGetItemCommandOutput> {
  const [[table, asked] = []] = Object.entries(RequestItems);
  if (table === undefined || asked === undefined) throw invalid('RequestItems must not be empty');
  const terms = termsOf(asked);
  const project = projecting(asked.ProjectionExpression, terms);
  terms.finish();
  const places = (asked.Keys ?? []).map((key) => placeOf(checkedKey(key)));
  checkPlaces(places.map(({ key }) => key));
  const items = await rows.at(places);
  const [found, left]: [(typeof items)[number][], NonNullable<KeysAndAttributes['Keys']>] = [
    [],
    [],
  ];
  let bytes = 0;
  for (const [i, key] of (asked.Keys ?? []).entries()) {
    bytes += sizeOf(items[i] ?? {});
    if (bytes > MOST_BYTES) left.push(key);
    else found.push(items[i]);
  }
  return {
    Responses: { [table]: found.flatMap((item) => (item === undefined ? [] : [project(item)])) },
    UnprocessedKeys: left.length === 0 ? {} : { [table]: { ...asked, Keys: left } },
    $metadata,
  };
}

function checkPlaces(keys: readonly string[]): void {
  if (keys.length < 1 || keys.length > MOST_KEYS) {
    throw invalid('Too many items requested for the BatchGetItem call, or none');
  }
  if (new Set(keys).size < keys.length) {
    throw invalid('Provided list of item keys contains duplicates');
  }
}
