import * as z from 'zod';
import { name } from './named.ts';
import { count, flag, listOf, text } from './scalars.ts';

/** The pools of ratings, as they stand in a path too. */
const ratingPool = z
  .enum(['LIVE', 'ASYNC', 'BOT'])
  .describe(
    '`LIVE`: people who play at once. `ASYNC`: people who play over days. `BOT`: bot accounts, among themselves alone.',
  );

export const rating = name(
  'Rating',
  'How strong somebody is in a game, as far as their rated matches tell.',
  z.object({
    gameId: text('The id of the game.'),
    pool: ratingPool,
    figure: count(
      'What to show: 1000 + 40 · (`mu` − 3 · `sigma`), as a whole number, and 100 at least. Everybody begins with 1000.',
    ),
    mu: z.number().describe('Their strength, at the best guess. Everybody begins with 25.'),
    sigma: z
      .number()
      .describe(
        'How uncertain that is, as a standard deviation. It begins with 25/3, falls with each match, and grows again in whole months of 30 days without one.',
      ),
    matches: count('How many matches it rests on.'),
    provisional: flag(
      'Whether it is still a guess: on fewer than ten matches, or with a `sigma` above 6.5.',
    ),
  }),
);

export const ratingChanges = name(
  'RatingChanges',
  'What a match has changed in the ratings of its players.',
  z.object({
    items: listOf(
      'One for each player. Empty in a casual match, and until a moment after a rated one has ended.',
      name(
        'RatingChange',
        'What a match has changed in the rating of one of its players.',
        z.object({
          accountId: text("The player's account."),
          before: count('Their figure before it.'),
          after: count('Their figure after it. A corrected result corrects this, too.'),
        }),
      ),
    ),
  }),
);
