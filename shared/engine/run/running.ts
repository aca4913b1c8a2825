import type { Entry, Input, Noted } from '../match/entry.ts';
import type { Match } from '../match/match.ts';

/**
 * The source of every roll: one whole number from 1 to `sides` per die. A key names its values for
 * ever. `of` holds the ids of the items that a shuffle puts in order.
 */
export type Chance = (
  key: string,
  sides: readonly number[],
  of?: readonly string[],
) => readonly number[];

/** A checkpoint, from which a procedure under way is regained. Plain JSON. */
export type Checkpoint<S> = {
  /** The match as its open procedure began. */
  readonly match: Match<S>;
  /** The entries recorded since; with `beside`, less the notes that it makes needless. */
  readonly since: readonly Entry[];
  /** The state that no rule reads, as it stands now; absent where `since` tells all of it. */
  readonly beside?: Beside;
};

/** Standing orders, and whether the match is paused: they may change any number of times while a rule waits. */
export type Beside = Pick<Match<unknown>, 'orders' | 'paused'>;

/** The inputs that a live run goes on with: dice, version, a first note. */
export type Live = {
  readonly chance: Chance;
  /** The version of the last commit recorded; 0 where none is. */
  readonly version: number;
  /** Recorded ahead of anything else, where no procedure is open. */
  readonly first?: Noted;
};

/** A match standing at its pending questions, its open procedure alive. */
export type Running<S> = {
  readonly match: Match<S>;
  /** The version of the last commit taken. */
  readonly version: number;
  /** The fresh entries, recorded since the last commit. */
  readonly fresh: readonly Entry[];
  /** The checkpoint of everything so far, what is fresh included. */
  readonly checkpoint: Checkpoint<S>;
  /** The drift: how many recorded facts today's rules would have told otherwise. */
  readonly drift: number;
  /** Feeds one input and runs on to the next questions. A run that has thrown is of no more use. */
  feed(input: Input): void;
  /** Hands over what is fresh as one commit. A run whose commit is then not stored must be dropped. */
  take(): readonly Entry[];
};
