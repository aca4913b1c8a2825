import { dataOf, subscriberOf } from '../sockets/data.ts';
import { UnreadableMatchError } from '../matches/record/unreadable.ts';
import { errorFrame } from '../sockets/fault.ts';
import type { Subscription } from '../storage/contract.ts';
import { deliver } from './deliver.ts';
import { eachOf } from './each-of.ts';
import { documentOf, grouped, type Seeing } from './group.ts';
import type { StreamParts } from './parts.ts';
import { dismiss, type Sent } from './send.ts';

/**
 * How many different documents those may follow a match by who see the same of it: all spectators, or
 * one seat. Each is executed anew with every version, and everybody waits for that.
 */
const MOST_DOCUMENTS = 16;

/**
 * New subscriptions of one match get what they missed since their cursors, or a snapshot; from then on
 * they take part in the fan-out. However many they are, who follows the match is read once. Tried
 * again, it goes on from what was sent.
 */
export async function catchUp(
  parts: StreamParts,
  stream: string,
  arrived: readonly Subscription[],
): Promise<void> {
  const following = await parts.subscriptions.following(stream);
  const names = new Set(arrived.map(nameOf));
  // whoever is gone before their turn has come is not among them
  const waiting = following.all.filter((each) => names.has(nameOf(each)));
  if (waiting.length === 0) return;
  const eyes = await eyesOn(parts, stream);
  const seen = following.all.map((subscription) => ({
    subscription,
    eyes: eyes(subscriberOf(dataOf(subscription))),
  }));
  const { within, beyond } = counted(seen, new Set(waiting));
  const sent: Sent = new Map();
  const work = [
    ...grouped(within, startOf).map((group) => () => deliver(parts, group, { sent })),
    ...beyond.map((each) => () => dismiss(parts, each, tooMany(each.operation))),
  ];
  try {
    await eachOf(work, (each) => each());
  } finally {
    await following.record(sent);
  }
}

/** Nobody sees a match that can't be read; what becomes of its watchers is told one by one. */
async function eyesOn({ backstage }: StreamParts, stream: string) {
  try {
    return await backstage.eyes(stream);
  } catch (error) {
    if (error instanceof UnreadableMatchError) return () => undefined;
    throw error;
  }
}

/** Those who wait, by whether there is room for their documents; who was there before has room. */
function counted(seen: readonly Seeing[], waiting: ReadonlySet<Subscription>) {
  const within: Seeing[] = [];
  const beyond: Subscription[] = [];
  const documents = new Map<string | undefined, Set<string>>();
  const knownTo = (eyes: string | undefined): Set<string> => {
    const known = documents.get(eyes) ?? new Set();
    documents.set(eyes, known);
    return known;
  };
  for (const { subscription, eyes } of seen) {
    if (!waiting.has(subscription)) knownTo(eyes).add(documentOf(subscription));
  }
  for (const each of seen) {
    const { subscription, eyes } = each;
    if (!waiting.has(subscription)) continue;
    const known = knownTo(eyes);
    const document = documentOf(subscription);
    if (known.size >= MOST_DOCUMENTS && !known.has(document)) beyond.push(subscription);
    else {
      known.add(document);
      within.push(each);
    }
  }
  return { within, beyond };
}

const startOf = (subscription: Subscription): number | undefined =>
  subscription.sent ?? dataOf(subscription).after;

const nameOf = ({ connection, operation }: Subscription): string =>
  JSON.stringify([connection, operation]);

const tooMany = (operation: string) =>
  errorFrame(
    operation,
    'RATE_LIMITED',
    `This match is followed by ${String(MOST_DOCUMENTS)} different documents already. Ask for what others ask for, or read it by HTTP.`,
  );
