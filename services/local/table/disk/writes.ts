import type { Attributes } from '../values/attributes.ts';
import { notStored } from '../errors.ts';
import type { RowKey } from './places.ts';
import type { Rows } from './rows.ts';

/** A write of one item: its place, and the item afterwards, which depends on the item before. */
export type Write<Reply> = {
  readonly place: RowKey;
  /** Computes the item; throws if the write is refused, and then changes nothing. */
  decide(before: Attributes | undefined): { readonly after: Attributes | undefined; reply: Reply };
};

/** Computes the further changes with an item: its entries in the index. */
export type Beside = (
  before: Attributes | undefined,
  after: Attributes | undefined,
) => readonly { readonly place: RowKey; readonly item: Attributes | undefined }[];

type Waiting = Write<unknown> & {
  resolve(reply: unknown): void;
  reject(error: unknown): void;
};

/** The most writes in a batch. */
const MOST = 256;

/**
 * Creates a queue of all writes to a table: those that come while a batch is on its way to the disk
 * form the next, and are stored together. Each sees the results of those before it. None is
 * answered, nor seen by a reader, before it is safe; if the disk does not take a batch, all of it
 * is undone.
 */
export function writeQueue(rows: Rows, beside: Beside) {
  const waiting: Waiting[] = [];
  let draining: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    for (;;) {
      const batch = waiting.splice(0, MOST);
      if (batch.length === 0) break;
      await written(batch, rows, beside).catch((error: unknown) => {
        for (const { reject } of batch) reject(notStored(error));
      });
    }
    draining = undefined;
  };

  return {
    submit: <Reply>(write: Write<Reply>): Promise<Reply> =>
      new Promise((resolve, reject) => {
        waiting.push({ ...write, resolve: (reply) => resolve(reply as Reply), reject });
        draining ??= drain();
      }),
    /** Waits until all that was submitted is answered. */
    settled: async (): Promise<void> => {
      await draining;
    },
  };
}

async function written(batch: readonly Waiting[], rows: Rows, beside: Beside): Promise<void> {
  const places = new Map(batch.map(({ place }) => [place.key, place]));
  const items = await rows.at([...places.values()]);
  const before = new Map([...places.keys()].map((key, i) => [key, items[i]]));
  const now = new Map(before);
  const answers = batch.map(({ place, decide, resolve, reject }) => {
    try {
      const { after, reply } = decide(now.get(place.key));
      now.set(place.key, after);
      return () => resolve(reply);
    } catch (error) {
      return () => reject(error);
    }
  });
  const changes = [...places.values()].flatMap((place) => {
    const [was, item] = [before.get(place.key), now.get(place.key)];
    return was === item ? [] : [{ place, item }, ...beside(was, item)];
  });
  if (changes.length > 0) await rows.write(changes);
  for (const answer of answers) answer();
}
