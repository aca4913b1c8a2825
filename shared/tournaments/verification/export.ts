import type { TournamentEvent } from '../events/event.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Standing } from '../standings/standings.ts';
import { fieldOf } from './field.ts';

/** Standings as of a round. */
export type StandingTable = {
  readonly stage: number;
  readonly round: number;
  readonly rows: readonly Standing[];
};

/** A step of a tournament as those may read it who follow it. */
export type TournamentUpdate = {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly events: readonly TournamentEvent[];
};

/** All that is needed to work every figure of a tournament out anew; schema `tournament-1`. */
export type TournamentExport = {
  readonly schema: 'tournament-1';
  /** The commit of the release that exported it, 40 hex digits; absent where that is not known. */
  readonly commit?: string;
  readonly id: string;
  /** As everybody may see it. */
  readonly tournament: Tournament;
  /** Every step that everybody may see, from the first on. */
  readonly commits: readonly TournamentUpdate[];
  /** The table as of every round that was published. */
  readonly standings: readonly StandingTable[];
};

/** Whether a piece of JSON says that it is the export of a tournament, and is built like one. */
export function isTournamentExport(value: unknown): value is TournamentExport {
  return (
    fieldOf(value, 'schema') === 'tournament-1' &&
    typeof fieldOf(value, 'id') === 'string' &&
    typeof fieldOf(value, 'tournament') === 'object' &&
    Array.isArray(fieldOf(value, 'commits')) &&
    Array.isArray(fieldOf(value, 'standings'))
  );
}
