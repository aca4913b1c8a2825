import { expect, it } from 'vitest';
import { openAs } from './support/play.ts';
import { asSomebody, startWith } from './support/table.ts';
import { visit } from './support/visit.ts';

it('a rematch is announced to the other player who views the same result, and accepted there', async () => {
  const [ann, bob] = ['ann again', 'bob again'];
  const id = await startWith(ann, bob, { gameId: 'tales-of-glory', seats: 2 });
  const asAnn = await asSomebody(ann);
  await asAnn(`/matches/${id}/resign`, {});
  await visit({}, async (page) => {
    await openAs(page, bob, `/matches/${id}`);
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    const { id: next } = (await asAnn(`/matches/${id}/rematch`, {})) as {
      readonly id: string;
    };
    await page.getByRole('status').getByText(`${ann} wants a rematch.`).waitFor();
    await page.getByRole('button', { name: 'Accept rematch' }).click();
    await page.waitForURL(`**/matches/${next}`);
    await page.locator('#choice:not([aria-disabled])').getByRole('button').first().waitFor();
    expect(next).not.toBe(id);
  });
});
