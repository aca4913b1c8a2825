import { gzipSync } from 'node:zlib';
import type { Entry, Game } from '../../shared/engine/index.ts';
import { withGroups, type Groups } from './groups.ts';
import { withLeads, type Leads } from './leads.ts';
import { withNumbers, type Histogram } from './histogram.ts';
import { journalOf } from './journal.ts';
import type { SimulatedMatch, Simulation } from './simulation.ts';
import { bytesOf } from './sizes.ts';
import { turnsOf, type TurnAsked } from './turns.ts';

/**
 * The results of the bots of one level, or of one seat. A shared victory counts for each winner.
 */
export type Fared = {
  readonly played: number;
  readonly wins: number;
  readonly meanScore: number;
  readonly meanPlace: number;
};

/** A fault in one match. */
export type Fault = { readonly match: string; readonly reason: string };

/** The sums of a series. Means and rates are per completed match. */
export type Tally = {
  readonly matches: number;
  readonly answers: number;
  readonly events: number;
  readonly questions: number;
  readonly engineTime: number;
  readonly invariantFailures: number;
  readonly replayFailures: number;
  readonly wordFailures: number;
  readonly unfinished: number;
  /** The first faults. */
  readonly faults: readonly Fault[];
  /** Bytes of the journals of the checked matches. */
  readonly journal: { readonly matches: number; readonly bytes: number };
  /** Counts for every turn: its questions, and those to others than its owner. */
  readonly turns: { readonly all: Histogram; readonly ofOthers: Histogram; readonly kinds: Kinds };
  /** Bytes, if measured: of every view, of every patch, of every compressed journal. */
  readonly sizes: {
    readonly views: Histogram;
    readonly diffs: Histogram;
    readonly journals: Histogram;
  };
  readonly leads: Leads;
  readonly fared: {
    readonly bots: Readonly<Record<string, Fared>>;
    readonly seats: Readonly<Record<string, Fared>>;
    /** By the grouping field, `CharacterTaken.alignment`. */
    readonly groups: Readonly<Record<string, Groups>>;
  };
};

/** Questions of one kind, and those of them to others than the owner of the turn. */
type KindAsked = { readonly all: number; readonly ofOthers: number };
export type Kinds = Readonly<Record<string, KindAsked>>;

/** Maximum number of faults listed individually. */
const FAULTS_TOLD = 20;

export const nothing: Tally = {
  matches: 0,
  answers: 0,
  events: 0,
  questions: 0,
  engineTime: 0,
  invariantFailures: 0,
  replayFailures: 0,
  wordFailures: 0,
  unfinished: 0,
  faults: [],
  journal: { matches: 0, bytes: 0 },
  turns: { all: new Map(), ofOthers: new Map(), kinds: {} },
  sizes: { views: new Map(), diffs: new Map(), journals: new Map() },
  leads: {},
  fared: { bots: {}, seats: {}, groups: {} },
};

/** Adds one match to the sums. */
export function counted(tally: Tally, series: Simulation, match: SimulatedMatch): Tally {
  const { game } = series;
  const entries = match.commits.flat();
  const of = (type: Entry['type']): number => entries.filter((entry) => entry.type === type).length;
  const faults = faultsOf(match);
  return {
    matches: tally.matches + 1,
    answers: tally.answers + of('Answered'),
    events: tally.events + of('Told'),
    questions: tally.questions + of('Asked'),
    engineTime: tally.engineTime + match.engineTime,
    invariantFailures: tally.invariantFailures + match.brokenInvariants.length,
    replayFailures: tally.replayFailures + (match.replayFault === undefined ? 0 : 1),
    wordFailures: tally.wordFailures + match.wordFaults.length,
    unfinished: tally.unfinished + (match.unfinished === undefined ? 0 : 1),
    faults: [...tally.faults, ...faults].slice(0, FAULTS_TOLD),
    journal: match.checked
      ? {
          matches: tally.journal.matches + 1,
          bytes: tally.journal.bytes + bytesOf(match.commits),
        }
      : tally.journal,
    turns: withTurns(tally.turns, game, match),
    sizes: withSizes(tally.sizes, series, match),
    leads:
      match.unfinished === undefined
        ? withLeads(tally.leads, game, { cuts: series.cuts ?? [], match })
        : tally.leads,
    fared: match.unfinished === undefined ? fared(tally.fared, series, match) : tally.fared,
  };
}

function withTurns(before: Tally['turns'], game: Game, { commits }: SimulatedMatch) {
  const turns = turnsOf(game, commits);
  return {
    all: withNumbers(
      before.all,
      turns.map(({ all }) => all),
    ),
    ofOthers: withNumbers(
      before.ofOthers,
      turns.map(({ ofOthers }) => ofOthers),
    ),
    kinds: turns.reduce(withKinds, before.kinds),
  };
}

/** Adds the questions of a turn to the sums by kind. */
function withKinds(before: Kinds, { kinds }: TurnAsked): Kinds {
  const sums: Record<string, KindAsked> = { ...before };
  for (const { kind, ofOther } of kinds) {
    const { all, ofOthers } = sums[kind] ?? { all: 0, ofOthers: 0 };
    sums[kind] = { all: all + 1, ofOthers: ofOthers + (ofOther ? 1 : 0) };
  }
  return sums;
}

function withSizes(before: Tally['sizes'], series: Simulation, match: SimulatedMatch) {
  if (match.sizes === undefined) return before;
  const journal = gzipSync(JSON.stringify(journalOf(series, match))).byteLength;
  return {
    views: withNumbers(before.views, match.sizes.views),
    diffs: withNumbers(before.diffs, match.sizes.diffs),
    journals: withNumbers(before.journals, [journal]),
  };
}

function faultsOf(match: SimulatedMatch) {
  const { id, unfinished, brokenInvariants, replayFault, wordFaults } = match;
  const reasons = [
    ...brokenInvariants.map((what) => `broken invariant, ${what}`),
    ...(replayFault === undefined ? [] : [`replay, ${replayFault}`]),
    ...wordFaults.map((what) => `words, ${what}`),
    ...(unfinished === undefined ? [] : [`unfinished: ${unfinished}`]),
  ];
  return reasons.map((reason): Fault => ({ match: id, reason }));
}

function fared(before: Tally['fared'], { game, by = [] }: Simulation, match: SimulatedMatch) {
  const standing = game.standing(match.state);
  const winners = standing.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const groups = by.map((field): readonly [string, Groups] => {
    const name = `${field.type}.${field.field}`;
    return [name, withGroups(before.groups[name] ?? {}, { match, winners, by: field })];
  });
  return standing.reduce(
    ({ bots, seats, ...rest }, { seat, place, score }) => {
      const level = match.levels[seat] ?? '';
      return {
        ...rest,
        bots: { ...bots, [level]: with1(bots[level], place, score) },
        seats: { ...seats, [seat]: with1(seats[seat], place, score) },
      };
    },
    { ...before, groups: Object.fromEntries(groups) },
  );
}

/** Adds a result to the means. */
function with1(
  before: Fared = { played: 0, wins: 0, meanScore: 0, meanPlace: 0 },
  place: number,
  score: number,
): Fared {
  const played = before.played + 1;
  const mean = (old: number, value: number): number => old + (value - old) / played;
  return {
    played,
    wins: before.wins + (place === 1 ? 1 : 0),
    meanScore: mean(before.meanScore, score),
    meanPlace: mean(before.meanPlace, place),
  };
}
