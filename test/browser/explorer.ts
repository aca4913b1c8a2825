import assert from 'node:assert/strict';
import type { Page, WebSocket } from 'playwright-core';

type Question = { readonly id: string; readonly options: readonly { readonly id: string }[] };
type Told = {
  readonly createMatch: { readonly id: string };
  readonly match: { readonly questions: readonly Question[] };
  readonly answer: { readonly version: number };
};

/** Plays the beginning of a match in the explorer, and follows it there by a subscription, as Ann. */
export async function useExplorer(page: Page): Promise<void> {
  await send(page, 'query Games');
  await page.getByText('"tales-of-glory"').first().waitFor();
  const { id } = (await send(page, 'mutation Create')).createMatch;
  await setVariables(page, { id });
  await send(page, 'mutation Start');

  const opened = page.waitForEvent('websocket');
  await button(page, 'subscription Follow').click();
  const socket = await opened;
  await framed(socket, '"viewer":{"id":"ann"');
  const followed = framed(socket, '"questions":[{"id"');
  await followed;

  const { questions } = (await send(page, 'query Look')).match;
  const [question] = questions;
  assert(question, 'Ann is asked something');
  const choose = question.options.slice(0, 1).map((option) => option.id);
  await setVariables(page, { id, question: question.id, choose });
  const { version } = (await send(page, 'mutation Answer')).answer;
  await page.getByText(`"version": ${version}`).first().waitFor();
}

const button = (page: Page, document: string) => page.getByText(`(Send ${document})`);

/** Sends one of the documents; returns the data of the response. */
async function send(page: Page, document: string): Promise<Told> {
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith('/graphql') &&
      response.request().postDataJSON()?.operationName === document.split(' ')[1],
  );
  await button(page, document).click();
  const { data, errors } = (await (await answered).json()) as { data: Told; errors?: unknown };
  assert.equal(errors, undefined, JSON.stringify(errors));
  return data;
}

/** Types variables over those there are. */
async function setVariables(page: Page, variables: object): Promise<void> {
  const editor = page.locator('.variables-editor-container .cm-content');
  if (!(await editor.isVisible())) await page.getByText('Variables', { exact: true }).click();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(JSON.stringify(variables));
}

const framed = (socket: WebSocket, part: string) =>
  socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(part));
