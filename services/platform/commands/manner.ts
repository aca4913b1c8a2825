import type { LoadedAggregate } from './aggregate.ts';
import type { Command } from './command.ts';

/** An aggregate and a command that are ready for each other. */
export type Ready<L, C> = { readonly loaded: L; readonly command: C };

/** The manner in which a kind of aggregate takes commands. */
export type Manner<L extends LoadedAggregate, A, C extends Command<L, A>> = {
  /** The word for one of them, in refusals: `match`. */
  readonly called: string;
  /** Refuses what was expected and is not so, and what cannot be done to it at all; a command is asked after that. */
  check(loaded: L, command: C): void;
  /** The result of a command that was done before, when it led to this version. */
  first(loaded: L, version: number, command: C): Promise<L['record']>;
  /**
   * Makes both ready for each other; `undefined` if something else had to be done first, after
   * which the command starts over.
   * @param received the time of the command's arrival, ISO 8601
   */
  prepare?(loaded: L, command: C, received: string): Promise<Ready<L, C> | undefined>;
  /** Returns an act to store even if the command was refused, and its actor. */
  owed?(loaded: L): { readonly act: A; readonly actor: string } | undefined;
};
