import type { Page } from 'playwright-core';
import { median } from '../figure.ts';
import { onTheBus, type Bus } from './bus.ts';

/** The way from home, signed out, to the first question that takes an answer. */
export type StartingFigures = {
  /** From the first tap on, in milliseconds. */
  readonly time: number;
  readonly taps: number;
};

/** Phones that each play for the first time. */
const PHONES = 3;

/** The median of some phones. */
export const measureStarting = (): Promise<StartingFigures> =>
  onTheBus(async (bus) => {
    const all: StartingFigures[] = [];
    for (let n = 0; n < PHONES; n += 1) all.push(await toQuestion(bus));
    return { time: median(all.map(({ time }) => time)), taps: median(all.map(({ taps }) => taps)) };
  });

const ASKED = '#choice:not([aria-disabled]) [data-option]';
/** Maximum time from a tap to a question, in milliseconds; later means none. */
const LEADS_WITHIN = 10_000;
const MOST_TAPS = 20;

async function toQuestion(bus: Bus): Promise<StartingFigures> {
  const { page, context } = await bus.phone();
  await page.goto(bus.origin);
  await page.locator('main button').first().waitFor();
  await page.waitForLoadState('networkidle');
  const from = performance.now();
  let taps = 0;
  do {
    await tapLargest(page);
    taps += 1;
  } while (!(await isAsked(page)) && taps < MOST_TAPS);
  const time = performance.now() - from;
  await context.close();
  return { time, taps };
}

/** Taps the largest button in view, as a newcomer does. */
async function tapLargest(page: Page): Promise<void> {
  const { x, y } = await page.evaluate<{ readonly x: number; readonly y: number }>(largest);
  await page.touchscreen.tap(x, y);
}

/** Run in the page: the middle of the largest button that is wholly in view. */
const largest = `(() => {
  const boxes = [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect())
    .filter(({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight);
  const [box] = boxes.sort((one, other) => other.width * other.height - one.width * one.height);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
})()`;

const isAsked = async (page: Page): Promise<boolean> =>
  page
    .locator(ASKED)
    .first()
    .waitFor({ timeout: LEADS_WITHIN })
    .then(
      () => true,
      () => false,
    );
