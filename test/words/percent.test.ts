import { expect, it } from 'vitest';
import { locales } from '../../services/page/web/words/locale.ts';
import { loadWords } from '../../services/page/web/words/words.ts';

it('a share reads as a percentage in the style of each language', async () => {
  const all = await Promise.all(locales.map(loadWords));
  expect(all.map((words) => words.percent(0.98).replace('\u00a0', ' '))).toEqual([
    '98%',
    '98 %',
    '98%',
  ]);
});
