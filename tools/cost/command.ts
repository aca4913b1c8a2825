import { writeFileSync } from 'node:fs';
import { command } from '../cli/command.ts';
import { print, printJson } from '../cli/print.ts';
import { wholeNumber } from '../cli/values.ts';
import { games } from '../games.ts';
import { billOf, sumOf } from './bill.ts';
import { measureMatch, type Measuring } from './match.ts';
import { measured as known, measuredFile, page, pageFile } from './here.ts';
import { proposedOrders } from './orders.ts';
import type { Measured } from './units.ts';

/** `npm run cost`: what matches cost, by what was measured last or, with `--measure`, anew. */
export const costCommand = command({
  name: 'cost',
  says: 'Says what a match costs in the cloud, part by part, from the last measurement or (--measure) from a new one.',
  example: '--measure --answers 200',
  usage: '[--measure] [--answers N] [--write] [--json]',
  flags: {
    measure: { type: 'boolean', default: false },
    /** Stops matches that are measured after so many answers. */
    answers: { type: 'string', default: '5000' },
    /** Keeps what was measured, and writes docs/costs.md. */
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
  async run({ measure, answers, write, json }) {
    const most = wholeNumber('answers', answers, 1);
    const all = measure ? await measureAll(most) : known();
    if (write) {
      writeFileSync(measuredFile, `${JSON.stringify(all, undefined, 2)}\n`);
      writeFileSync(pageFile, await page(all));
    }
    if (json) printJson(all.map((one) => ({ ...one, dollars: sumOf(billOf(one)) })));
    else print(await page(all));
    return 0;
  },
});

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

/** In which ways a game is measured; on a clock that which is most played over days. */
function waysOf(gameId: string): readonly Way[] {
  const plain = (['live', 'by web'] as const).map((manner) => ({ manner, withOrders: false }));
  if (!(gameId in proposedOrders)) return plain;
  const ordered = plain.map(({ manner }) => ({ manner, withOrders: true }));
  const timed = { manner: 'by web', withOrders: true, clock: 'async-1d' } as const;
  return [...plain, ...ordered, timed, { ...timed, withWebhooks: true }];
}
