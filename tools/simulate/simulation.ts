import {
  keyedChance,
  type Bot,
  type Game,
  type Order,
  type Seat,
} from '../../shared/engine/index.ts';
import { botLuck, secretOf } from '../luck.ts';
import { byLot } from './by-lot.ts';
import type { Grouping } from './groups.ts';
import { playMatch, type PlayedMatch } from './match.ts';
import { meterOf, type Sizes } from './sizes.ts';
import { proofreader } from './wording.ts';

/** A series of matches by bots, determined by the seed. */
export type Simulation = {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Levels of bots, assigned around the table, moved by one seat from match to match. */
  readonly bots: readonly string[];
  /** The number of answers after which a match counts as never ending. */
  readonly limit: number;
  /** The auto-responses of every seat at the start. */
  readonly orders?: readonly Order[];
  /** True to measure the data sent to seats, and the compressed size of a journal. */
  readonly measure?: boolean;
  /** Kinds of questions answered randomly, not by the bots. */
  readonly lots?: readonly string[];
  /** The shares of a match's answers after which its leader is noted, to count their wins. */
  readonly cuts?: readonly number[];
  /** The groupings of seats, to count the results of each group. */
  readonly by?: readonly Grouping[];
};

/** One match of a series. */
export type SimulatedMatch = PlayedMatch & {
  /** `<game>-<seats>p-<seed>-<number>`. */
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The level of each seat's bot. */
  readonly levels: Readonly<Record<Seat, string>>;
  readonly checked: boolean;
  /** Faults in the texts of questions, options and log lines; only of checked matches. */
  readonly wordFaults: readonly string[];
  /** The sizes of data sent to the seats, if measured. */
  readonly sizes: Sizes | undefined;
};

/** Plays the n-th match of a series, from 0. */
export function simulateMatch(series: Simulation, n: number, check: boolean): SimulatedMatch {
  const { game, options, seed, limit, orders = [], lots: kinds = [], cuts = [] } = series;
  const id = `${game.id}-${String(series.seats)}p-${seed}-${String(n)}`;
  const seats = Array.from({ length: series.seats }, (_, i) => `seat${String(i + 1)}`);
  const levels = Object.fromEntries(
    seats.map((seat, i) => [seat, series.bots[(i + n) % series.bots.length] ?? '']),
  );
  const bots = seats.map((seat): readonly [Seat, Bot] => {
    return [seat, byLot(botOf(game, levels[seat]), { kinds, seed: `${seat} of ${id}` })];
  });
  const meter = series.measure ? meterOf(game, seats) : undefined;
  const proof = check ? proofreader(game, seats) : undefined;
  const played = playMatch({
    game,
    seats,
    options,
    bots: Object.fromEntries(bots),
    chance: keyedChance(secretOf(id), { match: id, entropy: seats }),
    luck: botLuck(`bots of ${id}`),
    limit,
    check,
    orders,
    keepsStates: cuts.length > 0,
    proofreader: proof,
    meter,
  });
  const wordFaults = proof?.faults() ?? [];
  return { ...played, id, seats, levels, checked: check, wordFaults, sizes: meter?.sizes };
}

function botOf(game: Game, level = ''): Bot {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.id} has no bot '${level}'.`);
  return bot;
}
