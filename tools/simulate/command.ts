import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neverAsked, type Game, type Order } from '../../shared/engine/index.ts';
import { command } from '../cli/command.ts';
import { UsageError } from '../cli/errors.ts';
import { print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { issuesOf, json, required, wholeNumber } from '../cli/values.ts';
import { gameNamed, gamesWith, packsFlag, type GamesById } from '../games.ts';
import { runEvent } from './event/run-event.ts';
import type { Grouping } from './groups.ts';
import { journalOf } from './journal.ts';
import { keepFigures, measurePreset, presetsNamed, wordedPresets } from './presets.ts';
import { summaryOf, worded } from './summary.ts';
import { simulateMatch, type Simulation } from './simulation.ts';
import { counted, nothing } from './tally.ts';

/**
 * One match in this number is replayed after every answer, with all its texts checked in every
 * language.
 */
const SAMPLE = 20;

/**
 * `npm run simulate`: whole matches by bots on the engine only; exit code 1 if anything is wrong.
 */
export const simulateCommand = command({
  name: 'simulate',
  says: 'Plays whole matches with bots, without a service, and reports how they ended.',
  example: '--game talisman --seats 4 --matches 20 --bots random,greedy',
  flags: {
    game: {
      type: 'string',
      value: 'GAME',
      says: 'Game to play. Required without --presets and --tournament.',
    },
    presets: {
      type: 'string',
      value: 'ID,…',
      says: 'Measure these presets with two medium and two easy bots, or all.',
    },
    write: {
      type: 'boolean',
      default: false,
      says: 'Save the measurement of --presets for clients.',
    },
    seats: { type: 'string', value: 'N', says: 'Number of seats. Required with --game.' },
    tournament: {
      type: 'string',
      value: 'FILE',
      says: 'Play a whole tournament by the regulations in this file.',
    },
    players: { type: 'string', value: 'N', says: 'Number of players of the tournament.' },
    matches: {
      type: 'string',
      value: 'N',
      says: 'Number of matches: 1 by default, 400 with --presets.',
    },
    seed: { type: 'string', default: '1', value: 'SEED', says: 'Seed of dice and bots.' },
    bots: {
      type: 'string',
      default: 'random',
      value: 'BOT,…',
      says: 'Bots by seat: easy, greedy, hard, cautious, random.',
    },
    options: { type: 'string', default: '{}', value: 'JSON', says: 'Options of the game.' },
    check: {
      type: 'boolean',
      default: false,
      says: 'Replay and read every match after every answer, not only a sample.',
    },
    limit: {
      type: 'string',
      default: '20000',
      value: 'N',
      says: 'Stop a match after this many answers.',
    },
    orders: { type: 'string', value: 'pass', says: 'Auto-response of every seat at the start.' },
    lot: { type: 'string', value: 'KIND,…', says: 'Answer questions of these kinds randomly.' },
    by: {
      type: 'string',
      value: 'TYPE.FIELD,…',
      says: 'Group results by a field of a fact, as CharacterTaken.alignment.',
    },
    cut: {
      type: 'string',
      value: 'SHARE,…',
      says: 'Report how often the leader after these shares of answers wins: 0.5,0.75.',
    },
    measure: {
      type: 'boolean',
      default: false,
      says: 'Measure views, patches and compressed journals.',
    },
    record: { type: 'string', value: 'FOLDER', says: 'Write the journals to this folder.' },
    ...packsFlag,
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run(values) {
    const games = await gamesWith(values.packs);
    if (values.presets !== undefined) return runPresets(values, values.presets, games);
    if (values.tournament !== undefined) return runEvent(values, values.tournament, games);
    const series = seriesOf(values, games);
    const matches = wholeNumber('matches', values.matches ?? '1', 1);
    if (values.record !== undefined) mkdirSync(values.record, { recursive: true });
    const told = progress('simulating:');
    const from = performance.now();
    let tally = nothing;
    for (let n = 0; n < matches; n += 1) {
      const match = simulateMatch(series, n, values.check || n % SAMPLE === 0);
      tally = counted(tally, series, match);
      if (values.record !== undefined) {
        const file = join(values.record, `${match.id}.json`);
        writeFileSync(file, `${JSON.stringify(journalOf(series, match))}\n`);
      }
      told.at(`${String(n + 1)} of ${String(matches)} matches`);
    }
    told.end();
    const summary = summaryOf(series, tally, performance.now() - from);
    if (values.json) printJson(summary);
    else print(worded(summary));
    const { invariantFailures, replayFailures, wordFailures, unfinished } = tally;
    return invariantFailures + replayFailures + wordFailures + unfinished === 0 ? 0 : 1;
  },
});

type PresetValues = Pick<Values, 'seed'> & {
  readonly matches?: string | undefined;
  readonly write: boolean;
  readonly json: boolean;
};

/** Measures presets one after another. */
function runPresets(values: PresetValues, ids: string, games: GamesById): 0 {
  const matches = wholeNumber('matches', values.matches ?? '400', 1);
  const measured = Object.fromEntries(
    presetsNamed(ids, games).map((found) => {
      const { id } = found.preset;
      const progressed = progress(`${id}:`);
      const told = (n: number) => {
        progressed.at(`${String(n)} of ${String(matches)} matches`);
      };
      const one = measurePreset(found, { seed: values.seed, matches, told });
      progressed.end();
      if (values.write) keepFigures(found.game.id, { [id]: one });
      return [id, one] as const;
    }),
  );
  if (values.json) printJson(measured);
  else print(wordedPresets(measured));
  return 0;
}

type Values = {
  readonly game?: string | undefined;
  readonly seats?: string | undefined;
  readonly seed: string;
  readonly bots: string;
  readonly options: string;
  readonly limit: string;
  readonly orders?: string | undefined;
  readonly lot?: string | undefined;
  readonly by?: string | undefined;
  readonly cut?: string | undefined;
  readonly measure: boolean;
};

function seriesOf(values: Values, games: GamesById): Simulation {
  const game = gameNamed(required('game', values.game), games);
  const seats = wholeNumber('seats', required('seats', values.seats), game.seats.min);
  const bots = values.bots.split(',');
  const unknown = bots.find((level) => game.bots[level] === undefined);
  if (unknown !== undefined) {
    const levels = Object.keys(game.bots).join(', ');
    throw new UsageError(`unknown bot "${unknown}" for ${game.id}. Available: ${levels}`);
  }
  const options = game.options.safeParse(json('options', values.options));
  if (!options.success) {
    throw new UsageError(`--options: ${issuesOf(options.error)}`);
  }
  const most = game.mostSeats?.(options.data) ?? game.seats.max;
  if (seats > most)
    throw new UsageError(
      `--seats must be at most ${String(most)} for ${game.id}, got ${String(seats)}`,
    );
  const limit = wholeNumber('limit', values.limit, 1);
  const { seed, measure } = values;
  const orders = ordersOf(game, values.orders);
  const lots = lotsOf(game, values.lot);
  const by = groupingsOf(values.by);
  const cuts = cutsOf(values.cut);
  return { game, seats, options: options.data, seed, bots, limit, orders, measure, lots, by, cuts };
}

/** The kinds of questions answered randomly. */
function lotsOf({ id, asks }: Game, kinds: string | undefined): readonly string[] {
  const lots = kinds?.split(',') ?? [];
  const unknown = lots.find((kind) => asks !== undefined && asks[kind] === undefined);
  if (unknown === undefined || asks === undefined) return lots;
  const known = Object.keys(asks).join(', ');
  throw new UsageError(`--lot: unknown kind "${unknown}" for ${id}. Available: ${known}`);
}

/** Fields of facts, as in `CharacterTaken.alignment`. */
const groupingsOf = (fields: string | undefined): readonly Grouping[] =>
  (fields?.split(',') ?? []).map((text) => {
    const [type = '', field = '', ...more] = text.split('.');
    if (type !== '' && field !== '' && more.length === 0) return { type, field };
    throw new UsageError(
      `--by must name a fact and one of its fields, as Type.field, got "${text}"`,
    );
  });

/** Shares of the answers of a match, as in `0.5,0.75`. */
const cutsOf = (shares: string | undefined): readonly number[] =>
  (shares?.split(',') ?? []).map((text) => {
    const share = Number(text);
    if (text.trim() !== '' && share > 0 && share < 1) return share;
    throw new UsageError(`--cut must be shares between 0 and 1, as 0.5,0.75, got "${text}"`);
  });

/** Auto-responses by their name on the command line. */
function ordersOf(game: Game, name: string | undefined): readonly Order[] {
  if (name === undefined) return [];
  if (name !== 'pass') throw new UsageError(`--orders must be "pass", got "${name}"`);
  const order = { kind: 'react', choose: ['pass'] };
  const wrong = neverAsked(game, order);
  if (wrong !== undefined) throw new UsageError(`--orders pass: ${wrong.why}`);
  return [order];
}
