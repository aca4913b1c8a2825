import type { Rating, RatingPool } from '../../../shared/ratings/rating.ts';
import type { AccountStore, Page, Ratings } from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';

/** A board: a game, and one of its pools. */
export type LeaderboardKey = { readonly gameId: string; readonly pool: RatingPool };

/** The outcome of a match that counts: who played it, and in which places. */
export type Outcome = LeaderboardKey & {
  readonly matchId: string;
  /** The version that says so. One that says otherwise at a later version corrects it. */
  readonly version: number;
  /** The time at which the match ended, ISO 8601. */
  readonly at: string;
  /** The players: two or more of one kind, people or programs; with fewer, none counts. */
  readonly players: readonly { readonly account: string; readonly place: number }[];
};

/** The rating of an account on a board, as of now. */
export type SeenRating = LeaderboardKey &
  Rating & {
    /** The figure that people are shown. */
    readonly figure: number;
    /** The number of rated matches that it rests on. */
    readonly matches: number;
    /** Whether it is still a guess. */
    readonly provisional: boolean;
  };

/** An account on a leaderboard. */
export type Ranked = { readonly account: string; readonly rating: SeenRating };

/** The change that a match made to the rating of one of its players: the figures before it and after it. */
export type RatingChange = {
  readonly accountId: string;
  readonly before: number;
  readonly after: number;
};

/** The ratings of accounts. Keep one for as long as the process lives. */
export type AccountRatings = {
  /** The ratings of an account, of each board it has played for, as they were known a minute ago at most. */
  of(account: string): Promise<readonly SeenRating[]>;
  /** The ratings of an account as they are stored now. */
  fresh(account: string): Promise<readonly SeenRating[]>;
  /**
   * Reads the figure of an account on a board, at most a minute old; a beginner's if it has none.
   */
  figure(account: string, board: LeaderboardKey): Promise<number>;
  /** The figure as it is stored now. */
  freshFigure(account: string, board: LeaderboardKey): Promise<number>;
  /** The strength by which tables are made, in the unit of figures, as it is stored now. */
  strength(account: string, board: LeaderboardKey): Promise<number>;
  /**
   * Rates the players of a match by its outcome, once, however often and in whatever order outcomes
   * arrive. Stores nothing of deleted accounts.
   */
  rate(outcome: Outcome): Promise<void>;
  /** The changes of a match to the ratings of its players; none before it is rated, or if it doesn’t count. */
  changes(matchId: string): Promise<readonly RatingChange[]>;
  /**
   * A page of those with ten matches or more, the highest figure first: at most `first` (1 to 100) after a cursor
   * of the same board. Refused is any other cursor.
   */
  leaderboard(
    board: LeaderboardKey,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<Ranked>>;
};

/** The dependencies of ratings. */
export type RatingParts = {
  readonly ratings: Ratings;
  readonly accounts: Pick<AccountStore, 'profile'>;
  /** Game time, by which matches are played. */
  readonly now: Clock;
};
