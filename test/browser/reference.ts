import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

type Question = { readonly id: string; readonly options: readonly { readonly id: string }[] };
type Match = { readonly id: string; readonly questions: readonly Question[] };

/** Plays the beginning of a match on the REST reference, as a reader does who never leaves the page. */
export async function useReference(page: Page): Promise<void> {
  await page.getByText('/v1/games', { exact: true }).first().click();
  await sent(page, 'listGames');
  await page.getByText('"tales-of-glory"').first().waitFor();
  const lock = operation(page, 'createMatch').locator('.authorization__btn');
  assert.equal(await operation(page, 'listGames').locator('.authorization__btn').count(), 0);
  await lock.locator('.unlocked').waitFor();
  await page.getByRole('button', { name: 'Play as Ann' }).click();
  await lock.locator('.locked').waitFor();

  await open(page, 'createMatch');
  const { id } = (await sent(page, 'createMatch')) as Match;
  await open(page, 'startMatch');
  const started = (await sent(page, 'startMatch', { matchId: id })) as Match;
  const [question] = started.questions;
  assert(question, 'Ann is asked something');
  await open(page, 'answer');
  const choose = question.options.slice(0, 1).map((option) => option.id);
  await fill(operation(page, 'answer'), { matchId: id, 'Idempotency-Key': 'the first' });
  const body = JSON.stringify({ questionId: question.id, choose });
  await operation(page, 'answer').locator('.body-param textarea').fill(body);
  const { version } = (await sent(page, 'answer')) as { readonly version: number };
  assert(version >= 2, 'The answer counts');
}

const operation = (page: Page, id: string): Locator => page.locator(`[id$="-${id}"]`);

const open = (page: Page, id: string): Promise<void> =>
  operation(page, id).locator('.opblock-summary-control').click();

async function fill(block: Locator, parameters: Readonly<Record<string, string>>): Promise<void> {
  const tryIt = block.getByRole('button', { name: 'Try it out' });
  if (await tryIt.count()) await tryIt.click();
  for (const [name, value] of Object.entries(parameters)) {
    await block.locator(`tr[data-param-name="${name}"] input`).fill(value);
  }
}

/**
 * Sends the operation as the page has filled it in, with these parameters besides; returns the
 * response.
 */
async function sent(page: Page, id: string, parameters = {}): Promise<unknown> {
  const block = operation(page, id);
  await fill(block, parameters);
  const answered = page.waitForResponse(
    (response) => response.url().includes('/v1/') && response.request().resourceType() === 'fetch',
  );
  await block.getByRole('button', { name: 'Execute' }).click();
  const response = await answered;
  await block.locator('.live-responses-table').waitFor();
  return response.json();
}
