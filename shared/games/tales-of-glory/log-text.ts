import { refOf, type Seat } from '../../engine/index.ts';
import type { Argument } from '../../words/phrase.ts';
import type { Clause } from './clauses.ts';

/**
 * A log line without the data of its event: its words, its clause, and the data this viewer may know.
 */
export type LogText = {
  readonly key?: string;
  readonly rule?: Clause;
  readonly args?: Readonly<Record<string, Argument>>;
  /** Replaces the whole fact if the viewer may not know all of it. */
  readonly data?: Readonly<Record<string, unknown>>;
};

export const seated = (seat: Seat): string => refOf('seat', seat);
