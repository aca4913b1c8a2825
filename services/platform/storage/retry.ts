import { randomBytes } from 'node:crypto';
import { backOff } from '../backoff.ts';
import { OvertakenError } from './errors.ts';

/** How often an attempt that others overtake is made anew. */
const TRIES = 12;

/** An attempt's word that somebody else has changed meanwhile what it rests on. */
export const OVERTAKEN = Symbol('overtaken');

/**
 * The outcome of an attempt, which is made anew as long as it is overtaken: it reads, decides and writes under
 * the condition that nothing has changed in between. Between attempts it pauses, so that many at once get their
 * turn. Throws an `OvertakenError` that names `what` after 12.
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
  /** The name of the item, for whoever reads of contention. */
  readonly what: string;
  read(): Promise<Stored | undefined>;
  /** The value of what is stored; `undefined` stands for nothing yet. */
  valueOf(stored: NoInfer<Stored> | undefined): Value;
  /** Stores a value under a revision; false where that revision is taken. */
  put(revision: number, value: Value): Promise<boolean>;
};

/**
 * Changes a thing that is stored with a revision; gives the value that stands then. `change` may be called
 * several times; where it gives the very same value nothing is written, and what it throws changes nothing.
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
