/** Figures of a page in which `observe` runs, in milliseconds unless said otherwise. */
export type Seen = {
  /** Milliseconds until the largest part of the page is painted. */
  readonly lcp: number;
  /** Layout shift, as browsers score it: the worst window of shifts. */
  readonly cls: number;
  /** For how long nothing could be tapped: what tasks take beyond 50 ms. */
  readonly blocking: number;
  /** Until a tap is painted: the slowest. */
  readonly inp: number;
  /** The elements that jumped, and by how much. */
  readonly shifts: readonly string[];
};

/** Runs in the page before all else: keeps what the browser says of it in `globalThis.seen`. */
export const observe = `
  globalThis.seen = { lcp: 0, cls: 0, blocking: 0, inp: 0, shifts: [] };
  let shifts = { first: -Infinity, last: -Infinity, value: 0 };
  const watch = (type, tell, more) => new PerformanceObserver((list) => list.getEntries().forEach(tell))
    .observe({ type, buffered: true, ...more });
  const nameOf = ({ node }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return element ? element.tagName.toLowerCase() + '.' + String(element.className).split(' ').join('.') : '?';
  };
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('layout-shift', ({ value, startTime, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    const isNew = startTime - shifts.last > 1000 || startTime - shifts.first > 5000;
    shifts = isNew ? { first: startTime, last: startTime, value } : { ...shifts, last: startTime, value: shifts.value + value };
    seen.cls = Math.max(seen.cls, shifts.value);
    seen.shifts.push(value.toFixed(4) + ' at ' + Math.round(startTime) + ': ' + sources.map(nameOf).join(' '));
  });
  watch('longtask', ({ duration }) => { seen.blocking += duration - 50; });
  watch('event', ({ duration, interactionId }) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  }, { durationThreshold: 16 });
`;

/** Returns the recorded figures when run in the page. */
export const told = 'globalThis.seen';
