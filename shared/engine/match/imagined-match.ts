import type { Seat } from '../procedure/seat.ts';
import type { Match } from './match.ts';

/** The limits of what a seat knows of a match, for the search of a bot that plays it. */
export type Hidden<S> = {
  /**
   * The ids that the seat has not seen, in groups of one kind (one for each back of a card). Within a
   * group they are interchangeable, and stand in the order of the places where they lie.
   */
  unseen(state: S, seat: Seat): readonly (readonly string[])[];
  /** The other seats whose answers in the open procedure are still secret. */
  secretive?(match: Match<S>, seat: Seat): readonly Seat[];
};

/**
 * A match as a bot may imagine it: it agrees with everything that the bot's seat knows, hidden things
 * lie anywhere, secret answers are still to be given, and its dice are the bot's own.
 */
export type ImaginedMatch<S = unknown> = {
  readonly match: Match<S>;
  /** Answers a question by its id. @throws Error if the choice is not legal. */
  answer(id: string, choose: readonly string[]): void;
};
