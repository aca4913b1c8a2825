import { randomBytes } from 'node:crypto';
import { backOff } from '../backoff.ts';
import { OvertakenError } from './errors.ts';

/** The number of attempts when others overtake them. */
const TRIES = 12;

/** The result of an attempt that found its data changed by another writer. */
export const OVERTAKEN = Symbol('overtaken');

/**
 * Repeats an attempt as long as it is overtaken, and returns its outcome: it reads, decides and
 * writes under the condition that nothing has changed in between. Pauses between attempts, so that
 * concurrent ones get their turn. Throws an `OvertakenError` that names `what` after 12.
 */
export async function retried<T>(
  what: string,
  attempt: () => Promise<T | typeof OVERTAKEN>,
): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== OVERTAKEN) return outcome;
    if (tries < TRIES) await backOff(tries, randomBytes);
  }
  throw new OvertakenError(`${what} was overwritten ${String(TRIES)} times at once.`);
}

/** One thing that is stored with a revision, which each change of it raises by one. */
type Revised<Stored extends { readonly revision: number }, Value> = {
  /** The name of the item, for errors about contention. */
  readonly what: string;
  read(): Promise<Stored | undefined>;
  /** Reads the value of a stored item; `undefined` means that nothing is stored yet. */
  valueOf(stored: NoInfer<Stored> | undefined): Value;
  /** Stores a value under a revision; false if that revision is taken. */
  put(revision: number, value: Value): Promise<boolean>;
};

/**
 * Changes an item that is stored with a revision; returns its value afterwards. `change` may be
 * called several times; if it returns the same value, nothing is written, and if it throws, nothing
 * changes.
 */
export const revise = <Stored extends { readonly revision: number }, Value>(
  { what, read, valueOf, put }: Revised<Stored, Value>,
  change: (value: Value) => Value,
): Promise<Value> =>
  retried(what, async () => {
    const stored = await read();
    const before = valueOf(stored);
    const value = change(before);
    if (value === before) return value;
    return (await put((stored?.revision ?? 0) + 1, value)) ? value : OVERTAKEN;
  });
