import {
  diff,
  open,
  seated,
  type Checkpoint,
  type Entry,
  type Game,
  type Match,
  type Running,
} from '../../shared/engine/index.ts';
import { sixHeroes } from '../../test/support/six-heroes.ts';
import { ticTacToe } from '../../test/support/tic-tac-toe.ts';
import { games } from '../games.ts';
import { refuse } from '../simulate/replayed.ts';
import { seededChance } from '../luck.ts';
import { median, milliseconds, perSecond, type Benchmark } from './figure.ts';
import { begin, diceOf, player, type BenchTable } from './play.ts';

const heroes: BenchTable = { game: sixHeroes, seats: 6, seed: 'heroes' };
const tales = (): BenchTable => ({ game: gameOf('tales-of-glory'), seats: 4, seed: 'tales' });

const talisman = (): BenchTable => ({ game: gameOf('talisman'), seats: 4, seed: 'talisman' });

function gameOf(id: string): Game {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/**
 * Real-time play: every answer is checked against the options, recorded, and passed on as a commit.
 */
function liveAnswers(table: BenchTable, matches: number): number {
  const seeds = Array.from({ length: matches }, (_, n) => `${table.seed}${String(n)}`);
  const dice = seeds.map((seed) => diceOf({ ...table, seed }));
  const answerNext = player(table);
  return perSecond(() => {
    let answers = 0;
    for (const chance of dice) {
      const run = begin(table, chance);
      run.take();
      while (answerNext(run)) {
        run.take();
        answers += 1;
      }
    }
    return answers;
  });
}

/**
 * Play by a stateless server: for each answer the checkpoint and the commits since are parsed, and
 * the commit is written, with a new checkpoint if a procedure was opened.
 */
function forgetfulAnswers(table: BenchTable, answers: number): number {
  const chance = seededChance(table.seed, 'bench');
  return perSecond(() => {
    const answerNext = player(table);
    const first = begin(table);
    first.take();
    let stored = storedFrom(first);
    for (let n = 0; n < answers; n += 1) {
      const run = open(table.game, loaded(stored), { chance, version: stored.version });
      if (!answerNext(run)) return n;
      const commit = run.take();
      stored = commit.some(({ type }) => type === 'Opened')
        ? storedFrom(run)
        : { ...stored, version: run.version, since: [...stored.since, JSON.stringify(commit)] };
    }
    return answers;
  });
}

/** A match in a store, as JSON. */
type Stored = {
  readonly version: number;
  readonly match: string;
  readonly since: readonly string[];
};

const storedFrom = ({ version, checkpoint: { match, since } }: Running<unknown>): Stored => ({
  version,
  match: JSON.stringify(match),
  since: [JSON.stringify(since)],
});

const loaded = ({ match, since }: Stored): Checkpoint<unknown> => ({
  match: JSON.parse(match) as Match<unknown>,
  since: since.flatMap((commit) => JSON.parse(commit) as readonly Entry[]),
});

/** Plays until the open procedure has this number of entries. */
function longProcedure(entries: number): Running<unknown> {
  const run = begin(heroes);
  const answerNext = player(heroes);
  while (run.checkpoint.since.length < entries) answerNext(run);
  return run;
}

/**
 * Milliseconds to compute the six seats' views and their diffs when a hero was wounded and moved.
 */
function viewsAndDiffs(): number {
  const { game, before, after } = woundedAndMoved();
  const viewers = Object.keys((after as { heroes: object }).heroes).map(seated);
  return milliseconds(2_000, () => {
    for (const viewer of viewers) diff(game.view(before, viewer), game.view(after, viewer));
  });
}

function woundedAndMoved() {
  const { game } = heroes;
  const before = begin(heroes).match.game;
  const events = [
    { type: 'Wounded', seat: 'seat2', lives: 1 },
    { type: 'Moved', seat: 'seat1', space: 'space44' },
  ];
  return {
    game,
    before,
    after: events.reduce((state, event) => game.evolve(state, event), before),
  };
}

/** Sizes of a match's diffs: of every seat, at every commit that changes its view. */
function diffsOf(table: BenchTable, answers: number) {
  const run = begin(table);
  const answerNext = player(table);
  const seats = Array.from({ length: table.seats }, (_, i) => seated(`seat${String(i + 1)}`));
  const look = () => seats.map((seat) => table.game.view(run.match.game, seat));
  const diffs: { readonly bytes: number; readonly share: number }[] = [];
  let before = look();
  for (let n = 0; n < answers && answerNext(run); n += 1) {
    const after = look();
    for (const [i, view] of after.entries()) {
      const patch = diff(before[i], view);
      if (patch.length === 0) continue;
      diffs.push({ bytes: bytes(patch), share: (bytes(patch) * 100) / bytes(view) });
    }
    before = after;
  }
  return diffs;
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The figures of the engine without a service. */
export const engineBenchmarks: readonly Benchmark[] = [
  {
    name: 'ticTacToeAnswers',
    measure: () => ({
      value: liveAnswers({ game: ticTacToe, seats: 2, seed: 'grid' }, 4_000),
      unit: 'answers/s',
      better: 'higher',
    }),
  },
  {
    name: 'talesOfGloryAnswers',
    measure: () => ({ value: liveAnswers(tales(), 30), unit: 'answers/s', better: 'higher' }),
  },
  {
    name: 'talismanAnswers',
    measure: () => ({
      value: liveAnswers(talisman(), 10),
      unit: 'answers/s',
      better: 'higher',
    }),
  },
  {
    name: 'resumeOf44Entries',
    measure: () => {
      const { checkpoint, version } = longProcedure(44);
      const value = milliseconds(500, () => {
        open(sixHeroes, checkpoint, { chance: refuse, version });
      });
      return { value, unit: 'ms', better: 'lower' };
    },
  },
  {
    name: 'answersThroughJson',
    measure: () => ({
      value: forgetfulAnswers(heroes, 1_500),
      unit: 'answers/s',
      better: 'higher',
    }),
  },
  {
    name: 'talesOfGloryAnswersThroughJson',
    measure: () => ({
      value: forgetfulAnswers(tales(), 1_500),
      unit: 'answers/s',
      better: 'higher',
    }),
  },
  {
    name: 'talismanAnswersThroughJson',
    measure: () => ({
      value: forgetfulAnswers(talisman(), 500),
      unit: 'answers/s',
      better: 'higher',
    }),
  },
  {
    name: 'sixViewsAndDiffs',
    measure: () => ({ value: viewsAndDiffs(), unit: 'ms', better: 'lower' }),
  },
  {
    name: 'medianDiffShare',
    measure: () => ({
      value: median(diffsOf(heroes, 500).map(({ share }) => share)),
      unit: '% of the view',
      better: 'lower',
    }),
  },
  {
    name: 'talesOfGloryMedianDiff',
    measure: () => ({
      value: median(diffsOf(tales(), 500).map((one) => one.bytes)),
      unit: 'bytes',
      better: 'lower',
    }),
  },
  {
    name: 'talismanMedianDiff',
    measure: () => ({
      value: median(diffsOf(talisman(), 500).map((one) => one.bytes)),
      unit: 'bytes',
      better: 'lower',
    }),
  },
];
