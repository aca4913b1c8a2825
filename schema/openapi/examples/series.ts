import type { Shape } from './shape.ts';

const at = '2026-11-21T18:30:00.000Z';
const ann = { id: 'ann', name: 'Ann', bot: false, guest: false };
const bob = { id: 'bob', name: 'Bob', bot: false, guest: false };
const olga = { id: 'olga', name: 'Olga', bot: false, guest: false };
const tournamentId = '7k2m9c4d6r8t1v3x5z0b2f4hjn';

const series: Shape<'Series'> = {
  id: '2b4d6f8h0j1k3m5n7p9q0r2s4t',
  version: 1,
  name: 'Evenings of 2026',
  description: null,
  visibility: 'PUBLIC',
  owner: olga,
  organizers: [],
  regulations: { pointsByPlace: [10, 7, 5], best: null, atLeast: 1, ties: ['PLACES', 'LATEST'] },
  league: null,
  events: [{ tournamentIds: [tournamentId] }],
  draft: null,
  can: ['UPDATE_SERIES'],
  createdAt: at,
  updatedAt: at,
};

const league: typeof series = {
  ...series,
  version: 2,
  league: { size: 10, up: 2, down: 2 },
  draft: {
    season: 2,
    divisions: [{ players: [ann, bob], tournamentId: null }],
    moves: [
      { account: ann, from: 1, to: 1 },
      { account: bob, from: null, to: 1 },
    ],
    tooFew: true,
  },
  can: ['UPDATE_SERIES', 'DRAFT_SEASON'],
};

const table: Shape<'SeriesStandingPage'> = {
  results: ['FINAL'],
  seed: '5f2ac8d1e0b94c7d3a61f80e9b2d47c6a1e5083f9d7c2b4e6a8f10c3d5e7b9a2',
  items: [
    {
      rank: 1,
      account: ann,
      points: 10,
      tieBreaks: [{ kind: 'LATEST', value: '1' }],
      scores: [{ event: 1, tournamentId, place: 1, points: 10, counts: true }],
    },
  ],
  hasNextPage: false,
  endCursor: '0000001',
};

const { id, name, visibility } = series;
const inShort = { id, name, visibility, league: false, events: 1, createdAt: at, updatedAt: at };

/** One of each operation on series. */
export const seriesExamples = {
  createSeries: {
    body: { name: series.name, regulations: { pointsByPlace: [10, 7, 5] } },
    gives: { ...series, version: 0, events: [] },
  },
  listOwnSeries: { gives: { items: [inShort], hasNextPage: false, endCursor: 'bWF1' } },
  getSeries: { gives: series },
  updateSeries: { body: { events: [[tournamentId]] }, gives: series },
  draftSeason: { body: { newcomers: ['bob'] }, gives: league },
  getSeriesStandings: { gives: table },
  getSeriesCsv: { gives: 'rank,name,points,LATEST,place1,points1\r\n1,Ann,10,1,1,10\r\n' },
  getQualified: { gives: { items: [ann, bob] } },
};
