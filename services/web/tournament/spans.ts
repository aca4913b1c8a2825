import type { Span, Words } from '../words/words.ts';

const form = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/u;

/** A span of time, ISO 8601, by its days, hours and minutes. */
function spanOf(iso: string): (Span & { readonly seconds: number }) | undefined {
  const found = form.exec(iso);
  if (found === null) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part?: string) => Number(part ?? 0));
  const all = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/** A span of time, ISO 8601, in words. */
export function spanText(iso: string, words: Words): string {
  const span = spanOf(iso);
  if (span === undefined) return iso;
  const said = words.span(span);
  return said === '' ? words.say('span.seconds', { n: span.seconds }) : said;
}
