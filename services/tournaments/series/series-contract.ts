import type { Series } from '../../../shared/tournaments/series/series.ts';
import type { SeriesStanding } from '../../../shared/tournaments/series/series-table.ts';
import type { Page } from '../../matches/contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type {
  CreateSeriesInput,
  DraftSeasonInput,
  UpdateSeriesInput,
} from '../generated/inputs.ts';
import type { OfQualified } from './series-input.ts';

/** What somebody may do to a series, by the names of the operations of both doors. */
export type SeriesAction = 'updateSeries' | 'draftSeason';

/** A series as somebody may see it: of a season that is proposed its organizers alone see anything. */
export type SeenSeries = {
  readonly series: Series;
  /** The version as its viewer counts it: of proposals not even this number tells others. */
  readonly version: number;
  readonly updatedAt: string;
  readonly can: readonly SeriesAction[];
};

/** A series as lists tell of it to those who run it. */
export type SeriesSummary = Pick<Series, 'id' | 'name' | 'visibility' | 'createdAt'> & {
  /** Whether it is a league. */
  readonly league: boolean;
  /** How many events it has. */
  readonly events: number;
  readonly updatedAt: string;
};

/** How far an event of a series is: without a result that counts, with one that may be corrected, or for good. */
export type SeriesResult = 'NONE' | 'PROVISIONAL' | 'FINAL';

/** The table of a series, worked out of the results that there are. */
export type SeriesTable = {
  readonly events: readonly {
    readonly tournaments: readonly string[];
    readonly result: SeriesResult;
  }[];
  /** The seed of its draw, in hex. */
  readonly seed: string;
  readonly rows: readonly SeriesRow[];
};

/** A row of it; each score names the tournament that it was got in. */
export type SeriesRow = Omit<SeriesStanding, 'events'> & {
  readonly events: readonly (Omit<SeriesStanding['events'][number], 'event'> & {
    readonly tournament: string;
    /** The event, from 1. */
    readonly number: number;
  })[];
};

type Act<Input> = (actor: AccountActor, input: Input) => Promise<SeenSeries>;

/** The use-cases of series and leagues, behind every front door; refused as those of tournaments are. */
export type SeriesUses = {
  findSeries(viewer: AccountActor | undefined, id: string): Promise<SeenSeries>;
  /** A page of those that they run as their owner or one of their organizers, the newest first: at most 50. */
  ownSeries(
    actor: AccountActor,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<SeriesSummary>>;
  seriesTable(viewer: AccountActor | undefined, id: string): Promise<SeriesTable>;
  /** The accounts that qualify, the best first. */
  qualifiedIn(viewer: AccountActor | undefined, of: OfQualified): Promise<readonly string[]>;
  createSeries: Act<CreateSeriesInput>;
  updateSeries: Act<UpdateSeriesInput>;
  draftSeason: Act<DraftSeasonInput>;
};
