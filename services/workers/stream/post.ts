import { errorFrame } from '../../apis/sockets/fault.ts';
import { dataOf, subscriberOf } from '../../apis/sockets/data.ts';
import { hasEnded } from '../../apis/sockets/ended.ts';
import type { Following, Subscription } from '../../platform/storage/contract.ts';
import { byRoom } from './documents.ts';
import { eachOf } from './each-of.ts';
import { documentOf } from './group.ts';
import { disconnect } from './disconnect.ts';
import type { UpdateMessage } from './message.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, send, type SentVersions } from './send.ts';

/**
 * The version recorded as sent for streams without versions: it says only that a subscriber has
 * caught up.
 */
const CAUGHT_UP = 1;

/** Lists the subscriptions that have caught up, and get all updates. */
export const caughtUp = ({ all }: Following): readonly Subscription[] =>
  all.filter(({ sent }) => sent !== undefined);

/**
 * Admits the arrived subscriptions whose documents have room: from now on they get all updates.
 * @param audienceOf groups viewers by their view
 */
export async function admit(
  parts: StreamParts,
  {
    following,
    arrived,
  }: { readonly following: Following; readonly arrived: readonly Subscription[] },
  audienceOf: (subscription: Subscription) => string,
): Promise<readonly Subscription[]> {
  const isNew = ({ connection, operation }: Subscription): boolean =>
    arrived.some((each) => each.connection === connection && each.operation === operation);
  const seen = following.all.map((subscription) => ({
    subscription,
    audience: audienceOf(subscription),
  }));
  const { within, beyond } = byRoom(seen, new Set(following.all.filter(isNew)));
  await eachOf(beyond, ({ subscription, words }) =>
    dismiss(parts, subscription, errorFrame(subscription.operation, 'RATE_LIMITED', words)),
  );
  const admitted = within.map(({ subscription }) => subscription);
  await following.record(new Map(admitted.map((each) => [each, CAUGHT_UP])));
  return admitted;
}

/** Sends updates in order; each is executed once for all who ask for the same. */
export async function post<T>(
  parts: StreamParts,
  {
    members,
    updates,
  }: { readonly members: readonly Subscription[]; readonly updates: readonly T[] },
  write: (member: Subscription, update: T) => UpdateMessage,
): Promise<void> {
  const messages = new Map<string, readonly UpdateMessage[]>();
  const messagesFor = (member: Subscription) => {
    const document = documentOf(member);
    const known = messages.get(document) ?? updates.map((update) => write(member, update));
    messages.set(document, known);
    return known;
  };
  const sent: SentVersions = new Map();
  await eachOf(members, async (member) => {
    if (await hasEnded(parts.isValid, subscriberOf(dataOf(member)))) {
      await disconnect(parts, member.connection);
      return;
    }
    for (const each of messagesFor(member)) {
      if (!(await send({ parts, sent }, member, each))) return;
    }
  });
}
