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
  const box = (element) => element.getBoundingClientRect();
  const isOut = (inner, outer) =>
    inner.left < outer.left - 2 || inner.right > outer.right + 2 || inner.top < outer.top - 2 || inner.bottom > outer.bottom + 2;
  for (const name of document.querySelectorAll('.space-name, .tile-name'))
    if (seen(name) && box(name).width > 1 && isOut(box(name), box(name.parentElement)))
      faults.push('clipped: ' + said(name));
  for (const frame of document.querySelectorAll('.match[data-tab=board] #board .board-frame')) {
    if (!seen(frame)) continue;
    const stage = box(frame.closest('#board'));
    const whole = box(frame);
    if (whole.width > stage.width + 1) faults.push('the board is wider than its place');
    for (const there of frame.querySelectorAll('.piece, .small-card, .stone, .flag'))
      if (seen(there) && isOut(box(there), { left: whole.left - 14, right: whole.right + 14, top: whole.top - 14, bottom: whole.bottom + 14 }))
        faults.push('beyond the board: ' + said(there) + ' ' + there.className);
    for (const piece of frame.querySelectorAll('.piece'))
      if (seen(piece) && box(piece).width < 22) faults.push('a pawn too small: ' + box(piece).width);
  }
  for (const now of document.querySelectorAll('.bar-now')) {
    const first = [...now.children].find(seen);
    if (first && !['none', 'normal'].includes(getComputedStyle(first, '::before').content)) faults.push('a dot before nothing: ' + said(now));
  }
  for (const tile of document.querySelectorAll('.tile')) {
    if (!seen(tile)) continue;
    const marks = [...tile.querySelectorAll('.tile-mark, .tile-name')].filter(seen);
    marks.forEach((one, at) => marks.slice(at + 1).forEach((other) => {
      const [a, b] = [box(one), box(other)];
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        faults.push('printed over each other on ' + said(tile) + ': ' + said(one) + ' / ' + said(other));
    }));
  }
  return faults;
})()`;

/** What a page shows badly as it stands. */
export const misfits = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(script);
