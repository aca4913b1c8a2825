import type { Page } from 'playwright-core';

/** Run in the page: what is beyond its edge, clipped, or too small to be tapped. */
const script = `(() => {
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !element.closest('.sr');
  const said = (element) => (element.textContent || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 40);
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push('the page is wider than the window: ' + root.scrollWidth);
  for (const dialog of document.querySelectorAll('dialog[open]'))
    if (dialog.scrollWidth > dialog.clientWidth) faults.push('wider than its dialog: ' + said(dialog));
  for (const element of document.querySelectorAll('button, a, select, input, summary')) {
    const { width, height } = element.getBoundingClientRect();
    if (!seen(element) || width === 0) continue;
    const inText = element.matches('.named, .clause summary, .chapter a');
    const least = inText ? 0 : element.matches('.option, .primary, .tabs button') ? 44 : 23.9;
    if (height < least) faults.push('too low (' + Math.round(height) + '): ' + said(element));
    if (!inText && element.tagName === 'BUTTON' && !element.matches('.space') && element.scrollWidth > element.clientWidth + 1)
      faults.push('clipped: ' + said(element));
  }
  for (const select of document.querySelectorAll('select'))
    if (seen(select) && select.options.length > 0 && select.selectedIndex < 0)
      faults.push('nothing is chosen: ' + (select.getAttribute('aria-label') || select.closest('label')?.textContent || '').trim().slice(0, 40));
  for (const space of document.querySelectorAll('.board:not([data-scale=whole]) .space-name')) {
    const inner = space.parentElement.getBoundingClientRect();
    const name = space.getBoundingClientRect();
    if (seen(space) && (name.bottom > inner.bottom + 1 || name.right > inner.right + 1))
      faults.push('clipped: ' + said(space));
  }
  return faults;
})()`;

/** What a page shows badly as it stands. */
export const misfits = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(script);
