import { keyedChance, type Bot, type Game, type Seat } from '../../../shared/engine/index.ts';
import { botLuck, secretOf } from '../luck.ts';
import { playMatch, type PlayedMatch } from './match.ts';

/** A series of matches by bots. All of it follows from the seed. */
export type Simulation = {
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Levels of bots; they go round the table, one seat on from match to match. */
  readonly bots: readonly string[];
  /** The number of answers after which a match counts as never ending. */
  readonly limit: number;
};

/** One match of a series. */
export type SimulatedMatch = PlayedMatch & {
  /** `<game>-<seats>p-<seed>-<number>`. */
  readonly id: string;
  readonly seats: readonly Seat[];
  /** The level of each seat's bot. */
  readonly levels: Readonly<Record<Seat, string>>;
  readonly checked: boolean;
};

/** Plays the n-th match of a series, from 0. */
export function simulateMatch(series: Simulation, n: number, check: boolean): SimulatedMatch {
  const { game, options, seed, limit } = series;
  const id = `${game.id}-${String(series.seats)}p-${seed}-${String(n)}`;
  const seats = Array.from({ length: series.seats }, (_, i) => `seat${String(i + 1)}`);
  const levels = Object.fromEntries(
    seats.map((seat, i) => [seat, series.bots[(i + n) % series.bots.length] ?? '']),
  );
  const played = playMatch({
    game,
    seats,
    options,
    bots: Object.fromEntries(seats.map((seat) => [seat, botOf(game, levels[seat])])),
    chance: keyedChance(secretOf(id), { match: id, entropy: seats }),
    luck: botLuck(`bots of ${id}`),
    limit,
    check,
  });
  return { ...played, id, seats, levels, checked: check };
}

function botOf(game: Game, level = ''): Bot {
  const bot = game.bots[level];
  if (bot === undefined) throw new Error(`${game.id} has no bot '${level}'.`);
  return bot;
}
