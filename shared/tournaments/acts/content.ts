import type { ActTarget } from '../record/act.ts';
import { targetOf } from '../record/target.ts';
import { fieldOf } from './field.ts';

/** The input of an act, without its reason and note. */
export type ActInput = Readonly<Record<string, unknown>>;

/** The content of an audit entry, besides its author, time and reason. */
export type EntryContent = {
  readonly target: ActTarget;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** The content of an entry that repeats its input, with the target derived from it. */
export const inputContent = (says: ActInput, before?: unknown): EntryContent => ({
  target: targetOf(says),
  ...(before !== undefined && { before }),
  after: says,
});

/** A member of the entry's content that the event does not fix. */
export const unfixed = (after: unknown, name: string): ActInput => {
  const value = fieldOf(after, name);
  return value === undefined ? {} : { [name]: value };
};
