import type {
  QueryCommandInput,
  QueryCommandOutput,
  ScanCommandInput,
  ScanCommandOutput,
} from '@aws-sdk/client-dynamodb';
import { behind, spans, type KeyRange } from '../disk/places.ts';
import type { Page, Rows } from '../disk/rows.ts';
import { invalid } from '../errors.ts';
import { filter, keyCondition, type Condition } from '../expressions/condition.ts';
import { holds } from '../expressions/holds.ts';
import { checkLiterals } from '../expressions/literals.ts';
import { projecting } from '../expressions/projection.ts';
import { termsOf, type Terms } from '../expressions/terms.ts';
import { entryPlaceOf, INDEX, placeOf, TABLE_KEYS } from '../index-entries.ts';
import type { Attributes } from '../values/attributes.ts';
import { checked } from '../values/checked.ts';
import { keySpan, type Keyed } from './key-span.ts';

const $metadata = {};
const TABLE: Keyed = { space: 'items', keys: TABLE_KEYS };
const LISTS: Keyed = { space: 'lists', keys: INDEX.keys };

/** The items that a query finds, a page at a time. */
export async function query(rows: Rows, input: QueryCommandInput): Promise<QueryCommandOutput> {
  const terms = termsOf(input);
  const keyed = keyedBy(input);
  if (input.KeyConditionExpression === undefined) {
    throw invalid('The KeyConditionExpression parameter must be specified in the request.');
  }
  const condition = terms.use(keyCondition(input.KeyConditionExpression));
  checkLiterals(condition, terms);
  const span = keySpan(condition, keyed, terms);
  const isWanted = filtering(input.FilterExpression, keyed, terms);
  const project = projecting(input.ProjectionExpression, terms);
  terms.finish();
  const isReverse = input.ScanIndexForward === false;
  const rest = restOf(span, input.ExclusiveStartKey, { keyed, isReverse, partition: span.name });
  const asked = { ...rest, partition: span.partition, isReverse, most: mostOf(input.Limit) };
  const page = await rows.page(asked);
  const found = page.items.filter(isWanted);
  return { ...counted(page, keyed), Items: found.map(project), Count: found.length };
}

/** All items of the table, in no order that means anything, a page at a time. */
export async function scan(rows: Rows, input: ScanCommandInput): Promise<ScanCommandOutput> {
  const whole = { keyed: TABLE, isReverse: false };
  const rest = restOf(spans.space('items'), input.ExclusiveStartKey, whole);
  const most = mostOf(input.Limit);
  const page = await rows.page({ ...rest, partition: undefined, isReverse: false, most });
  return { ...counted(page, TABLE), Items: [...page.items], Count: page.items.length };
}

function keyedBy({ IndexName, ConsistentRead }: QueryCommandInput): Keyed {
  if (IndexName === undefined) return TABLE;
  if (IndexName !== INDEX.name) {
    throw invalid(`The table does not have the specified index: ${IndexName}`);
  }
  if (ConsistentRead === true) {
    throw invalid('Consistent reads are not supported on global secondary indexes');
  }
  return LISTS;
}

function mostOf(limit: number | undefined): number {
  if (limit === undefined) return Infinity;
  if (Number.isInteger(limit) && limit >= 1) return limit;
  throw invalid(`Value '${String(limit)}' at 'limit' failed: it must be 1 or more`);
}

function filtering(
  text: string | undefined,
  { keys }: Keyed,
  terms: Terms,
): (item: Attributes) => boolean {
  if (text === undefined) return () => true;
  const read = filter(text);
  const condition: Condition = terms.use(read);
  checkLiterals(condition, terms);
  if (read.words.some((word) => !word.startsWith(':') && keys.includes(terms.name(word)))) {
    throw invalid('Filter Expression can only contain non-primary key attributes');
  }
  return (item) => holds(condition, item, terms);
}

type Whence = { readonly keyed: Keyed; readonly isReverse: boolean; readonly partition?: string };

/** Computes the part of a span behind the key at which the previous page ended. */
function restOf(
  span: KeyRange,
  start: Attributes | undefined,
  { keyed, isReverse, partition }: Whence,
): KeyRange {
  if (start === undefined) return span;
  const key = checked(start);
  const names = keysOf(keyed);
  const isWhole = names.every((name) => key[name]?.S !== undefined && key[name].S !== '');
  if (Object.keys(key).length !== names.length || !isWhole) {
    throw invalid('The provided starting key is invalid');
  }
  const place = keyed === LISTS ? entryPlaceOf(key) : placeOf(key);
  const isInside = place !== undefined && place.key >= span.from && place.key < span.to;
  const isOf = partition === undefined || key[keyed.keys[0]]?.S === partition;
  if (!isInside || !isOf) {
    throw invalid('The provided starting key is outside query boundaries');
  }
  return behind(span, place.key, isReverse);
}

const keysOf = (keyed: Keyed): readonly string[] => [...new Set([...TABLE_KEYS, ...keyed.keys])];

/** Builds the count of items read, and the end of a full page. */
function counted({ items, isFull }: Page, keyed: Keyed) {
  const last = isFull ? items.at(-1) : undefined;
  const keys =
    last &&
    keysOf(keyed).flatMap((name) => {
      const value = last[name];
      return value === undefined ? [] : [[name, value] as const];
    });
  return {
    ScannedCount: items.length,
    ...(keys !== undefined && { LastEvaluatedKey: Object.fromEntries(keys) }),
    $metadata,
  };
}
