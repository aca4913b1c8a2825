import { expect, it } from 'vitest';
import { itIfLong } from '../support/long.ts';
import { hasFocus, isWell } from './support/event.ts';
import { openAs } from './support/play.ts';
import { asSomebody } from './support/table.ts';
import { origin, visit } from './support/visit.ts';

/** An event of pairs that its owner has announced. */
async function announced(owner: string): Promise<string> {
  const owns = await asSomebody(owner, ['organizer']);
  const { id } = (await owns('/tournaments', {
    name: 'Pairs at once',
    regulations: {
      game: { id: 'tales-of-glory', preset: 'tales-live' },
      stages: [{ format: 'SWISS', podSize: { preferred: 2 }, rounds: 1 }],
      registration: { mode: 'CODE', cap: 2 },
    },
    code: 'open sesame',
  })) as { readonly id: string };
  await owns(`/tournaments/${id}/announce`, {});
  await owns(`/tournaments/${id}/open-registration`, {});
  return id;
}

itIfLong(
  'an organizer changes, invites, gives roles and cancels on a phone, in Korean',
  async () => {
    const owner = 'ondra who owns it';
    const id = await announced(owner);
    await visit({ size: 'phone', locale: 'ko' }, async (page) => {
      await openAs(page, owner, `/tournaments/${id}?show=console`, 'organizer');
      // the line stands, though nothing has come by it
      await page.locator('[data-line=live]').waitFor({ state: 'attached' });
      await page
        .getByRole('textbox', { name: '계정 목록' })
        .fill(`${origin()}/accounts/pairs-one, pairs-two\npairs-three`);
      await page.getByText('찾을 수 없음: pairs-one').waitFor();
      await page.getByRole('button', { name: '참가자 등록', exact: true }).click();
      await page.getByText('완료: 3명.').waitFor();
      await page.getByText('대기 1명').waitFor();
      await page.getByText('규정 변경').click();
      await page.getByRole('combobox', { name: '라운드 수' }).selectOption('2');
      await page.getByRole('combobox', { name: '모드' }).selectOption('');
      await page.getByRole('combobox', { name: '제한 시간', exact: true }).selectOption('own');
      await page.getByRole('combobox', { name: '차례당' }).selectOption('P2D');
      await page.getByRole('checkbox', { name: '주말에 멈춤' }).check();
      await isWell(page);
      await page.getByLabel('이유 (공개)').fill('There is time for a second round.');
      await page.getByRole('button', { name: '변경 제안' }).click();
      const proposed = page.locator('[data-proposed="OPEN"]');
      await proposed.getByText('바뀐 내용').click();
      await proposed.getByRole('row', { name: /차례당: 2일 .*주말에 멈춤/u }).waitFor();
      await page.getByText('소유자나 심판 중 다른 사람이 승인해야 합니다.').waitFor();
      const helper = page.getByRole('textbox', { name: '계정', exact: true });
      await helper.fill(`${origin()}/accounts/${encodeURIComponent(owner)}`);
      await page.getByText(`찾은 계정: ${owner}`).waitFor();
      await helper.fill('ada who judges pairs');
      await page.getByText('계정을 찾을 수 없습니다.').waitFor();
      await page.getByRole('button', { name: '역할 부여' }).click();
      await page.getByText('ada who judges pairs').waitFor();
      await isWell(page);

      await page.getByRole('link', { name: '참가자' }).click();
      await page.getByRole('button', { name: 'pairs-one 관리' }).click();
      await page.getByRole('dialog').getByRole('combobox').selectOption('DROP_PLAYER');
      await page.getByLabel('이유 (공개)').fill('They cannot come today.');
      await isWell(page);
      await page.getByRole('button', { name: '확인' }).click();
      await expect.poll(() => page.locator('[data-status="WAITLISTED"]').count()).toBe(0);

      await page.getByRole('link', { name: '운영', exact: true }).click();
      await page.getByRole('button', { name: '대회 취소' }).click();
      await page.getByRole('dialog').getByLabel('이유 (공개)').fill('The hall is flooded, alas.');
      await page.getByRole('button', { name: '확인' }).click();
      await page.getByText('대회가 취소되었습니다.').waitFor();
      await isWell(page);
    });
  },
);

it('an applicant sees the reason for a refusal, and the place in the waiting list', async () => {
  const id = await announced('olina who owns it');
  await visit({ size: 'phone' }, async (page) => {
    await openAs(page, 'wanda who wants in', '/tournaments');
    await page.locator('[data-list="OPEN"]').getByText('Pairs at once').first().waitFor();
    await isWell(page);
    await page.goto(`${origin()}/tournaments/${id}`);
    await page.getByLabel('Registration code').fill('open barley');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByRole('alert').waitFor();
    await isWell(page);
    await page.getByLabel('Registration code').fill('open sesame');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('You have a place.').waitFor();
    await page.getByRole('button', { name: 'Leave tournament' }).click();
    await isWell(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => page.locator('[data-now="REGISTER"]').count()).toBe(1);
    await page.goto(`${origin()}/tournaments/none-such`);
    await page.getByText('Page not found').waitFor();
  });
});

it('the page lists the best players, and creates a table from a preset', async () => {
  await visit({ size: 'phone', locale: 'cs' }, async (page) => {
    await page.goto(`${origin()}/leaderboards`);
    await page.getByText('Zatím nikdo nemá deset hodnocených partií.').waitFor();
    const pools = page.getByRole('navigation', { name: 'Kategorie' });
    await pools.getByRole('link', { name: 'tahově' }).click();
    await page.waitForURL('**/games/*/leaderboards/ASYNC');
    await isWell(page);
    await openAs(page, 'klara who has time', '/new');
    await page.getByRole('radio', { name: /^Příběhy slávy/u }).check();
    await page.getByRole('radio', { name: /^Tah denně/u }).check();
    await expect.poll(() => page.locator('.room-seats > li[data-seat^=chair]').count()).toBe(3);
    await page.getByText('Další možnosti').click();
    const clock = page.getByRole('combobox', { name: 'Časový limit' });
    expect(await clock.inputValue()).toBe('async-1d');
    await clock.selectOption('own');
    await page.getByRole('combobox', { name: 'Rezerva času na hráče' }).selectOption('P7D');
    await page.getByRole('combobox', { name: 'Na tah' }).selectOption('');
    await page.getByRole('combobox', { name: 'Přídavek' }).selectOption('PT12H');
    await page.getByRole('checkbox', { name: 'Po dobu dovolené stojí' }).check();
    await isWell(page);
    await page.getByRole('button', { name: 'Vytvořit stůl' }).click();
    await page.getByText(/Rezerva času na hráče: .*Po dobu dovolené stojí/u).waitFor();
  });
});

itIfLong(
  'a league is created on a phone: a player moves, its divisions are created, and the season starts',
  async () => {
    const players = Array.from({ length: 17 }, (_, at) =>
      `league ${String(at + 1)}`.replace(' ', '-'),
    );
    const owner = 'lida who runs leagues';
    await visit({ size: 'phone' }, async (page) => {
      await openAs(page, owner, '/tournaments', 'organizer');
      await page.getByRole('link', { name: 'Create series' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill('A league of tales');
      await page.getByRole('checkbox', { name: 'League with seasons and divisions' }).check();
      await page.getByRole('spinbutton', { name: 'Players per division' }).fill('8');
      await isWell(page);
      await page.getByRole('button', { name: 'Create series' }).click();
      await page.getByRole('heading', { level: 1, name: 'A league of tales' }).waitFor();
      await page
        .getByRole('textbox', { name: /^Players, strongest first/u })
        .fill(players.join('\n'));
      await page.getByRole('button', { name: 'Propose divisions' }).click();
      const divisions = page.locator('[data-division]');
      await expect.poll(() => divisions.count()).toBe(2);
      await isWell(page);

      await divisions.nth(1).getByRole('combobox').first().selectOption({ label: 'Division 1' });
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
      await page.getByText('Create divisions').first().click();
      await page
        .getByRole('combobox', { name: 'Game', exact: true })
        .selectOption('tales-of-glory');
      await page.getByRole('combobox', { name: 'Format' }).selectOption('ROUND_ROBIN');
      await isWell(page);
      await page.getByRole('button', { name: 'Create divisions' }).click();
      const made = page.getByRole('link', { name: /^Division \d$/u });
      await expect.poll(() => made.count()).toBe(2);
      const owns = await asSomebody(owner, ['organizer']);
      for (const link of await made.all()) {
        const path = new URL((await link.getAttribute('href')) ?? '', origin()).pathname;
        await owns(`${path}/announce`, {});
      }
      await page.getByRole('button', { name: 'Add season to league' }).click();
      await page.getByRole('button', { name: 'Remove tournament 1' }).waitFor();
      await page.getByText('Standings start when the first tournament is over.').waitFor();
      await page.getByText('Name and setting').click();
      await page.getByText('Staff', { exact: true }).click();
      const helpers = page.getByRole('textbox', { name: 'List of accounts', exact: true });
      await helpers.fill(Array.from({ length: 33 }, (_, at) => `helper-${String(at)}`).join());
      const give = page.getByRole('button', { name: 'Assign role' });
      // the form grows with the names that are found
      const named = page.getByRole('status').filter({ hasText: 'helper-' });
      await expect.poll(async () => (await named.innerText()).split('helper-').length).toBe(34);
      await give.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await give.click();
      const why = page.getByRole('alert');
      await why.waitFor();
      const bottom = await why.evaluate((said) => said.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan((await page.evaluate(() => innerHeight)) + 1);
      await isWell(page);

      const league = page.url();
      await page.goto(`${origin()}/tournaments`);
      const own = page.getByRole('region', { name: 'My series' });
      await own.getByRole('link', { name: 'A league of tales' }).click();
      await page.waitForURL(league);
      await page.goto(`${origin()}/tournaments/new`);
      await page.getByText('Check-in and start numbers').click();
      await page.getByRole('combobox', { name: 'Start numbers' }).selectOption('SERIES');
      const address = page.getByRole('textbox', { name: 'Series link' });
      await address.waitFor();
      const choice = page.getByRole('combobox', { name: 'Series', exact: true });
      await choice.selectOption({ label: 'A league of tales' });
      await address.waitFor({ state: 'detached' });
      expect(await choice.inputValue()).toBe(league.split('/').at(-1));
      await isWell(page);
      await choice.selectOption({ label: 'another series, by its link' });
      await expect.poll(() => address.inputValue()).toBe('');

      await page.getByText('Check-in and start numbers').click();
      await address.waitFor({ state: 'hidden' });
      await page.getByRole('textbox', { name: 'Name' }).fill('Seeded by nothing yet');
      await page.getByRole('button', { name: 'Create tournament' }).click();
      await hasFocus(address);
    });
  },
);
