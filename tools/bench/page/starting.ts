import { onTheBus, type Bus } from './bus.ts';

/** Phones that each play for the first time. */
const PHONES = 3;

/** Milliseconds from a tap on home, signed out, to the first question that takes an answer: the median of three. */
export const measureStarting = (): Promise<number> =>
  onTheBus(async (bus) => {
    const all: number[] = [];
    for (let n = 0; n < PHONES; n += 1) all.push(await tapToQuestion(bus));
    return all.toSorted((a, b) => a - b)[Math.floor(PHONES / 2)] ?? NaN;
  });

async function tapToQuestion(bus: Bus): Promise<number> {
  const { page, context } = await bus.phone();
  await page.goto(bus.origin);
  const play = page.getByRole('button', { name: /^Play .+ now$/u }).first();
  await play.waitFor();
  await page.waitForLoadState('networkidle');
  const from = performance.now();
  await play.tap();
  await page.locator('#choice:not([aria-disabled])').getByRole('button').first().waitFor();
  const took = performance.now() - from;
  await context.close();
  return took;
}
