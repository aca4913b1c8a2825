import { command } from '../cli/command.ts';
import { columns, figure, print, printJson } from '../cli/print.ts';
import { progress } from '../cli/progress.ts';
import { wholeNumber } from '../cli/values.ts';
import { games } from '../games.ts';
import { reportOfEvent } from './event/report.ts';
import { reportOfFaults } from './faults/report.ts';
import { PARTS, playParts } from './parts.ts';
import { reportOf } from './report.ts';
import type { SeasonPlan } from './season.ts';
import { reportOfUndos } from './undo/report.ts';

/** `npm run season`: weeks of turn-based matches in minutes; exit code 1 if anything is wrong. */
export const seasonCommand = command({
  name: 'season',
  says: 'Plays matches on clocks over weeks of simulated time and audits every commit.',
  example: '--matches 20 --talisman 1 --days 60',
  flags: {
    matches: { type: 'string', default: '300', value: 'N', says: 'Number of matches.' },
    talisman: {
      type: 'string',
      default: '10',
      value: 'N',
      says: 'Number of them that play Talisman.',
    },
    days: { type: 'string', default: '60', value: 'N', says: 'Simulated days.' },
    seed: { type: 'string', default: '1', value: 'SEED', says: 'Seed of everything random.' },
    event: {
      type: 'string',
      default: '0',
      value: 'PLAYERS',
      says: 'Play a Swiss tournament with this many players instead.',
    },
    rounds: { type: 'string', default: '5', value: 'N', says: 'Rounds of the tournament.' },
    faults: {
      type: 'boolean',
      default: false,
      says: 'Deliver notifications instead, with a fault in one of seven episodes.',
    },
    deliveries: {
      type: 'string',
      default: '100000',
      value: 'N',
      says: 'Number of deliveries with --faults.',
    },
    undo: {
      type: 'string',
      default: '0',
      value: 'N',
      says: 'Take bot matches back this often instead, and audit what was revealed.',
    },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run({ faults, undo, event, ...flags }) {
    const undos = wholeNumber('undo', undo, 0);
    const players = wholeNumber('event', event, 0);
    const from = performance.now();
    const telling = progress('season:');
    const told = (done: string): void => telling.at(done);
    const playing = (): Promise<{ readonly wrong: readonly string[] }> => {
      if (undos > 0) return undoReport(undos, flags.seed, told);
      if (players > 0) return eventReport(players, flags, told);
      return faults ? faultsReport(flags, told) : seasonReport(flags, told);
    };
    const report = await playing();
    telling.end();
    const whole = { ...report, seconds: (performance.now() - from) / 1_000 };
    if (flags.json) printJson(whole);
    else print(table(whole));
    return report.wrong.length === 0 ? 0 : 1;
  },
});

/** One episode in this number meets a fault: in 100,000 deliveries each kind of fault comes up. */
const FAULTY = 7;

type Values = Readonly<
  Record<'matches' | 'talisman' | 'days' | 'rounds' | 'seed' | 'deliveries', string>
>;

async function seasonReport(values: Values, tell: (done: string) => void) {
  const matches = {
    'tales-of-glory': wholeNumber('matches', values.matches, 0),
    talisman: wholeNumber('talisman', values.talisman, 0),
  };
  const plan = { seed: values.seed, matches, days: wholeNumber('days', values.days, 1) };
  return reportOf(await playParts('season', partsOf(plan), tell));
}

async function eventReport(players: number, values: Values, tell: (done: string) => void) {
  const { seed } = values;
  const plan = { seed, players, rounds: wholeNumber('rounds', values.rounds, 1) };
  const [event] = await playParts('event', [plan], tell);
  if (event === undefined) throw new TypeError('There is one event.');
  return reportOfEvent(event);
}

async function faultsReport(values: Values, tell: (done: string) => void) {
  const deliveries = wholeNumber('deliveries', values.deliveries, 1);
  const plans = Array.from({ length: PARTS }, (_, part) => ({
    deliveries: Math.ceil(deliveries / PARTS),
    every: FAULTY,
    part,
    parts: PARTS,
  }));
  return reportOfFaults(await playParts('faults', plans, tell));
}

/** Every game gets the same number of parts, each with other matches. */
async function undoReport(undos: number, seed: string, tell: (done: string) => void) {
  const parts = [...games.keys()].flatMap((gameId) =>
    Array.from({ length: UNDO_PARTS }, (_, part) => ({ gameId, seed: `${seed}/${String(part)}` })),
  );
  const plans = parts.map((part) => ({
    ...part,
    seats: UNDO_SEATS,
    answers: UNDO_ANSWERS,
    undos: Math.ceil(undos / parts.length),
  }));
  return reportOfUndos(await playParts('undo', plans, tell));
}

const UNDO_PARTS = 2;
const UNDO_SEATS = 3;
const UNDO_ANSWERS = 2_000;

/** Splits a season into parts, sharing out its matches. */
const partsOf = ({ seed, matches, days }: SeasonPlan): readonly SeasonPlan[] =>
  Array.from({ length: PARTS }, (_, part) => ({
    seed: `${seed}/${String(part)}`,
    days,
    matches: Object.fromEntries(
      Object.entries(matches).map(([id, n]) => [id, Math.ceil((n - part) / PARTS)]),
    ),
  })).filter((part) => Object.values(part.matches).some((n) => n > 0));

/** Formats each figure on a line, those of a group prefixed by its name; then the faults. */
const table = ({ wrong, ...figures }: { readonly wrong: readonly string[] }): string =>
  [columns(linesOf('', figures)), ...wrong.map((each) => `FAILED: ${each}`)].join('\n');

const linesOf = (of: string, figures: object): readonly (readonly string[])[] =>
  Object.entries(figures).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? linesOf(`${of}${name} `, value)
      : [[`${of}${name}`, typeof value === 'number' ? figure(value) : String(value)]],
  );
