import { expect, it } from 'vitest';
import { isLong } from '../support/long.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/layout.ts';
import { origin, visit } from './support/visit.ts';

const titles = [
  ['en', 'Credits and licences', 'It isn’t affiliated with'],
  ['cs', 'Autoři a licence', 'Není spojen'],
  ['ko', '제작진과 라이선스', '제휴하거나 승인받지 않았습니다'],
] as const;

it.each(isLong ? titles : titles.slice(1, 2))(
  'the credits name the authors of the artwork (%s)',
  async (locale, title, free) => {
    await visit({ size: 'phone', locale }, async (page) => {
      await page.goto(origin());
      await page.getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText(free).waitFor();
      const links = page.getByRole('link');
      expect(await links.getByText('CC BY 3.0').getAttribute('href')).toBe(
        'https://creativecommons.org/licenses/by/3.0/',
      );
      await links.getByText('Lorc').waitFor();
      await links.getByText('game-icons.net').waitFor();
      expect(await misfits(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });
  },
);
