import {
  ConditionalCheckFailedException,
  type AttributeValue,
  type DeleteItemCommandInput,
  type DeleteItemCommandOutput,
  type PutItemCommandInput,
  type PutItemCommandOutput,
  type UpdateItemCommandInput,
  type UpdateItemCommandOutput,
} from '@aws-sdk/client-dynamodb';
import type { writeQueue } from '../disk/writes.ts';
import { invalid, UnknownToLocalTableError } from '../errors.ts';
import { writeCondition } from '../expressions/condition.ts';
import { holds } from '../expressions/holds.ts';
import { checkLiterals } from '../expressions/literals.ts';
import { termsOf, type Terms } from '../expressions/terms.ts';
import { update, type AttributeChange, type Source } from '../expressions/update.ts';
import { updated } from '../expressions/updated.ts';
import { placeOf, TABLE_KEYS } from '../index-entries.ts';
import type { Attributes } from '../values/attributes.ts';
import { checked } from '../values/checked.ts';
import { sizeOf } from '../values/size.ts';
import { checkedKey, checkIndexKeysOf, checkIndexKeyTypes, checkKeysOf } from './keys.ts';

type Item = Attributes | undefined;
type Conditional = Pick<
  PutItemCommandInput,
  'ConditionExpression' | 'ReturnValuesOnConditionCheckFailure'
>;

/** The most bytes of an item. */
const LARGEST = 409_600;
const $metadata = {};

/** The writes that a table takes: each is answered when it is safe. */
export function writing({ submit }: ReturnType<typeof writeQueue>) {
  return {
    put(input: PutItemCommandInput): Promise<PutItemCommandOutput> {
      const terms = termsOf(input);
      const check = checking(input, terms);
      terms.finish();
      const returns = returning(input.ReturnValues, ['ALL_OLD']);
      const after = checked(input.Item ?? {});
      checkKeysOf(after);
      checkSize(after);
      return submit({
        place: placeOf(after),
        decide(before) {
          check(before);
          return { after, reply: returns(before, after) };
        },
      });
    },

    delete(input: DeleteItemCommandInput): Promise<DeleteItemCommandOutput> {
      const terms = termsOf(input);
      const check = checking(input, terms);
      terms.finish();
      const returns = returning(input.ReturnValues, ['ALL_OLD']);
      return submit({
        place: placeOf(checkedKey(input.Key)),
        decide(before) {
          check(before);
          return { after: undefined, reply: returns(before, undefined) };
        },
      });
    },

    update(input: UpdateItemCommandInput): Promise<UpdateItemCommandOutput> {
      const terms = termsOf(input);
      const key = checkedKey(input.Key);
      const changes =
        input.UpdateExpression === undefined ? [] : terms.use(update(input.UpdateExpression));
      checkChanges(changes, terms);
      const check = checking(input, terms);
      terms.finish();
      const returns = returning(input.ReturnValues, ['ALL_OLD', 'ALL_NEW']);
      return submit({
        place: placeOf(key),
        decide(before) {
          check(before);
          const after = updated(before ?? key, changes, terms);
          checkIndexKeysOf(after);
          checkSize(after);
          return { after, reply: returns(before, after) };
        },
      });
    },
  };
}

/** Throws, for an item that does not meet the condition of a write. */
function checking(input: Conditional, terms: Terms): (before: Item) => void {
  const { ConditionExpression: text, ReturnValuesOnConditionCheckFailure: shown } = input;
  if (text === undefined) return () => undefined;
  const condition = terms.use(writeCondition(text));
  checkLiterals(condition, terms);
  return (before) => {
    if (holds(condition, before ?? {}, terms)) return;
    throw new ConditionalCheckFailedException({
      message: 'The conditional request failed',
      ...(shown === 'ALL_OLD' && before !== undefined && { Item: checked(before) }),
      $metadata,
    });
  };
}

/**
 * Builds the attributes that a write returns: those requested of the item as it was, or as it is.
 */
function returning(wanted: string | undefined, known: readonly string[]) {
  if (wanted !== undefined && wanted !== 'NONE' && !known.includes(wanted)) {
    throw new UnknownToLocalTableError(`ReturnValues ${wanted} of this command`);
  }
  return (before: Item, after: Item) => {
    const shown = wanted === 'ALL_OLD' ? before : wanted === 'ALL_NEW' ? after : undefined;
    return { ...(shown !== undefined && { Attributes: shown }), $metadata };
  };
}

function checkChanges(changes: readonly AttributeChange[], terms: Terms): void {
  const names = changes.map(({ name }) => terms.name(name));
  if (new Set(names).size < names.length) {
    throw invalid('Invalid UpdateExpression: Two document paths overlap with each other;');
  }
  const key = TABLE_KEYS.find((each) => names.includes(each));
  if (key !== undefined) {
    throw invalid(
      `One or more parameter values were invalid: Cannot update attribute ${key}. This attribute is part of the key`,
    );
  }
  for (const change of changes) {
    const value = literalIn(change);
    if (value !== undefined) checkLiteral(change, terms.name(change.name), terms.value(value));
  }
}

/** The value of the command's that a change may leave. */
function literalIn(change: AttributeChange): string | undefined {
  if ('value' in change) return change.value;
  return change.does === 'set' ? fallback(change.to) : undefined;
}

function fallback(source: Source): string | undefined {
  if ('value' in source) return source.value;
  return 'or' in source ? fallback(source.or) : undefined;
}

function checkLiteral({ does }: AttributeChange, name: string, value: AttributeValue): void {
  checkIndexKeyTypes({ [name]: value });
  const isSet = (value.SS ?? value.NS ?? value.BS) !== undefined;
  if (does === 'set' || isSet || (does === 'add' && value.N !== undefined)) return;
  throw invalid('Invalid UpdateExpression: Incorrect operand type for operator or function');
}

function checkSize(item: Attributes): void {
  if (sizeOf(item) <= LARGEST) return;
  throw invalid('Item size has exceeded the maximum allowed size');
}
