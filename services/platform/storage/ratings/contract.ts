import type { Page } from '../read-models/contract.ts';

/** A board of ratings: those of one kind of stream (a game's id) in one pool. */
export type RatingBoard = { readonly kind: string; readonly pool: string };

/** The name of the rating of a match: its stream, and how often it was corrected. */
export type RatedName = { readonly stream: string; readonly correction: number };

/** The addition of a match to the tally of an account. */
export type StoredAddition = {
  readonly mu: number;
  readonly spread: number;
  readonly matches: number;
  readonly at: string;
  readonly grown?: { readonly since: string; readonly by: number } | undefined;
};

/** The tally of an account on a board; times are ISO 8601. */
export type StoredTally = RatingBoard & {
  /** The revision, from 1, one more each time. */
  readonly revision: number;
  readonly mu: number;
  readonly spread: number;
  readonly grown: Readonly<Record<string, number>>;
  readonly matches: number;
  readonly at: string;
  /** The match that was added last. */
  readonly last: RatedName;
  /** The figure by which it ranks on the board; absent if it does not. */
  readonly figure?: number | undefined;
};

type StoredRating = { readonly mu: number; readonly sigma: number };

/** The rating of a match: put once, and never changed; a correction is one more. */
export type StoredRated = RatingBoard &
  RatedName & {
    /** The version of the stream that it rests on. */
    readonly version: number;
    /** The time at which the match ended. */
    readonly at: string;
    /** The library that worked it out, with its version. */
    readonly library: string;
    readonly players: readonly RatedPlayer[];
  };
/** A player of a rated match, and what it has done to their rating. */
export type RatedPlayer = {
  readonly account: string;
  /** The place, 1 being the best; absent if a correction unrates the player. */
  readonly place?: number | undefined;
  readonly before: StoredRating;
  readonly after: StoredRating;
  /** The addition; for a correction, the difference to the earlier addition. */
  readonly adds: StoredAddition;
};

/** The ratings of accounts and of matches. All reads but `board` are consistent. */
export type Ratings = {
  /** All tallies of an account. */
  all(account: string): Promise<readonly StoredTally[]>;
  /** The tally of an account on a board; `undefined` before its first match there. */
  tally(account: string, board: RatingBoard): Promise<StoredTally | undefined>;
  /** Stores a revision over the previous one; false if that is not there any more. */
  putTally(account: string, tally: StoredTally): Promise<boolean>;
  /** The ratings of a match: the first, and then its corrections in order. */
  rated(stream: string): Promise<readonly StoredRated[]>;
  /** Stores a rating of a match; false if there is one of this name. */
  putRated(rated: StoredRated): Promise<boolean>;
  /** Whether the rating of a match was marked as added to the tally of an account. */
  isAdded(name: RatedName, account: string): Promise<boolean>;
  /** Marks it so. Safe to repeat. */
  markAdded(name: RatedName, account: string): Promise<void>;
  /**
   * A page of a board, the highest figure first: at most `first` (1 to 100) after a cursor of the same board.
   * Throws `CursorError` for any other.
   */
  board(
    board: RatingBoard,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<StandingOn>>;
};
/** An account on a board. */
export type StandingOn = {
  readonly account: string;
  /** The figure by which it ranks there. */
  readonly figure: number;
  readonly tally: StoredTally;
};
