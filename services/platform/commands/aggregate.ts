import type { Commit } from '../storage/contract.ts';
import type { Signature } from './command.ts';
import type { DoneCommands } from './done-before.ts';

/** An aggregate as it was recorded, at one version. */
export type AggregateRecord = {
  readonly id: string;
  readonly version: number;
  readonly commands: DoneCommands;
};

/** An aggregate loaded at one version, for one command to work on. */
export type LoadedAggregate = { readonly record: AggregateRecord };

/** A commit ready to be stored, with the results that it leads to. */
export type ComposedCommit = { readonly commit: Commit };

/**
 * Loads an aggregate, a stream of commits each of which is one act, and composes a commit from an
 * act. L is the loaded aggregate, A an act, C the composed commit.
 */
export type Aggregate<L extends LoadedAggregate, A, C extends ComposedCommit> = {
  /** Loads an aggregate; refused if it does not exist. */
  load(id: string): Promise<L>;
  /** The estimated size in memory, in bytes. */
  sizeOf(loaded: L): number;
  /** Makes one commit of an act, of the version after the one loaded. */
  compose(loaded: L, act: A, signature: Signature): C;
  /** Stores what a checkpoint only refers to, before the commit that does. */
  beside?(composed: C): Promise<void>;
  /**
   * Returns the commit without its checkpoint; `undefined` if it has none, or if it is needed for
   * reads.
   */
  lighter(loaded: L, composed: C): C | undefined;
  /**
   * Takes note of a stored commit.
   * @returns the record after it, and `next` for the next command to work on; without `next` the
   * aggregate is loaded again
   */
  stored(loaded: L, composed: C): { readonly record: L['record']; readonly next?: L | undefined };
};
