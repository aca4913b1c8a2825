import type { TournamentVisibility } from '../record/tournament.ts';
import type { Move } from './draft-season.ts';
import type { LeagueRegulations, SeriesRegulations } from './regulations.ts';

/** A series or a league, folded from its steps; plain JSON. It has no results of its own. */
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly visibility: TournamentVisibility;
  readonly owner: string;
  /** The accounts that run it beside the owner. */
  readonly organizers: readonly string[];
  readonly regulations: SeriesRegulations;
  /** Only of a league. */
  readonly league?: LeagueRegulations;
  /** The tournaments of each event, in order: of a league's season its divisions, the highest first; else one. */
  readonly events: readonly (readonly string[])[];
  /** The proposed next season of a league, visible only to its organizers. */
  readonly draft?: DraftedSeason;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A proposed season, for an organizer to edit. */
export type DraftedSeason = {
  /** The number of the season, from 1. */
  readonly season: number;
  /** The highest first. */
  readonly divisions: readonly DraftedDivision[];
  readonly moves: readonly Move[];
  /** True if there are too few players for a division. */
  readonly tooFew: boolean;
};
export type DraftedDivision = {
  readonly accounts: readonly string[];
  /** The tournament that was set up for it. */
  readonly tournament?: string;
};

/** A step in the history of a series. */
export type SeriesStep =
  | ({ readonly type: 'SeriesCreated' } & Pick<
      Series,
      'name' | 'description' | 'visibility' | 'owner' | 'regulations' | 'league'
    >)
  | ({ readonly type: 'SeriesUpdated' } & Partial<
      Pick<Series, 'name' | 'description' | 'visibility' | 'organizers' | 'regulations' | 'league'>
    >)
  | { readonly type: 'EventsSet'; readonly events: Series['events'] }
  | { readonly type: 'SeasonDrafted'; readonly draft: DraftedSeason };
