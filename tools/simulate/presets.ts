import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Preset, PresetFigures, Seat, Spread } from '../../shared/engine/index.ts';
import { catalogue } from '../../shared/games/catalogue.ts';
import { UsageError } from '../cli/errors.ts';
import { columns, figure } from '../cli/print.ts';
import type { GamesById } from '../games.ts';
import { root } from '../root.ts';
import { quantile, withNumbers, type Histogram } from './histogram.ts';
import { withLeads, type Leads } from './leads.ts';
import { simulateMatch, type SimulatedMatch, type Simulation } from './simulation.ts';
import { turnsOf } from './turns.ts';

/** The bots for measuring a preset: two that weigh their choices, and two that don't. */
const BOTS = ['greedy', 'greedy', 'random', 'random'];
const CUTS = [0.5, 0.75];

/**
 * The measured figures of a preset: the length of a match, and the influence of luck. Shares are of
 * 1.
 */
export type MeasuredPreset = PresetFigures & {
  readonly seed: string;
  /** The share of first places of greedy bots; a shared place counts in part. */
  readonly greedyFirst: number;
  /** The share of matches with more than one winner. */
  readonly tiedFirst: number;
  /** The share of first places by seat. */
  readonly seatsFirst: Readonly<Record<Seat, number>>;
  /** By the cut: the share of matches won by the leader there. */
  readonly leaderWins: Readonly<Record<string, number>>;
};
export type MeasuredPresets = Readonly<Record<string, MeasuredPreset>>;

type Found = { readonly game: Game; readonly preset: Preset };

/** The presets of these ids, or `all` of them. */
export function presetsNamed(ids: string, games: GamesById): readonly Found[] {
  const every = [...games.values()].flatMap((game) =>
    (game.presets ?? []).map((preset) => ({ game, preset })),
  );
  if (ids === 'all') return every;
  return ids.split(',').map((id) => {
    const found = every.find(({ preset }) => preset.id === id);
    if (found) return found;
    const known = every.map(({ preset }) => preset.id).join(', ');
    throw new UsageError(`unknown preset "${id}". Available: ${known}, or all`);
  });
}

type Series = {
  readonly seed: string;
  readonly matches: number;
  readonly told: (n: number) => void;
};

/** Plays matches of a preset by bots, determined by the seed. */
export function measurePreset(
  { game, preset }: Found,
  { seed, matches, told }: Series,
): MeasuredPreset {
  const { seats } = preset;
  const options = game.options.parse(preset.options);
  const series = { game, seats, options, seed, bots: BOTS, limit: 20_000, cuts: CUTS };
  let sums: Sums = { answers: new Map(), turns: new Map(), firsts: [], tied: 0, leads: {} };
  for (let n = 0; n < matches; n += 1) {
    sums = withMatch(sums, series, simulateMatch(series, n, false));
    told(n + 1);
  }
  const share = (of: (first: First) => boolean): number =>
    rounded(sums.firsts.filter(of).reduce((sum, { part }) => sum + part, 0) / matches);
  return {
    matches,
    seed,
    answers: spreadOf(sums.answers),
    turns: spreadOf(sums.turns),
    greedyFirst: share(({ level }) => level === 'greedy'),
    tiedFirst: rounded(sums.tied / matches),
    seatsFirst: Object.fromEntries(
      Array.from({ length: seats }, (_, i) => `seat${String(i + 1)}`).map((seat) => [
        seat,
        share((first) => first.seat === seat),
      ]),
    ),
    leaderWins: Object.fromEntries(
      Object.entries(sums.leads).map(([cut, { won }]) => [cut, rounded(won / matches)]),
    ),
  };
}

/** A first place, or the part of a shared one. */
type First = { readonly seat: Seat; readonly level: string; readonly part: number };
type Sums = {
  readonly answers: Histogram;
  readonly turns: Histogram;
  readonly firsts: readonly First[];
  readonly tied: number;
  readonly leads: Leads;
};

function withMatch(sums: Sums, { game }: Pick<Simulation, 'game'>, match: SimulatedMatch): Sums {
  if (match.unfinished !== undefined) throw new Error(`${match.id}: ${match.unfinished}`);
  const winners = game.standing(match.state).filter(({ place }) => place === 1);
  const answers = match.commits.flat().filter(({ type }) => type === 'Answered').length;
  const part = 1 / winners.length;
  const firsts = winners.map(({ seat }) => ({ seat, level: match.levels[seat] ?? '', part }));
  return {
    answers: withNumbers(sums.answers, [answers]),
    turns: withNumbers(sums.turns, [turnsOf(game, match.commits).length]),
    firsts: [...sums.firsts, ...firsts],
    tied: sums.tied + (winners.length > 1 ? 1 : 0),
    leads: withLeads(sums.leads, game, { cuts: CUTS, match }),
  };
}

const spreadOf = (histogram: Histogram): Spread => ({
  median: quantile(histogram, 0.5),
  p90: quantile(histogram, 0.9),
});

const rounded = (share: number): number => Math.round(share * 1_000) / 1_000;

/** Stores the measured figures of presets in a game's folder; those of others stay. */
export function keepFigures(gameId: string, measured: MeasuredPresets): void {
  const folder = catalogue[gameId]?.folder;
  if (folder === undefined) throw new UsageError(`unknown game "${gameId}"`);
  const file = join(root, 'shared/games', folder, 'preset-figures.json');
  const before = JSON.parse(readFileSync(file, 'utf8')) as MeasuredPresets;
  const all = Object.entries({ ...before, ...measured }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(all), undefined, 2)}\n`);
}

const percent = (share: number): string => `${figure(share * 100)} %`;

/** The measured figures for people: a line for each preset. */
export const wordedPresets = (measured: MeasuredPresets): string =>
  columns([
    ['preset', 'answers', 'turns', 'greedy first', 'tied', 'seats', 'leader wins'],
    ...Object.entries(measured).map(([id, one]) => [
      id,
      `${figure(one.answers.median)} (${figure(one.answers.p90)})`,
      `${figure(one.turns.median)} (${figure(one.turns.p90)})`,
      percent(one.greedyFirst),
      percent(one.tiedFirst),
      Object.values(one.seatsFirst).map(percent).join(' '),
      Object.values(one.leaderWins).map(percent).join(' '),
    ]),
  ]);
