import type { Page } from 'playwright-core';

/**
 * Run in the page: graphics with less than 3 to 1 beside their ground: edges of fields, icons, bars of progress, rims
 * of pawns, the ring of focus. Of a gradient the worst stop counts.
 */
const script = `(() => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const colours = new Map();
  const read = (color) => {
    if (!colours.has(color)) colours.set(color, painted(color));
    return colours.get(color);
  };
  const painted = (color) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (one, other) => {
    const [a, b] = [light(one), light(other)].toSorted((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const extremes = (colours) => {
    const sorted = colours.toSorted((a, b) => light(a) - light(b));
    return sorted.length > 2 ? [sorted[0], sorted.at(-1)] : sorted;
  };
  const stops = /(?:rgba?|oklab|oklch|color|lab|lch|hsla?)\\([^()]*\\)/g;
  const known = new Map();
  // opaque colours that an element may show behind its content
  const grounds = (element) => {
    if (!element) return [read(getComputedStyle(document.documentElement).colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches ? '#121212' : '#fff')];
    if (known.has(element)) return known.get(element);
    const style = getComputedStyle(element);
    let found = grounds(element.parentElement);
    const flat = read(style.backgroundColor);
    if (flat[3] > 0) found = found.map((under) => over(flat, under));
    for (const image of style.backgroundImage.match(stops) ? [style.backgroundImage] : [])
      found = extremes(image.match(stops).flatMap((stop) => found.map((under) => over(read(stop), under))));
    known.set(element, found);
    return found;
  };
  const opacityOf = (element) => element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
  const worst = (color, element, opacity = 1) => {
    const [r, g, b, a] = read(color);
    return Math.min(...grounds(element).map((ground) => ratio(over([r, g, b, a * opacity], ground), ground)));
  };
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr, [disabled], :disabled');
  };
  const said = (element) => (element.getAttribute('aria-label') || element.textContent || '').trim().slice(0, 30);
  const faults = [];
  const tell = (what, element, found) => {
    if (found < 2.995) faults.push(what + ' at ' + found.toFixed(2) + ': ' + element.tagName.toLowerCase() + '.' + (element.getAttribute('class') || element.id) + ' ' + said(element.closest('button, a, label, li, p') || element));
  };
  for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
    const style = getComputedStyle(field);
    // the browser's own check boxes have an edge of their own
    if (!seen(field) || style.appearance === 'auto' && ['checkbox', 'radio', 'range'].includes(field.type)) continue;
    const edge = style.borderBottomStyle === 'none' || style.borderBottomWidth === '0px' ? 1 : worst(style.borderBottomColor, field.parentElement);
    tell('the edge of a field', field, Math.max(edge, worst(style.backgroundColor, field.parentElement)));
  }
  for (const icon of document.querySelectorAll('svg.icon, svg.glyph')) {
    if (!seen(icon) || icon.closest('.board')) continue;
    const { stroke, fill, color } = getComputedStyle(icon);
    const drawn = [stroke, fill].filter((paint) => paint !== 'none' && read(paint)[3] > 0);
    const there = drawn.length > 0 ? drawn : [color];
    tell('an icon', icon, Math.max(...there.map((paint) => worst(paint, icon.parentElement, opacityOf(icon)))));
  }
  for (const pawn of document.querySelectorAll('.pawn > path:first-of-type')) {
    const { fill, stroke } = getComputedStyle(pawn);
    tell('a pawn in its rim', pawn.parentElement, ratio(read(fill), read(stroke)));
  }
  for (const bar of document.querySelectorAll('progress, meter')) {
    if (!seen(bar)) continue;
    const { accentColor } = getComputedStyle(bar);
    tell('a bar of progress', bar, worst(accentColor, bar.parentElement));
  }
  const ringed = document.activeElement;
  if (ringed && ringed.matches('button, a, input, select, textarea, summary') && ringed.matches(':focus-visible')) {
    // it may be drawn by an element around; on a board as two lines that differ
    const drawn = [ringed, ringed.parentElement, ringed.closest('.pod, .pick, label, li')].filter(Boolean)
      .filter((element) => getComputedStyle(element).outlineStyle !== 'none');
    const rings = drawn.map((element) => {
      const { outlineColor, outlineOffset } = getComputedStyle(element);
      return worst(outlineColor, Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement);
    });
    const { borderTopColor, borderTopStyle, outlineColor, outlineStyle } = getComputedStyle(ringed, '::after');
    if (borderTopStyle !== 'none' && outlineStyle !== 'none') rings.push(ratio(read(borderTopColor), read(outlineColor)));
    tell('the ring of focus', ringed, Math.max(1, ...rings));
  }
  return [...new Set(faults)];
})()`;

/** Graphics of a page that can hardly be seen. */
export const faint = async (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(script);
