/** A rating: how strong somebody is believed to be, as the mean and the deviation of a normal distribution. */
export type Rating = { readonly mu: number; readonly sigma: number };

/** The pools that are rated apart, for each game: people who play at once, people who play over days, programs. */
export type RatingPool = 'LIVE' | 'ASYNC' | 'BOT';

/** The rating of whoever has played nothing yet. */
export const START: Rating = { mu: 25, sigma: 25 / 3 };

const NEW = 1_000;
const STEP = 40;
const LEAST = 100;

/** The figure that people are shown, a whole number from 100 up: as strong as somebody is almost certainly. New is 1000. */
export const figureOf = ({ mu, sigma }: Rating): number =>
  Math.max(LEAST, Math.round(NEW + STEP * (mu - 3 * sigma)));

/** The strength by which tables are made, in the same unit: unlike the figure it does not rise by certainty alone. */
export const strengthIn = ({ mu }: Rating): number => Math.round(STEP * mu);

/** As many matches make a rating that is more than a guess, and put it on the leaderboard. */
export const ENOUGH = 10;
const UNCERTAIN = 6.5;

/** Whether a rating is still a guess: it rests on fewer than ten matches, or its deviation is above 6.5. */
export const isProvisional = ({ sigma }: Rating, matches: number): boolean =>
  matches < ENOUGH || sigma > UNCERTAIN;
