import type { Page } from 'playwright-core';

/** Run in the page: lists elements beyond its edge, clipped, or too small to be tapped. */
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
    if (!inText && element.tagName === 'BUTTON' && !element.matches('.space, .card-button') && element.scrollWidth > element.clientWidth + 1)
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
  for (const name of document.querySelectorAll('.named')) {
    const after = name.nextSibling;
    if (!seen(name) || after?.nodeType !== 3 || !/^[.,;:!?)]/.test(after.data)) continue;
    const range = document.createRange();
    range.setStart(after, 0);
    range.setEnd(after, 1);
    if (range.getBoundingClientRect().top > box(name).bottom - 2) faults.push('stands alone in a line: ' + after.data.slice(0, 1) + ' after ' + said(name));
  }
  for (const line of document.querySelectorAll('.card-face > :is(b, .card-rule)'))
    if (seen(line) && isOut(box(line), box(line.parentElement))) faults.push('beyond its card: ' + said(line));
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
  for (const name of document.querySelectorAll('.board .land-name')) {
    const { width } = box(name.closest('.board'));
    // as high as small print, except on a board that a long question has made small
    if (width >= 250 && !(seen(name) && box(name).height >= 7)) faults.push('a land without a name: ' + said(name));
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

/**
 * Run in the page: lists letters and pictures that are cut off, or printed over each other. Text
 * cut by an ellipsis or scrolled away is not listed; nor are elements in another layer: figures and
 * flags on a board, a dialog, a toast.
 */
const printed = `(() => {
  const faults = [];
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const said = (element) => (element.textContent || element.className.baseVal || element.className || element.tagName).trim().slice(0, 30);
  const layers = 'dialog, .over, .sr, .piece, .flag, .trail-tag, .stone, .lying, .occupants, .fan, .cues, .toast, .badge, .waits, .ribbon, .small-card, .tile, option, script, style';
  const scope = document.querySelector('main') || document.body;
  const leaves = [];
  const styles = new Map();
  // styles of an element above many texts are read once
  const styleOf = (element) => {
    const known = styles.get(element);
    if (known) return known;
    const { position, display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const style = { position, display, overflowX, overflowY, textOverflow, webkitLineClamp };
    styles.set(element, style);
    return style;
  };
  for (const element of scope.querySelectorAll('*')) {
    const isPicture = element.matches('svg.glyph, svg.icon, svg.pawn, svg.die');
    const texts = isPicture || element.closest('svg') ? [] : [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!isPicture && texts.length === 0) continue;
    // the text of a folded element has a box, but is not drawn
    if (!seen(element) || element.closest(layers) || element.matches('details:not([open])')) continue;
    const rects = isPicture ? [element.getBoundingClientRect()] : texts.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
    for (const { left, top, right, bottom } of rects) {
      // the letters of a line reach less far than the line does
      const inset = isPicture ? 1 : (bottom - top) * 0.15;
      let box = { left, right, top: top + inset, bottom: bottom - inset };
      if (box.right - box.left < 1 || box.bottom - box.top < 1) continue;
      let isHidden = false;
      for (let outer = element; outer && outer !== document.documentElement; outer = outer.parentElement) {
        const style = styleOf(outer);
        if (style.position === 'absolute' && outer.clientWidth <= 1) { isHidden = true; break; }
        if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible')) {
          if (style.position === 'fixed') break;
          continue;
        }
        const edge = outer.getBoundingClientRect();
        const isShort = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        const isCut = box.left < edge.left - 1.5 || box.right > edge.right + 1.5 || box.top < edge.top - 1.5 || box.bottom > edge.bottom + 1.5;
        if (isCut && !isShort && !scrolls) faults.push('cut off: ' + said(element) + ' by ' + said(outer).slice(0, 12) + '.' + outer.className);
        box = { left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right), top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom) };
        if (box.right - box.left < 1 || box.bottom - box.top < 1) { isHidden = true; break; }
      }
      if (!isHidden) leaves.push({ element, box });
    }
  }
  const layerOf = (element) => {
    for (let outer = element; outer; outer = outer.parentElement)
      if (/sticky|fixed/.test(styleOf(outer).position)) return outer;
  };
  for (const leaf of leaves) leaf.layer = layerOf(leaf.element);
  leaves.forEach((one, at) => leaves.slice(at + 1).forEach((other) => {
    const [a, b] = [one.box, other.box];
    if (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= 2 || Math.min(a.right, b.right) - Math.max(a.left, b.left) <= 2) return;
    if (one.layer === other.layer && !one.element.contains(other.element) && !other.element.contains(one.element))
      faults.push('over each other: ' + said(one.element) + ' / ' + said(other.element));
  }));
  for (const { element, box } of leaves)
    if (box.left < -1 || box.right > innerWidth + 1) faults.push('beyond the edge: ' + said(element));
  return [...new Set(faults)];
})()`;

/** The layout faults of a page in its present state. */
export const misfits = async (page: Page): Promise<readonly string[]> => [
  ...(await page.evaluate<readonly string[]>(script)),
  ...(await page.evaluate<readonly string[]>(printed)),
];

/** In milliseconds: parts find their places in some frames after a window or a question changed. */
const SETTLES = 400;

/** Faults that a look finds and that are still there once the page has settled. */
export async function lasting(
  page: Page,
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found = await look();
  if (found.length === 0) return found;
  await page.waitForTimeout(SETTLES);
  return look();
}
