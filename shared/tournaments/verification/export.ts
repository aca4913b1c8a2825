import type { TournamentEvent } from '../events/event.ts';
import type { Tournament } from '../record/tournament.ts';
import type { Standing } from '../standings/standings.ts';
import { fieldOf } from '../acts/field.ts';

/** Standings as of a round. */
export type StandingTable = {
  readonly stage: number;
  readonly round: number;
  readonly rows: readonly Standing[];
};

/** A step of a tournament as its followers may read it. */
export type TournamentUpdate = {
  readonly version: number;
  /** ISO 8601. */
  readonly at: string;
  readonly events: readonly TournamentEvent[];
};

/** The whole input for recomputing every figure of a tournament; schema `tournament-1`. */
export type TournamentExport = {
  readonly schema: 'tournament-1';
  /** The commit of the release that exported it, 40 hex digits; absent if unknown. */
  readonly commit?: string;
  readonly id: string;
  /** The public view of the record. */
  readonly tournament: Tournament;
  /** Every public step, from the first on. */
  readonly commits: readonly TournamentUpdate[];
  /** The table as of every round that was published. */
  readonly standings: readonly StandingTable[];
};

/** True if a piece of JSON claims to be the export of a tournament. */
export const isOfTournament = (value: unknown): boolean =>
  fieldOf(value, 'schema') === 'tournament-1';

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value);

/** The members of an export, with a check for each. */
const parts: Readonly<Record<keyof TournamentExport, (value: unknown) => boolean>> = {
  schema: isText,
  id: isText,
  tournament: isRecord,
  commits: isList,
  standings: isList,
  commit: (commit) => commit === undefined || isText(commit),
};

/** A UTC timestamp with milliseconds. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const steps: Readonly<Record<keyof TournamentUpdate, (value: unknown) => boolean>> = {
  version: Number.isInteger,
  at: (at) => typeof at === 'string' && ISO.test(at),
  events: (events) =>
    Array.isArray(events) && events.every((event) => isText(fieldOf(event, 'type'))),
};

/** Structural faults of an export, in words; empty if it can be verified. */
export function misbuiltIn(value: unknown): readonly string[] {
  const commits = fieldOf(value, 'commits');
  return [
    ...misbuilt(value, parts, ''),
    ...(Array.isArray(commits) ? commits : []).flatMap((commit, i) =>
      misbuilt(commit, steps, `commits.${String(i)}.`),
    ),
  ];
}

function misbuilt(
  value: unknown,
  known: Readonly<Record<string, (value: unknown) => boolean>>,
  path: string,
): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${path.slice(0, -1)} is no step`];
  const strange = Object.keys(value).filter((name) => !Object.hasOwn(known, name));
  const wrong = Object.keys(known).filter((name) => known[name]?.(fieldOf(value, name)) !== true);
  return [
    ...strange.map((name) => `${path}${name} is not known here`),
    ...wrong.map((name) => `${path}${name} is missing, or not what it should be`),
  ];
}

/** True if a piece of JSON is a well-formed export of a tournament. */
export const isTournamentExport = (value: unknown): value is TournamentExport =>
  isOfTournament(value) && misbuiltIn(value).length === 0;
