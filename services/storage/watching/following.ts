import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../table/client.ts';
import type { Following, Subscription } from '../contract.ts';
import { FOLLOWING, subscriptionKey, toldKey, watchersPartition } from '../table/keys.ts';
import { held } from '../table/put.ts';
import { itemsUnder } from '../table/query.ts';
import { markIn, toSubscription } from './subscription.ts';
import { MOST_NOTED, putNote, toNote, type Note } from './told.ts';

/** The subscriptions of a stream with what each was sent, by its own item or the note on them all. */
export async function followingOf(
  table: Table,
  stream: string,
  now: () => number,
): Promise<Following> {
  const items = await itemsUnder(table, watchersPartition(stream), FOLLOWING);
  const { sk } = toldKey(stream);
  const note = toNote(items.find((item) => item['sk'] === sk));
  const marks = new Map<Subscription, string>();
  const all: Subscription[] = [];
  for (const item of items) {
    if (item['sk'] === sk) continue;
    const mark = markIn(item);
    const subscription = asNoted(toSubscription(item), mark, note);
    if (subscription.expires <= now()) continue;
    all.push(subscription);
    if (mark !== undefined && marks.size < MOST_NOTED) marks.set(subscription, mark);
  }
  return {
    all,
    record: (sent) => (sent.size === 0 ? nothing() : record(table, { stream, note, marks }, sent)),
  };
}

const nothing = (): Promise<void> => Promise.resolve();

/** Neither record is ever ahead of what was sent, so the later one is right. */
function asNoted(own: Subscription, mark: string | undefined, note: Note): Subscription {
  const noted = mark === undefined ? undefined : note.sent.get(mark);
  if (noted === undefined || noted <= (own.sent ?? -1)) return own;
  return { ...own, sent: noted };
}

type Read = {
  readonly stream: string;
  readonly note: Note;
  readonly marks: ReadonlyMap<Subscription, string>;
};

async function record(
  table: Table,
  { stream, note, marks }: Read,
  sent: ReadonlyMap<Subscription, number>,
): Promise<void> {
  const noted = new Map<string, number>();
  let expires = 0;
  for (const [subscription, mark] of marks) {
    const version = sent.get(subscription) ?? subscription.sent;
    if (version !== undefined) noted.set(mark, version);
    expires = Math.max(expires, subscription.expires);
  }
  const kept = noted.size > 0 && (await putNote(table, note, { stream, sent: noted, expires }));
  const singly = [...sent].filter(([subscription]) => !kept || !marks.has(subscription));
  await Promise.all(singly.map(([subscription, version]) => advance(table, subscription, version)));
}

/** Records a delivery in the subscription's own item; false if as much stands there, or it is gone. */
export const advance = (
  { client, table }: Table,
  subscription: Subscription,
  sent: number,
): Promise<boolean> =>
  held(
    client.send(
      new UpdateCommand({
        TableName: table,
        Key: subscriptionKey(subscription),
        UpdateExpression: 'SET sent = :sent',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(sent) OR sent < :sent)',
        ExpressionAttributeValues: { ':sent': sent },
      }),
    ),
  );
