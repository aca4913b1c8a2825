import type { Locale } from '../../shared/words/phrase.ts';
import type { TimeControl } from '../matches/clocks/time-control.ts';

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'live-fast': { en: 'Live, fast', cs: 'Naživo, rychle', ko: '실시간, 빠르게' },
  live: { en: 'Live', cs: 'Naživo', ko: '실시간' },
  'live-slow': { en: 'Live, slow', cs: 'Naživo, pomalu', ko: '실시간, 느긋하게' },
  'async-12h': { en: '12 hours a turn', cs: '12 hodin na tah', ko: '턴마다 12시간' },
  'async-1d': { en: '1 day a turn', cs: '1 den na tah', ko: '턴마다 1일' },
  'async-2d': { en: '2 days a turn', cs: '2 dny na tah', ko: '턴마다 2일' },
  'async-3d': { en: '3 days a turn', cs: '3 dny na tah', ko: '턴마다 3일' },
  'async-7d': { en: '7 days a turn', cs: '7 dní na tah', ko: '턴마다 7일' },
  'async-14d': { en: '14 days a turn', cs: '14 dní na tah', ko: '턴마다 14일' },
  'async-bank': {
    en: '7 days in all, and 12 hours more each turn',
    cs: '7 dní celkem a 12 hodin navíc za tah',
    ko: '모두 7일, 턴마다 12시간 추가',
  },
};
const own: Readonly<Record<Locale, string>> = {
  en: "The host's own clock",
  cs: 'Vlastní čas hostitele',
  ko: '방장이 정한 시간',
};

/** Names a time control. */
export const nameOfControl = ({ preset = '' }: TimeControl, locale: Locale): string =>
  (names[preset] ?? own)[locale];
