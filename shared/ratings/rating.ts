/**
 * A rating: the estimated strength of a player, as the mean and deviation of a normal distribution.
 */
export type Rating = { readonly mu: number; readonly sigma: number };

/** The separate rating pools of each game: real-time players, turn-based players, programs. */
export type RatingPool = 'LIVE' | 'ASYNC' | 'BOT';

/** The rating of a player without matches. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };

const NEW = 1_000;
const STEP = 40;
const LEAST = 100;

/**
 * The rating shown to people, a whole number from 100 up: a strength that the player almost certainly
 * has. A new player has 1000.
 */
export const figureOf = ({ mu, sigma }: Rating): number =>
  Math.max(LEAST, Math.round(NEW + STEP * (mu - 3 * sigma)));

/**
 * The strength for matchmaking, in the same unit: unlike the shown rating it does not rise only
 * because of certainty.
 */
export const strengthIn = ({ mu }: Rating): number => Math.round(STEP * mu);

/** The number of matches that make a rating established, and put it on the leaderboard. */
export const ENOUGH = 10;
const UNCERTAIN = 6.5;

/** True if a rating is provisional: fewer than ten matches, or a deviation above 6.5. */
export const isProvisional = ({ sigma }: Rating, matches: number): boolean =>
  matches < ENOUGH || sigma > UNCERTAIN;
