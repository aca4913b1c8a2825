import * as z from 'zod';
import { person } from './account.ts';
import { name } from './named.ts';
import { rating } from './rating.ts';
import { flag, listOf, maybe, text } from './scalars.ts';

export const leaderboard = name(
  'LeaderboardPage',
  'A page of a leaderboard, the highest `figure` first.',
  z.object({
    items: listOf(
      'Those who stand there.',
      name(
        'LeaderboardEntry',
        'An account, and its rating.',
        z.object({ account: person, rating }),
      ),
    ),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);
