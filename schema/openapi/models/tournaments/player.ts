import * as z from 'zod';
import { person } from '../account.ts';
import { name } from '../named.ts';
import { count, flag, listOf, maybe, moment, text } from '../scalars.ts';

/** Points as they are shown: counted in thousandths. */
export const points = (meaning: string) =>
  z.number().multipleOf(0.001).describe(`${meaning} With up to three decimals.`);

export const playerStatus = z
  .enum([
    'PENDING',
    'WAITLISTED',
    'REGISTERED',
    'CHECKED_IN',
    'ACTIVE',
    'SITTING_OUT',
    'DROPPED',
    'ELIMINATED',
    'DISQUALIFIED',
  ])
  .describe(
    '`PENDING`: waits for staff to approve of it. `WAITLISTED`: is on the waiting list. `REGISTERED`: has a place. `CHECKED_IN`: has said before the start that they are there. `ACTIVE`: plays. `SITTING_OUT`: is left out of rounds until they check in again. `DROPPED`: has left, or was dropped. `ELIMINATED`: has no life left, or did not go on. `DISQUALIFIED`: was disqualified.',
  );

export const penalty = name(
  'Penalty',
  'A penalty.',
  z.object({
    number: count('The start number it was given to.'),
    kind: z
      .enum(['WARNING', 'POINTS', 'POD_LOSS'])
      .describe(
        '`WARNING`: nothing but a word. `POINTS`: points are taken. `POD_LOSS`: the pod counts as lost.',
      ),
    points: maybe(points('With `POINTS`: how many.')),
    round: maybe(count('The round that it counts for.')),
    pod: maybe(count('With `POD_LOSS`: the pod of that round.')),
  }),
);

export const player = name(
  'TournamentPlayer',
  'A player of a tournament.',
  z.object({
    id: text('Of this account in this tournament.'),
    account: person,
    number: maybe(
      count(
        'The start number: who played, however often the account in it changes. `null` before the start.',
      ),
    ),
    status: playerStatus,
    registeredAt: moment('When the registration was received.'),
    waitingPlace: maybe(count('The place on the waiting list, from 1.')),
    seed: maybe(count('The place that staff have seeded them at.')),
    entered: maybe(count('The first round that they play in, where they came late.')),
    checkedIn: maybe(count('The round that they have checked in for last.')),
    noShows: count(
      'In how many pods they have never answered a question of their own; two drop a player.',
    ),
    leaving: flag('Whether they leave as soon as their pod is over.'),
    lives: maybe(count('The lives left, in an elimination.')),
    before: listOf('Who held the number before them, the first first.', person),
  }),
);

const more = {
  hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
  endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
};

export const players = name(
  'TournamentPlayerPage',
  'A page of players: by start number from the start on, in order of receipt before.',
  z.object({ items: listOf('The players.', player), ...more }),
);

const roundScore = name(
  'RoundScore',
  'What a round gave a player.',
  z.object({
    round: count('The round.'),
    pod: maybe(count('The pod.')),
    place: maybe(count('The place in it.')),
    points: points('The points.'),
    source: z
      .enum(['MATCH', 'BYE', 'ADJUDICATED', 'FORFEIT', 'ROUND_DEADLINE', 'LATE_ENTRY'])
      .describe('Where they come from: a match, or what took its place.'),
  }),
);

const standing = name(
  'StandingRow',
  'A row of a table.',
  z.object({
    rank: count('The place: 1, 2, …; no two share one.'),
    player,
    points: points('The points.'),
    tieBreaks: listOf(
      'What parted those who have as many points, in the order of the regulations.',
      z.object({
        kind: z
          .enum([
            'HEAD_TO_HEAD',
            'WINS',
            'PLACES',
            'GAME_SCORE',
            'OPPONENT_POINTS',
            'OPPONENT_WIN_RATE',
            'BUCHHOLZ',
            'PROGRESSIVE',
            'DRAW',
          ])
          .describe('Which.'),
        value: text(
          'Its value, exactly: a whole number or a fraction such as `7/3`; empty where it does not apply.',
        ),
      }),
    ),
    results: listOf('What each round gave.', roundScore),
  }),
);

export const standings = name(
  'StandingPage',
  'A page of a table, the best first. It is worked out of the record when you ask.',
  z.object({
    stage: count('The stage that it is of.'),
    round: count('The last round that counts; 0 before the first.'),
    items: listOf('The rows.', standing),
    ...more,
  }),
);
