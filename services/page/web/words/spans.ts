import type { CountedUnit, Words } from './words.ts';

const form = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/u;

/** Seconds of an ISO 8601 duration; nothing if it is none. */
export function secondsOf(iso: string): number | undefined {
  const found = form.exec(iso);
  if (found === null) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part?: string) => Number(part ?? 0));
  return (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
}

const spanOf = (seconds: number): CountedUnit => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});

/** A span of time, ISO 8601, in words. */
export function spanText(iso: string, words: Words): string {
  const seconds = secondsOf(iso);
  return seconds === undefined ? iso : words.span(spanOf(seconds));
}
