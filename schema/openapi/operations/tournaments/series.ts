import * as input from '../../models/tournaments/series-input.ts';
import * as models from '../../models/tournaments/series.ts';
import type { Operation } from '../../operation.ts';
import { ownSeriesQuery, qualifiedQuery, seriesStandingsQuery } from '../../query.ts';

const theSeries = { status: 200, says: 'The series.', model: models.series, etag: true } as const;

/** Series of tournaments, and leagues. */
export const series = {
  createSeries: {
    method: 'post',
    path: '/v1/series',
    tag: 'Tournaments',
    summary: 'Set up a series',
    description: 'Or a league. For organizers and admins.',
    body: input.createSeries,
    token: 'needed',
    key: 'taken',
    gives: { ...theSeries, status: 201, located: true },
    refuses: ['BAD_USER_INPUT'],
  },
  listOwnSeries: {
    method: 'get',
    path: '/v1/viewer/series',
    tag: 'Tournaments',
    summary: 'List your series',
    description: 'The series that you own or organize, the latest first.',
    query: ownSeriesQuery,
    token: 'needed',
    gives: { status: 200, says: 'A page of series.', model: models.ownSeries, link: true },
    refuses: ['BAD_USER_INPUT'],
  },
  getSeries: {
    method: 'get',
    path: '/v1/series/{seriesId}',
    tag: 'Tournaments',
    summary: 'Read a series',
    description: 'One series, as you may see it; its table is a resource of its own.',
    gives: theSeries,
    refuses: ['NOT_FOUND'],
  },
  updateSeries: {
    method: 'patch',
    path: '/v1/series/{seriesId}',
    tag: 'Tournaments',
    summary: 'Change a series',
    description: 'Its setting, who runs it, which events it has. What is left out stays.',
    body: input.updateSeries,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: theSeries,
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
  draftSeason: {
    method: 'post',
    path: '/v1/series/{seriesId}/seasons',
    tag: 'Tournaments',
    summary: 'Propose a season',
    description:
      'The next season of a league, with promotions, relegations and newcomers, once the last is over. Sent again with other words it replaces what was proposed. With `regulations` a draft of a tournament is set up for each division.',
    body: input.draftSeason,
    token: 'needed',
    key: 'taken',
    guarded: true,
    gives: theSeries,
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT', 'TOURNAMENT_STATE', 'TOO_FEW_PLAYERS'],
  },
  getSeriesStandings: {
    method: 'get',
    path: '/v1/series/{seriesId}/standings',
    tag: 'Tournaments',
    summary: 'Read the table of a series',
    description: 'The best first, worked out of the results of its events when you ask.',
    query: seriesStandingsQuery,
    gives: { status: 200, says: 'A page of the table.', model: models.seriesStandings, link: true },
    refuses: ['NOT_FOUND'],
  },
  getSeriesCsv: {
    method: 'get',
    path: '/v1/series/{seriesId}/standings.csv',
    tag: 'Tournaments',
    summary: 'Export the table of a series',
    description:
      'The whole table, for spreadsheets: UTF-8 behind its mark. Names that look like formulas are escaped.',
    gives: { status: 200, says: 'The table.', model: models.seriesCsv, type: 'text/csv' },
    refuses: ['NOT_FOUND'],
  },
  getQualified: {
    method: 'get',
    path: '/v1/series/{seriesId}/qualified',
    tag: 'Tournaments',
    summary: 'See who qualifies',
    description: 'The best of those who were in enough events, for what the series leads to.',
    query: qualifiedQuery,
    gives: { status: 200, says: 'The accounts.', model: models.qualifiers },
    refuses: ['NOT_FOUND', 'BAD_USER_INPUT'],
  },
} as const satisfies Readonly<Record<string, Operation>>;
