import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { once } from '../../once.ts';
import type { Table } from '../table/client.ts';
import { compress, compressed } from '../table/json.ts';
import { deliveryStateKey } from '../table/keys.ts';
import { conditionMet } from '../table/put.ts';
import { withinItemLimit } from '../table/size.ts';

/**
 * The delivery state of a stream, one item for many subscriptions: the version that each
 * subscription has had, by the subscription's tag. A state is replaced whole, and only by a writer
 * that has read it.
 */
export type DeliveryState = {
  /** The token of this state; `undefined` if there was none. */
  readonly token: string | undefined;
  readonly sent: ReadonlyMap<string, number>;
};

/** More subscriptions than this do not go into one: it stays far from the limit of an item. */
export const MOST_TAGS = 10_000;

const TAG_BYTES = 6;
/** The length of a subscriber's tag, in characters of base64url. */
const TAG_LENGTH = 8;

/** A new subscription's tag: no other of its stream has it, nor ever had. */
export const newSubscriberTag = (): string => randomBytes(TAG_BYTES).toString('base64url');

/** Stores a state over the one that was read; false if that is not there any more. */
export function putDeliveryState(
  { client, table }: Table,
  before: DeliveryState,
  state: {
    readonly stream: string;
    readonly sent: DeliveryState['sent'];
    readonly expires: number;
  },
): Promise<boolean> {
  const { stream, sent, expires } = state;
  const token = randomBytes(12).toString('base64url');
  const item = { ...deliveryStateKey(stream), token, expires, body: compress(levelsOf(sent)) };
  // a late retry of this very call finds its own state, and passes
  return conditionMet(
    client.send(
      new PutCommand({
        TableName: table,
        Item: withinItemLimit(`The delivery state of ${stream}`, item),
        ConditionExpression:
          before.token === undefined
            ? 'attribute_not_exists(pk) OR #token = :token'
            : '#token IN (:before, :token)',
        ExpressionAttributeNames: { '#token': 'token' },
        ExpressionAttributeValues: {
          ':token': token,
          ...(before.token === undefined ? {} : { ':before': before.token }),
        },
      }),
    ),
  );
}

/**
 * Groups the sent versions. Mostly all have had the same: a version is stored once, with the tags
 * of its receivers.
 */
function levelsOf(
  sent: DeliveryState['sent'],
): readonly (readonly [version: number, tags: string])[] {
  const levels = new Map<number, string[]>();
  for (const [tag, version] of sent) {
    const tags = levels.get(version);
    if (tags === undefined) levels.set(version, [tag]);
    else tags.push(tag);
  }
  return [...levels].map(([version, tags]) => [version, tags.join('')]);
}

const stateItem = once(() => z.object({ token: z.string(), body: compressed() }));
const levels = once(() => z.array(z.tuple([z.number(), z.string()])));

/** Reads the state that an item holds; empty without one. */
export function toDeliveryState(item: unknown): DeliveryState {
  if (item === undefined) return { token: undefined, sent: new Map() };
  const { token, body } = stateItem().parse(item);
  const marked = levels()
    .parse(body)
    .flatMap(([version, tags]) =>
      Array.from({ length: tags.length / TAG_LENGTH }, (_, i) => {
        const tag = tags.slice(i * TAG_LENGTH, (i + 1) * TAG_LENGTH);
        return [tag, version] as const;
      }),
    );
  return { token, sent: new Map(marked) };
}
