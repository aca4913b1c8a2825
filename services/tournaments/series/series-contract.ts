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

/** Actions available to a viewer on a series, by the names of the operations of both APIs. */
export type SeriesAction = 'updateSeries' | 'draftSeason';

/** A series as its viewer may see it: only its organizers see a proposed season. */
export type SeenSeries = {
  readonly series: Series;
  /** The version in the viewer's count, which does not reveal proposals to others. */
  readonly version: number;
  readonly updatedAt: string;
  readonly can: readonly SeriesAction[];
};

/** A series in the lists of its organizers. */
export type SeriesSummary = Pick<Series, 'id' | 'name' | 'visibility' | 'createdAt'> & {
  /** True for a league. */
  readonly league: boolean;
  /** Number of events. */
  readonly events: number;
  readonly updatedAt: string;
};

/**
 * Result of an event of a series: none that counts, one that may be corrected, or the final one.
 */
export type SeriesResult = 'NONE' | 'PROVISIONAL' | 'FINAL';

/** The table of a series, computed from the present results. */
export type SeriesTable = {
  readonly events: readonly {
    readonly tournaments: readonly string[];
    readonly result: SeriesResult;
  }[];
  /** The seed of its draw, in hex. */
  readonly seed: string;
  readonly rows: readonly SeriesRow[];
};

/** A row of the table; each score names its tournament. */
export type SeriesRow = Omit<SeriesStanding, 'events'> & {
  readonly events: readonly (Omit<SeriesStanding['events'][number], 'event'> & {
    readonly tournament: string;
    /** The event, from 1. */
    readonly number: number;
  })[];
};

type Act<Input> = (actor: AccountActor, input: Input) => Promise<SeenSeries>;

/** The use-cases of series and leagues, shared by all APIs; refused as those of tournaments are. */
export type SeriesUses = {
  findSeries(viewer: AccountActor | undefined, id: string): Promise<SeenSeries>;
  /** A page of the actor's series as owner or organizer, the newest first: at most 50. */
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
