import type { TournamentVisibility } from '../record/tournament.ts';
import type { Move } from './draft-season.ts';
import type { LeagueRegulations, SeriesRegulations } from './regulations.ts';

/** A series or a league, folded from what happened to it; plain JSON. It has no results of its own. */
export type Series = {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly visibility: TournamentVisibility;
  readonly owner: string;
  /** The accounts that run it beside the owner. */
  readonly organizers: readonly string[];
  readonly regulations: SeriesRegulations;
  /** Of a league alone. */
  readonly league?: LeagueRegulations;
  /** The tournaments of each event, in order: of a league's season its divisions, the highest first; else one. */
  readonly events: readonly (readonly string[])[];
  /** The next season of a league, as it is proposed: its organizers alone see it. */
  readonly draft?: DraftedSeason;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** A season that was proposed, for an organizer to edit. */
export type DraftedSeason = {
  /** The number of the season, from 1. */
  readonly season: number;
  /** The highest first. */
  readonly divisions: readonly DraftedDivision[];
  readonly moves: readonly Move[];
  /** Whether there are too few for a division. */
  readonly tooFew: boolean;
};
export type DraftedDivision = {
  readonly accounts: readonly string[];
  /** The tournament that was set up for it. */
  readonly tournament?: string;
};

/** What happened to a series. */
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
