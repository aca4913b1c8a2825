import { refOf, type Seat } from '../../engine/index.ts';
import type { Argument } from '../../words/phrase.ts';
import type { Clause } from './clauses.ts';

/** A line before it is dated with its event: its words, its clause, and what the viewer may know. */
export type Told = {
  readonly key?: string;
  readonly rule?: Clause;
  readonly args?: Readonly<Record<string, Argument>>;
  /** In place of the whole fact, where the viewer may not know all of it. */
  readonly data?: Readonly<Record<string, unknown>>;
};

export const seated = (seat: Seat): string => refOf('seat', seat);
