import type { Page } from 'playwright-core';

/**
 * Run in the page: keeps all elements with their kinds, and returns the kinds. The kind of an element is a hash of
 * what its look and its role follow from, and of the kind of its parent: tag, classes, attributes, whether it is
 * shown, focused and has text. Values that differ from thing to thing are left out: ids, names, numbers.
 */
const script = `(() => {
  const hash = (text, seed) => {
    let sum = seed;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
    return sum | 0;
  };
  const valued = /^(?:role|type|class|aria-(?:pressed|checked|selected|expanded|current|disabled|hidden|haspopup|live|modal|invalid))$/;
  const kinds = new Map();
  const walk = (element, above) => {
    const attributes = [...element.attributes].map(({ name, value }) =>
      name === 'style' ? 'style ' + [...element.style].join() : valued.test(name) || /^data-(?!.*id$)/.test(name) && /^[a-z-]{0,12}$/.test(value) ? name + ' ' + value : name + (value === '' ? '' : '='));
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const states = [element.checkVisibility({ opacityProperty: true, visibilityProperty: true }), hasText, element.matches(':focus-visible'), element.matches(':disabled')];
    const kind = hash([element.localName, ...attributes.sort(), ...states].join('|'), above);
    kinds.set(element, kind);
    for (const child of element.children) walk(child, kind);
  };
  walk(document.documentElement, 7);
  globalThis.kinds = kinds;
  return [...new Set(kinds.values())];
})()`;

/** The kinds of elements that a worker has looked at, in each scheme and width of a page. */
const known = new Map<string, Set<number>>();

/**
 * The kinds of elements of a page that were not looked at before in a scheme, if there are at least as many as given. They count
 * as looked at from now on.
 */
export async function newKinds(
  page: Page,
  scheme: string,
  atLeast = 1,
): Promise<readonly number[]> {
  const place = `${scheme} ${String(page.viewportSize()?.width)}`;
  const seen = known.get(place) ?? new Set();
  known.set(place, seen);
  const fresh = (await page.evaluate<readonly number[]>(script)).filter((kind) => !seen.has(kind));
  if (fresh.length < atLeast) return [];
  for (const kind of fresh) seen.add(kind);
  return fresh;
}

/** An expression for the outermost elements of these kinds, in a page whose kinds were asked for last. */
export const elementsOf = (kinds: readonly number[]): string => `(() => {
  const wanted = new Set(${JSON.stringify(kinds)});
  const isWanted = (element) => wanted.has(globalThis.kinds.get(element));
  return [...globalThis.kinds.keys()].filter((element) => element.isConnected && isWanted(element) && !isWanted(element.parentElement));
})()`;
