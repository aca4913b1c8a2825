import { expect, it } from 'vitest';
import { textMisfits } from '../browser/sheet/texts.ts';
import { misfits } from './support/layout.ts';
import { visit } from './support/visit.ts';

const shown = (style: string, text = 'Some words'): string =>
  `<p style="position: relative; margin: 0; width: 60px; white-space: nowrap; ${style}">${text}</p>`;

it('texts are found that are cut, off the screen, or overlapping, and only those', async () => {
  await visit({}, async (page) => {
    const faultsOf = async (body: string): Promise<readonly string[]> => {
      await page.setContent(body);
      return (await textMisfits(page)).map((fault) => fault.split(':')[0] ?? '');
    };
    expect(await faultsOf(shown('overflow: hidden'))).toEqual(['cut']);
    expect(await faultsOf(shown('overflow: hidden; text-overflow: ellipsis'))).toEqual([]);
    expect(await faultsOf(shown('overflow: auto'))).toEqual([]);
    expect(await faultsOf(shown('left: -30px'))).toEqual(['off the screen']);
    const two = (margin: number): string =>
      `${shown('')}<p style="margin: ${String(margin)}px 0 0">Others</p>`;
    expect(await faultsOf(two(-12))).toEqual(['printed over each other']);
    expect(await faultsOf(two(0))).toEqual([]);
    expect(await faultsOf(shown('visibility: hidden; left: -30px'))).toEqual([]);
  });
});

it('a dot in the bar that separates nothing is found', async () => {
  await visit({ size: 'phone' }, async (page) => {
    const faultsOf = async (hidden: string): Promise<readonly string[]> => {
      await page.setContent(
        `<meta name="viewport" content="width=device-width"><style>${hidden} { display: none } span + b::before { content: '·' }</style><p class="bar-now"><span>Setup</span><b>Your turn</b></p>`,
      );
      return misfits(page);
    };
    expect(await faultsOf('span')).toEqual(['a dot before nothing: SetupYour turn']);
    expect(await faultsOf('i')).toEqual([]);
  });
});

it('a full stop on a line of its own after a name is found', async () => {
  await visit({}, async (page) => {
    const faultsOf = async (style: string): Promise<readonly string[]> => {
      await page.setContent(
        `<style>.named { display: inline-block; width: 60px }</style><p style="width: 60px; ${style}"><button class="named">Wolf</button>.</p>`,
      );
      return misfits(page);
    };
    expect(await faultsOf('')).toContain('stands alone in a line: . after Wolf');
    expect(await faultsOf('white-space: nowrap')).toEqual([]);
  });
});
