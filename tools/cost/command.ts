import { writeFileSync } from 'node:fs';
import { command } from '../cli/command.ts';
import { print, printJson } from '../cli/print.ts';
import { wholeNumber } from '../cli/values.ts';
import { gameNamed, games } from '../games.ts';
import { billOf, sumOf } from './bill.ts';
import { eventBillOf } from './event/bill.ts';
import { measureEvent } from './event/event.ts';
import type { MeasuredEvent } from './event/measured.ts';
import { measureMatch, type Measuring } from './match.ts';
import {
  eventFile,
  measured as known,
  measuredEvent as knownEvent,
  measuredFile,
  page,
  pageFile,
} from './here.ts';
import { proposedOrders } from './orders.ts';
import type { Measured } from './units.ts';

/**
 * `npm run cost`: the cost of matches and tournaments, by the last measurement or, with
 * `--measure`, a new one.
 */
export const costCommand = command({
  name: 'cost',
  says: 'Shows what a match and an event cost in the cloud.',
  example: '--measure --answers 200',
  flags: {
    measure: {
      type: 'boolean',
      default: false,
      says: 'Measure again instead of using the last measurement.',
    },
    event: { type: 'boolean', default: false, says: 'Measure only the event.' },
    answers: {
      type: 'string',
      default: '5000',
      value: 'N',
      says: 'Stop a measured match after this many answers.',
    },
    write: {
      type: 'boolean',
      default: false,
      says: 'Save the measurement and write docs/costs.md.',
    },
    json: { type: 'boolean', default: false, says: 'Print the result as JSON.' },
  },
  async run({ measure, event, answers, write, json }) {
    const most = wholeNumber('answers', answers, 1);
    const all = measure ? await measureAll(most) : known();
    const played = measure || event ? await measureTheEvent() : knownEvent();
    if (write) {
      keep(measuredFile, all);
      keep(eventFile, played);
      writeFileSync(pageFile, await page(all, played));
    }
    if (json) {
      printJson({
        matches: all.map((one) => ({ ...one, dollars: sumOf(billOf(one)) })),
        event: { ...played, dollarsAPlayer: sumOf(eventBillOf(played)) },
      });
    } else print(await page(all, played));
    return 0;
  },
});

const keep = (file: string, what: object): void =>
  writeFileSync(file, `${JSON.stringify(what, undefined, 2)}\n`);

/** Measures a tournament of 64 players over 8 rounds, of the game with the shortest matches. */
function measureTheEvent(): Promise<MeasuredEvent> {
  process.stderr.write('playing an event …\n');
  const game = gameNamed('tales-of-glory');
  return measureEvent({ game, preset: 'tales-async', players: 64, rounds: 8, looks: 40 });
}

async function measureAll(most: number): Promise<readonly Measured[]> {
  const all: Measured[] = [];
  for (const game of games.values()) {
    for (const how of waysOf(game.id)) {
      process.stderr.write(`playing ${game.id} ${Object.values(how).join(', ')} …\n`);
      all.push(await measureMatch({ game, bot: 'greedy', ...how, most }));
    }
  }
  return all;
}

type Way = Pick<Measuring, 'manner' | 'withOrders' | 'clock' | 'withWebhooks'>;

/** The ways in which a game is measured; with a clock, the most frequent turn-based one. */
function waysOf(gameId: string): readonly Way[] {
  const plain = (['live', 'by web'] as const).map((manner) => ({ manner, withOrders: false }));
  if (!(gameId in proposedOrders)) return plain;
  const ordered = plain.map(({ manner }) => ({ manner, withOrders: true }));
  const timed = { manner: 'by web', withOrders: true, clock: 'async-1d' } as const;
  return [...plain, ...ordered, timed, { ...timed, withWebhooks: true }];
}
