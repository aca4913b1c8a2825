import type * as z from 'zod';
import { enumValues } from '../../../../schema/enum-values.ts';
import type * as models from '../../../../schema/openapi/models/tournaments/series.ts';
import type { DraftedSeason } from '../../../../shared/tournaments/series/series.ts';
import type { SeenSeries, SeriesRow } from '../../../tournaments/series/series-contract.ts';
import { inPoints } from '../../../tournaments/shown/points.ts';
import { named } from '../named.ts';
import { personIn, type People } from './setting.ts';

type Shown = z.input<typeof models.series>;

/** A series as its reader sees it. */
export const seriesOf = (people: People, seen: SeenSeries): Shown => {
  const { series, version, updatedAt, can } = seen;
  const { regulations, league, draft } = series;
  return {
    ...{ id: series.id, version, name: series.name, visibility: series.visibility },
    description: series.description ?? null,
    owner: personIn(people, series.owner),
    organizers: series.organizers.map((each) => personIn(people, each)),
    regulations: {
      pointsByPlace: [...regulations.pointsByPlace],
      best: regulations.best ?? null,
      atLeast: regulations.atLeast,
      ties: [...regulations.ties],
    },
    league: league ? { ...league } : null,
    events: series.events.map((tournamentIds) => ({ tournamentIds: [...tournamentIds] })),
    draft: draft ? draftOf(people, draft) : null,
    can: can.map((action) => named(enumValues.SeriesAction, action)),
    createdAt: series.createdAt,
    updatedAt,
  };
};

const draftOf = (
  people: People,
  { season, divisions, moves, tooFew }: DraftedSeason,
): NonNullable<Shown['draft']> => ({
  season,
  divisions: divisions.map(({ accounts, tournament }) => ({
    players: accounts.map((each) => personIn(people, each)),
    tournamentId: tournament ?? null,
  })),
  moves: moves.map(({ account, from, to }) => ({
    account: personIn(people, account),
    from: from ?? null,
    to,
  })),
  tooFew,
});

/** The accounts that a series is shown by. */
export const accountsOf = ({ series }: SeenSeries): readonly string[] => [
  series.owner,
  ...series.organizers,
  ...(series.draft?.divisions.flatMap(({ accounts }) => accounts) ?? []),
];

/** A row of the table of a series. */
export const rowOf = (
  people: People,
  { rank, account, points, ties, events }: SeriesRow,
): z.input<typeof models.seriesStandings>['items'][number] => ({
  rank,
  account: personIn(people, account),
  points: inPoints(points),
  tieBreaks: [...ties],
  scores: events.map((score) => ({
    event: score.number,
    tournamentId: score.tournament,
    place: score.place,
    points: inPoints(score.points),
    counts: score.counts,
  })),
});
