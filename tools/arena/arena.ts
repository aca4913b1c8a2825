import type { Bot, Game, Seat } from '../../shared/engine/index.ts';
import { simulateMatch } from '../simulate/simulation.ts';
import { intervalOf, type Interval } from './interval.ts';

/** Matches between levels of bots. */
export type Contest = {
  readonly game: Game;
  /** The level of each seat, in the order of the first match; moved by one seat from match to match. */
  readonly levels: readonly string[];
  readonly options: unknown;
  readonly seed: string;
  readonly matches: number;
  /** Told after each match. */
  readonly told?: (played: number) => void;
};

/** The results of a level of bots. */
export type LevelResult = {
  /** First places; a shared one counts as its part. */
  readonly wins: number;
  /** The share of the matches that it won with any of its seats, 0 to 1, and the 95 % interval. */
  readonly share: number;
  readonly interval: Interval;
  /** The share by pure chance: its part of the seats. */
  readonly byChance: number;
  readonly meanScore: number;
  /** Answers given, and the processor time of one in ms: median, 95th percentile and maximum. */
  readonly answers: number;
  readonly ms: { readonly median: number; readonly p95: number; readonly most: number };
};

/** The outcome of a contest. */
export type ContestResult = {
  readonly matches: number;
  /** The matches that did not end, with the reason of the first. */
  readonly unfinished: number;
  readonly reason?: string;
  readonly levels: Readonly<Record<string, LevelResult>>;
};

/** Plays matches between bots and counts the results of each level. */
export function contest({ game, levels, options, seed, matches, told }: Contest): ContestResult {
  const names = [...new Set(levels)];
  const timings = new Map(names.map((name) => [name, [] as number[]]));
  const timed = { ...game, bots: timedBots(game, timings) };
  const wins = new Map<string, number>();
  const scores = new Map(names.map((name) => [name, [] as number[]]));
  let unfinished = 0;
  let reason: string | undefined;
  for (let n = 0; n < matches; n += 1) {
    const series = {
      game: timed,
      seats: levels.length,
      options,
      seed,
      bots: levels,
      limit: 20_000,
    };
    const played = simulateMatch(series, n, false);
    if (played.unfinished === undefined) {
      const levelOf = (seat: Seat): string => played.levels[seat] ?? '';
      const standing = game.standing(played.state);
      const firsts = standing.filter(({ place }) => place === 1);
      for (const { seat } of firsts) {
        wins.set(levelOf(seat), (wins.get(levelOf(seat)) ?? 0) + 1 / firsts.length);
      }
      for (const { seat, score } of standing) scores.get(levelOf(seat))?.push(score);
    } else {
      unfinished += 1;
      reason ??= played.unfinished;
    }
    told?.(n + 1);
  }
  const ended = matches - unfinished;
  const results = names.map((name): [string, LevelResult] => {
    const won = wins.get(name) ?? 0;
    const ms = (timings.get(name) ?? []).toSorted((a, b) => a - b);
    const at = (share: number): number =>
      ms[Math.min(ms.length - 1, Math.floor(share * ms.length))] ?? 0;
    return [
      name,
      {
        wins: won,
        share: ended === 0 ? 0 : won / ended,
        interval: intervalOf(won, ended),
        byChance: levels.filter((level) => level === name).length / levels.length,
        meanScore: meanOf(scores.get(name) ?? []),
        answers: ms.length,
        ms: { median: at(0.5), p95: at(0.95), most: at(1) },
      },
    ];
  });
  const why = reason === undefined ? {} : { reason };
  return { matches, unfinished, ...why, levels: Object.fromEntries(results) };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The bots of a game, each with its processor time noted. */
const timedBots = (
  game: Game,
  timings: ReadonlyMap<string, number[]>,
): Readonly<Record<string, Bot>> =>
  Object.fromEntries(
    Object.entries(game.bots).map(([name, bot]): [string, Bot] => [
      name,
      (sight) => {
        const from = process.cpuUsage();
        const choose = bot(sight);
        const { user, system } = process.cpuUsage(from);
        timings.get(name)?.push((user + system) / 1000);
        return choose;
      },
    ]),
  );
