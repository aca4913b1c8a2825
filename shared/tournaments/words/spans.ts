import type { Locale } from '../../words/phrase.ts';

const units = [
  ['day', 'D'],
  ['hour', 'H'],
  ['minute', 'M'],
  ['second', 'S'],
] as const;

/** An ISO 8601 duration of days, hours, minutes and seconds in words, such as `1 day 12 hours`. */
export function spanText(duration: string, locale: Locale): string {
  const parts = units.flatMap(([unit, letter]) => {
    const count = Number(new RegExp(`(\\d+)${letter}`).exec(duration)?.[1] ?? 0);
    return count === 0 ? [] : [inUnits(count, unit, locale)];
  });
  return parts.length === 0 ? inUnits(0, 'minute', locale) : parts.join(' ');
}

const inUnits = (count: number, unit: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
