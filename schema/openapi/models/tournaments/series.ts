import * as z from 'zod';
import { person } from '../account.ts';
import { name } from '../named.ts';
import { count, flag, listOf, maybe, moment, text } from '../scalars.ts';
import { points } from './player.ts';
import { visibility } from './tournament.ts';

export const tie = z
  .enum(['WINS', 'PLACES', 'LATEST'])
  .describe(
    '`WINS`: events won. `PLACES`: most first places, then most second ones, … `LATEST`: the better place in the latest event, then in the one before, …',
  );

const regulations = name(
  'SeriesRegulations',
  'How the table of a series follows from those of its events.',
  z.object({
    pointsByPlace: listOf(
      'What each place of an event is worth, the first first; places beyond it, nothing.',
      points('The points.'),
    ),
    best: maybe(count('How many events count of each player, the best; `null`: all.')),
    atLeast: count('How many events one plays to qualify.'),
    ties: listOf('What parts those who have as many points; a draw follows in any case.', tie),
  }),
);

const league = name(
  'LeagueRegulations',
  'How the divisions of a league change between seasons.',
  z.object({
    size: count('How many players a division has.'),
    up: count('How many go up from each division.'),
    down: count('How many go down from each division.'),
  }),
);

const tournamentIds = listOf(
  'The ids of its tournaments: of a season those of its divisions, the highest first; else one.',
  z.string(),
);

const seasonDraft = name(
  'SeasonDraft',
  'A season that is proposed, for an organizer to edit.',
  z.object({
    season: count('Which season it would be, from 1.'),
    divisions: listOf(
      'Its divisions, the highest first.',
      z.object({
        players: listOf('Who plays in it, in the order in which they come.', person),
        tournamentId: maybe(text('The tournament that was set up for it; `null` for none.')),
      }),
    ),
    moves: listOf(
      'How everybody comes into their division; divisions count from 1, the highest.',
      z.object({
        account: person,
        from: maybe(count('From where; `null` for newcomers.')),
        to: count('Into which.'),
      }),
    ),
    tooFew: flag('Whether there are too few for a division.'),
  }),
);

export const series = name(
  'Series',
  'A series of tournaments whose places add up to one table, or a league, whose events are seasons of divisions.',
  z.object({
    id: text("The series' id."),
    version: count('How many times it has changed, as you are shown it.'),
    name: text('What its organizer calls it.'),
    description: maybe(text('What there is to say of it.')),
    visibility,
    owner: person,
    organizers: listOf('Who else runs it.', person),
    regulations,
    league: maybe(league),
    events: listOf('Its events, in order.', z.object({ tournamentIds })),
    draft: maybe(seasonDraft),
    can: listOf('What you may do now.', z.enum(['UPDATE_SERIES', 'DRAFT_SEASON'])),
    createdAt: moment('When it was set up.'),
    updatedAt: moment('When it last changed.'),
  }),
);

const summary = name(
  'SeriesSummary',
  'A series as lists tell of it.',
  z.object({
    id: text("The series' id."),
    name: text('What its organizer calls it.'),
    visibility,
    league: flag('Whether it is a league.'),
    events: count('How many events it has.'),
    createdAt: moment('When it was set up.'),
    updatedAt: moment('When it last changed.'),
  }),
);

export const ownSeries = name(
  'SeriesPage',
  'A page of a list of series, the latest first.',
  z.object({
    items: listOf('The series.', summary),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

const result = z
  .enum(['NONE', 'PROVISIONAL', 'FINAL'])
  .describe(
    '`NONE`: it is not over, or was called off, and does not count. `PROVISIONAL`: it is over, and may still be corrected. `FINAL`: it is over for good.',
  );

const row = name(
  'SeriesStanding',
  'A row of the table of a series.',
  z.object({
    rank: count('The place: 1, 2, …; no two share one.'),
    account: person,
    points: points('The points.'),
    tieBreaks: listOf(
      'What parted those who have as many points, in the order of the regulations.',
      z.object({
        kind: z.enum(['WINS', 'PLACES', 'LATEST', 'DRAW']).describe('Which.'),
        value: text('Its value.'),
      }),
    ),
    scores: listOf(
      'What each event gave.',
      z.object({
        event: count('Which event, from 1.'),
        tournamentId: text('The tournament that they played in.'),
        place: count('The place; of a season over all its divisions, one below the other.'),
        points: points('What it is worth.'),
        counts: flag('Whether it is among the best that count.'),
      }),
    ),
  }),
);

export const seriesStandings = name(
  'SeriesStandingPage',
  'A page of the table of a series, the best first. It is worked out of the results of its events when you ask.',
  z.object({
    results: listOf('How far each event of the series is, in order.', result),
    seed: text(
      'The seed of the draw, in hex: SHA-256 of the id and of the secrets of the events that count.',
    ),
    items: listOf('The rows.', row),
    hasNextPage: flag('Whether more follow; their address is in the `Link` header too.'),
    endCursor: maybe(text('Give it as `after` to go on behind the last of these.')),
  }),
);

export const qualifiers = name(
  'SeriesQualifiers',
  'Who qualifies for what a series leads to.',
  z.object({ items: listOf('The accounts, the best first.', person) }),
);

export const seriesCsv = name(
  'SeriesCsv',
  'The table of a series for spreadsheets, with a line of what its columns are: rank, name, points, each tie-break, and place and points of each event. No cell is a formula.',
  z.string(),
);
