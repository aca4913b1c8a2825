import type { Commit } from '../storage/contract.ts';
import type { Signature } from './command.ts';
import type { DoneCommands } from './done-before.ts';

/** An aggregate as it was recorded, at one version. */
export type Recorded = {
  readonly id: string;
  readonly version: number;
  readonly commands: DoneCommands;
};

/** An aggregate loaded at one version, for one command to work on. */
export type Loaded = { readonly record: Recorded };

/** A commit ready to be stored, with whatever else is known of what it makes. */
export type Composed = { readonly commit: Commit };

/**
 * A kind of aggregate, a stream of commits each of which is one act: how it is loaded, and what an act makes of it.
 * L is what a command works on, A what it wants done, C what is composed of that.
 */
export type Aggregate<L extends Loaded, A, C extends Composed> = {
  /** Loads it as it stands; refused where there is none. */
  load(id: string): Promise<L>;
  /** The estimated size in memory, in bytes. */
  sizeOf(loaded: L): number;
  /** Makes one commit of an act, of the version after the one loaded. */
  compose(loaded: L, act: A, signature: Signature): C;
  /** Stores what a checkpoint only refers to, before the commit that does. */
  beside?(composed: C): Promise<void>;
  /** The same without its checkpoint; `undefined` where it has none, or nothing could be read without. */
  lighter(loaded: L, composed: C): C | undefined;
  /**
   * Takes note of what was stored.
   * @returns what it is after that, and `next` for the next command to work on; it is loaded anew where that is absent
   */
  stored(loaded: L, composed: C): { readonly record: L['record']; readonly next?: L | undefined };
};
