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

/** Whether a piece of JSON says that it is the export of a tournament. */
export const isOfTournament = (value: unknown): boolean =>
  fieldOf(value, 'schema') === 'tournament-1';

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string';
const isList = (value: unknown): boolean => Array.isArray(value);

/** The members of an export, and what each is. */
const parts: Readonly<Record<keyof TournamentExport, (value: unknown) => boolean>> = {
  schema: isText,
  id: isText,
  tournament: isRecord,
  commits: isList,
  standings: isList,
  commit: (commit) => commit === undefined || isText(commit),
};

/** A time as clocks write it. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const steps: Readonly<Record<keyof TournamentUpdate, (value: unknown) => boolean>> = {
  version: Number.isInteger,
  at: (at) => typeof at === 'string' && ISO.test(at),
  events: (events) =>
    Array.isArray(events) && events.every((event) => isText(fieldOf(event, 'type'))),
};

/** What is wrong with how an export is built, in words; nothing where it can be worked out anew. */
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

/** Whether a piece of JSON is the export of a tournament, and is built like one. */
export const isTournamentExport = (value: unknown): value is TournamentExport =>
  isOfTournament(value) && misbuiltIn(value).length === 0;
