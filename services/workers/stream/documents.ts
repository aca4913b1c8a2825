import { dataOf, subscriberOf } from '../../apis/sockets/data.ts';
import type { Subscription } from '../../platform/storage/contract.ts';
import { documentOf, type Seeing } from './group.ts';

/**
 * The most different documents by which viewers of the same view may follow a match: all
 * spectators, or one seat. Each is executed again with every version, and everyone waits for that.
 */
const MOST = 16;
/**
 * The most of them that one spectator may use, by account and by address, so that no stranger takes
 * them all.
 */
const SHARE = 4;

/** Account or address that has no room, and why. */
export type Beyond = { readonly subscription: Subscription; readonly words: string };

/**
 * Splits the waiting by whether there is room for their documents; those that were there before
 * have room.
 */
export function byRoom(seen: readonly Seeing[], waiting: ReadonlySet<Subscription>) {
  const within: Seeing[] = [];
  const beyond: Beyond[] = [];
  const rooms = new Map<string | undefined, Room>();
  const roomOf = ({ audience }: Seeing): Room => {
    const known = rooms.get(audience) ?? room(audience === 'spectator' ? SHARE : MOST);
    rooms.set(audience, known);
    return known;
  };
  const isWaiting = ({ subscription }: Seeing) => waiting.has(subscription);
  for (const each of seen) if (!isWaiting(each)) roomOf(each).enter(each.subscription);
  for (const each of seen.filter(isWaiting)) {
    const { subscription } = each;
    const words = roomOf(each).whyNot(subscription);
    if (words !== undefined) beyond.push({ subscription, words });
    else {
      roomOf(each).enter(subscription);
      within.push(each);
    }
  }
  return { within, beyond };
}

type Room = {
  enter(subscription: Subscription): void;
  /** The reason for which there is no room for its document. What others follow by already costs nothing more. */
  whyNot(subscription: Subscription): string | undefined;
};

function room(share: number): Room {
  const documents = new Map<string, Set<string>>();
  const usedBy = (source: string): number =>
    [...documents.values()].filter((sources) => sources.has(source)).length;
  return {
    enter(subscription) {
      const document = documentOf(subscription);
      const sources = documents.get(document) ?? new Set();
      for (const source of sourcesOf(subscription)) sources.add(source);
      documents.set(document, sources);
    },
    whyNot(subscription) {
      if (documents.has(documentOf(subscription))) return undefined;
      if (documents.size >= MOST) return full;
      return sourcesOf(subscription).some((source) => usedBy(source) >= share) ? taken : undefined;
    },
  };
}

/** Sender of a document: an account, an address, or both. */
function sourcesOf(subscription: Subscription): readonly string[] {
  const data = dataOf(subscription);
  const account = subscriberOf(data)?.account;
  return [
    ...(account === undefined ? [] : [`account ${account}`]),
    ...(data.origin === undefined ? [] : [`at ${data.origin}`]),
  ];
}

const advice = 'Use a document that others use, or read it over HTTP.';
const full = `This match already has subscriptions with ${String(MOST)} different documents. ${advice}`;
const taken = `You already follow this match with ${String(SHARE)} different documents. ${advice}`;
