import { expect, it } from 'vitest';
import { openAs } from './support/play.ts';
import { startMatch } from './support/table.ts';
import { visit } from './support/visit.ts';

const operationIn = (text: string | null): string =>
  /(?:query|subscription) (\w+)/u.exec(text ?? '')?.[1] ?? '';

it('a match is read once, while its code is loaded, and followed from there', async () => {
  const name = 'opener';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    const asked: string[] = [];
    const followed: unknown[] = [];
    page.on('request', (request) => asked.push(operationIn(request.postData())));
    // the page before asks until it goes
    page.on('framenavigated', () => (asked.length = 0));
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const { payload: sent } = JSON.parse(String(payload)) as {
          readonly payload?: { readonly query?: string; readonly variables?: object };
        };
        if (operationIn(sent?.query ?? null) === 'FollowMatch') followed.push(sent?.variables);
      }),
    );
    await page.reload();
    await page.locator('#choice .asked').waitFor();
    await expect.poll(() => followed.length).toBeGreaterThan(0);
    expect(followed).toEqual([expect.objectContaining({ id, after: expect.any(Number) })]);
    expect(asked.filter((each) => /^(?:Open|Read)Match$/u.test(each))).toEqual(['OpenMatch']);
  });
});

it('a match that could not be read early opens anyway', async () => {
  const name = 'late opener';
  const id = await startMatch(name, { gameId: 'talisman', seats: 2, bots: ['greedy'] });
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, name, `/matches/${id}`);
    await page.route('**/assets/early-*', (route) => route.fulfill({ body: '' }));
    await page.reload();
    await page.locator('#choice .asked').waitFor();
  });
});
