import type { Entry, Input, Noted } from '../match/entry.ts';
import type { Match } from '../match/match.ts';

/**
 * The source of every roll: one whole number from 1 to `sides` per die. A key names its values for
 * ever. `of` holds the ids of the items that a shuffle orders.
 */
export type Chance = (
  key: string,
  sides: readonly number[],
  of?: readonly string[],
) => readonly number[];

/** A checkpoint, from which a running procedure is restored. Plain JSON. */
export type Checkpoint<S> = {
  /** The match as its open procedure began. */
  readonly match: Match<S>;
  /** The entries recorded since; with `beside`, without the notes that it replaces. */
  readonly since: readonly Entry[];
  /** The current state that no rule reads; absent if `since` holds all of it. */
  readonly beside?: Beside;
};

/** Standing orders, and whether the match is paused: they may change any number of times while a rule waits. */
export type Beside = Pick<Match<unknown>, 'orders' | 'paused'>;

/** The inputs of a live run: dice, version, a first note. */
export type Live = {
  readonly chance: Chance;
  /** The version of the last commit recorded; 0 if there is none. */
  readonly version: number;
  /** Recorded before anything else, if no procedure is open. */
  readonly first?: Noted;
};

/** A match at its pending questions, with its open procedure alive. */
export type Running<S> = {
  readonly match: Match<S>;
  /** The version of the last commit taken. */
  readonly version: number;
  /** The fresh entries, recorded since the last commit. */
  readonly fresh: readonly Entry[];
  /** The checkpoint of everything so far, including fresh entries. */
  readonly checkpoint: Checkpoint<S>;
  /** The drift: the number of recorded facts that differ under today's rules. */
  readonly drift: number;
  /** Feeds one input and runs on to the next questions. A run that has thrown must be dropped. */
  feed(input: Input): void;
  /** Takes the fresh entries as one commit. If the commit is not stored, the run must be dropped. */
  take(): readonly Entry[];
};
