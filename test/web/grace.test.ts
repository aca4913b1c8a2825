import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openAs } from './support/play.ts';
import { asSomebody, startMatch, startWith } from './support/table.ts';
import { visit } from './support/visit.ts';

/** Questions that the page has answered, in order. */
function answersOf(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (!/mutation Answer\b/u.test(body)) return;
    const { input } = (JSON.parse(body) as { readonly variables: Sent }).variables;
    sent.push(input.questionId);
  });
  return sent;
}

type Sent = { readonly input: { readonly questionId: string } };

/** Run in the page: presses a digit, as of now, once the page listens. */
const digit = `const event = new KeyboardEvent('keydown', { key: '1', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  document.body.dispatchEvent(event)`;

/** Run in the page: acts on each question, proposal or card the moment that it appears. */
const hasty = (
  selector: string,
  act: string,
): string => `new MutationObserver(async (_, observer) => {
  const [found] = document.querySelectorAll(${JSON.stringify(selector)});
  if (!found) return;
  observer.disconnect();
  ${act};
  document.body.dataset.hasty = 'done';
}).observe(document.body, { childList: true, subtree: true })`;

const question = (page: Page) => page.locator('#choice .asked').getAttribute('data-question');
const first = (page: Page) => page.locator('#choice > .options [data-option]').first();
const isDone = async (page: Page): Promise<void> =>
  expect.poll(() => page.locator('body').getAttribute('data-hasty')).toBe('done');

it.each([
  ['click', `found.click()`],
  ['digit', digit],
])(
  'a question that has just appeared ignores a %s, and accepts one a moment later',
  async (_, act) => {
    const name = `Greta who is hasty with a ${_}`;
    const setUp = { gameId: 'talisman', seats: 2, bots: ['cautious'] };
    const id = await startMatch(name.toLowerCase(), setUp);
    await visit({}, async (page) => {
      const answers = answersOf(page);
      await openAs(page, name, `/matches/${id}`);
      await first(page).waitFor();
      const before = await question(page);
      const next = `#choice .asked:not([data-question=${JSON.stringify(before)}]) ~ .options [data-option]`;
      await page.evaluate(hasty(next, act));
      await first(page).click();
      await isDone(page);
      const asked = await question(page);
      await page.locator('#choice:not([aria-disabled])').waitFor();
      expect(await question(page)).toBe(asked);
      expect(answers).toEqual([before]);
      await first(page).click();
      await expect.poll(() => answers).toEqual([before, asked]);
    });
  },
);

it('the second click of a double click on a place does not choose on the card that it opens', async () => {
  const name = 'gregor who clicks twice';
  const id = await startMatch(name, { gameId: 'tales-of-glory', seats: 2, bots: ['greedy'] });
  await visit({}, async (page) => {
    const answers = answersOf(page);
    await openAs(page, name, `/matches/${id}`);
    const places = page
      .locator('.space.may-choose, .slot.may-choose, .laid.may-choose, .thing.may-choose')
      .filter({ visible: true });
    await places.first().waitFor();
    await page.evaluate(hasty('.card-options button', 'found.click()'));
    await places.first().click();
    await isDone(page);
    await page.locator('.card-options:not([aria-disabled])').waitFor();
    expect(answers).toEqual([]);
    await page.locator('.card-options button').first().click();
    await expect.poll(() => answers.length).toBe(1);
  });
});

it('a proposal that moves under the finger ignores a vote at once', async () => {
  const [host, guest] = ['hana who proposes', 'hynek who votes'];
  const id = await startWith(host, guest, { gameId: 'tales-of-glory', seats: 2 });
  await visit({}, async (page) => {
    await openAs(page, guest, `/matches/${id}`);
    await page.locator('[data-line=live]').waitFor({ state: 'attached' });
    await page.evaluate(hasty('.proposal button', 'found.click()'));
    const proposes = await asSomebody(host);
    await proposes(`/matches/${id}/proposals`, { kind: 'PAUSE' });
    await isDone(page);
    await page.locator('.proposals:not([aria-disabled])').waitFor();
    await page.locator('.proposal button').first().click();
    await expect.poll(() => page.locator('.proposal').count()).toBe(0);
  });
});
