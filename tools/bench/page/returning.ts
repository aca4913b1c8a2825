import { somebody } from '../../../test/browser/somebody.ts';
import { median } from '../figure.ts';
import { onTheBus, type Bus } from './bus.ts';
import { told, type Seen } from './observe.ts';

/** Layout shift of home on a reload while five matches wait for the reader. */
export type ReturningFigures = { readonly phone: number; readonly desk: number };

const READER = 'ann of many tables';
const MATCHES = 5;
const ROUNDS = 3;

export const measureReturning = (): Promise<ReturningFigures> =>
  onTheBus(async (bus) => {
    const ann = await somebody(bus.origin, READER);
    const games = ['talisman', 'tales-of-glory', 'talisman-hp'];
    const bots = ['greedy', 'greedy'];
    for (let n = 0; n < MATCHES; n += 1)
      await ann.match({ gameId: games[n % games.length], seats: 3, bots });
    return { phone: await shiftOf(bus, false), desk: await shiftOf(bus, true) };
  });

/** The median of some rounds. */
async function shiftOf(bus: Bus, isDesk: boolean): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await onReload(bus, isDesk)).cls);
  return median(rounds);
}

async function onReload(bus: Bus, isDesk: boolean): Promise<Seen> {
  const { page, context } = await bus.phone({ reader: READER, isDesk });
  const settle = async (): Promise<void> => {
    const cards = page.locator('[data-list=turn] a.match-card');
    await cards.nth(MATCHES - 1).waitFor();
    await page.waitForLoadState('networkidle');
  };
  await page.goto(bus.origin);
  await settle();
  await page.reload();
  await settle();
  const seen = await page.evaluate<Seen>(told);
  if (process.env['SHIFTS']) process.stderr.write(`${seen.shifts.join('\n')}\n`);
  await context.close();
  return seen;
}
