import { expect, it } from 'vitest';
import { openTime } from '../../services/page/web/pages/account/hours/open-time.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { openAs } from './support/play.ts';
import { visit } from './support/visit.ts';

it('a player sets playing hours, sees that they are too short, and withdraws them', async () => {
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await openAs(page, 'Hynek po večerech', '/account#time');
    const hours = page.getByRole('region', { name: 'Herní hodiny' });
    await hours.getByText('Čas ti běží pořád').waitFor();
    await hours.getByRole('button', { name: 'Přidat hodiny' }).click();
    await hours.getByText('42 h týdně, aspoň 6 hodin v 7 dnech.').waitFor();
    expect(await misfits(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await hours.getByRole('button', { name: 'Odebrat hodiny: neděle' }).click();
    await hours.getByText('36 h týdně').waitFor();
    await hours.getByRole('button', { name: 'Uložit hodiny' }).click();
    await hours.getByRole('alert').filter({ hasText: 'Některý údaj není v pořádku. (' }).waitFor();
    await hours.getByLabel('sobota, od').fill('10:00');
    await hours.getByRole('button', { name: 'Uložit hodiny' }).click();
    await hours.getByText('Změna platí od').last().waitFor();
    await page.reload();
    await hours.getByText('44 h týdně, aspoň 6 hodin v 6 dnech.').waitFor();
    for (let left = 6; left > 0; left -= 1)
      await hours
        .getByRole('button', { name: /^Odebrat/u })
        .first()
        .click();
    await hours.getByRole('button', { name: 'Uložit hodiny' }).click();
    await page.getByText('Uloženo.').waitFor();
    await page.reload();
    await hours.getByText('Čas ti běží pořád').waitFor();
  });
});

it('playing hours count an overlap once, and time past midnight for its own day', () => {
  const evening = { day: 7, from: '20:00', to: '06:00' };
  expect(openTime([evening])).toEqual({ minutes: 600, days: 1 });
  expect(openTime([evening, { day: 1, from: '05:00', to: '07:00' }])).toEqual({
    minutes: 660,
    days: 1,
  });
  expect(openTime([])).toEqual({ minutes: 0, days: 0 });
});
