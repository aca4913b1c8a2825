import type { Page } from 'playwright-core';

/**
 * Run in the page: texts that are cut without an ellipsis, off the screen, or printed over each other. What lies over
 * the page on purpose is left out: bars that stay, dialogs, toasts; and the board, which has checks of its own.
 */
const script = `(() => {
  const faults = [];
  const floats = (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
  const above = function* (element) { for (let at = element; at; at = at.parentElement) yield at; };
  const cuts = ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible';
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const said = node.data.trim();
    if (said === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('.sr, svg, script, style, noscript, option, .board-frame, .tile, [aria-hidden=true]')) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const name = '"' + said.slice(0, 30) + '" in ' + element.tagName.toLowerCase() + (element.className ? '.' + String(element.className).split(' ')[0] : '');
    let isForReaders = false;
    let isFixed = false;
    let isHidden = false;
    let isScrolled = false;
    let isClipped = false;
    let isAbove = false;
    let seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    for (const at of above(element)) {
      const style = getComputedStyle(at);
      isAbove ||= ['fixed', 'sticky', 'absolute'].includes(style.position) || at.matches('dialog');
      // only for screen readers
      if (style.clipPath !== 'none') { isForReaders = true; break; }
      // only the window clips a fixed element
      if (isFixed) break;
      isFixed = style.position === 'fixed';
      if (!cuts(style) || at === document.body || at === document.documentElement) continue;
      const frame = at.getBoundingClientRect();
      const scrolls = (overflow) => ['auto', 'scroll'].includes(overflow);
      const canScroll = scrolls(style.overflowX) || scrolls(style.overflowY);
      const isEased = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isOver = seen.right > frame.right + 1.5 || seen.left < frame.left - 1.5 || seen.bottom > frame.bottom + 3 || seen.top < frame.top - 3;
      if (isOver && canScroll) isScrolled = true;
      else if (isOver && !isEased && !isScrolled) isClipped = true;
      seen = { left: Math.max(seen.left, frame.left), right: Math.min(seen.right, frame.right), top: Math.max(seen.top, frame.top), bottom: Math.min(seen.bottom, frame.bottom) };
      if (seen.right <= seen.left + 1 || seen.bottom <= seen.top + 1) { isHidden = true; break; }
    }
    if (isForReaders) continue;
    if (isClipped) faults.push('cut: ' + name);
    if (isHidden) continue;
    if (!isScrolled && (seen.left < -1 || seen.right > innerWidth + 1)) faults.push('off the screen: ' + name);
    const rects = [...range.getClientRects()].map((rect) => ({
      left: Math.max(rect.left, seen.left), right: Math.min(rect.right, seen.right),
      top: Math.max(rect.top, seen.top), bottom: Math.min(rect.bottom, seen.bottom),
    })).filter(({ left, right, top, bottom }) => right > left && bottom > top);
    texts.push({ element, name, rects, isAbove });
  }
  texts.forEach((one, at) => {
    for (const other of texts.slice(at + 1)) {
      if (one.isAbove !== other.isAbove || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const isOver = one.rects.some((a) => other.rects.some((b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5));
      if (isOver) faults.push('printed over each other: ' + one.name + ' / ' + other.name);
    }
  });
  return faults;
})()`;

/** Faults of the texts that a page shows now. */
export const textMisfits = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(script);
