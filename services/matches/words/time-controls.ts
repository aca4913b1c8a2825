import type { Locale } from '../../../shared/words/phrase.ts';
import type { TimeControl } from '../terms/time-control.ts';

const names: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'live-fast': { en: 'Real-time, fast', cs: 'V reálném čase, rychle', ko: '실시간, 빠르게' },
  live: { en: 'Real-time', cs: 'V reálném čase', ko: '실시간' },
  'live-slow': { en: 'Real-time, slow', cs: 'V reálném čase, pomalu', ko: '실시간, 느긋하게' },
  'async-12h': { en: '12 hours per turn', cs: '12 hodin na tah', ko: '턴마다 12시간' },
  'async-1d': { en: '1 day per turn', cs: '1 den na tah', ko: '턴마다 1일' },
  'async-2d': { en: '2 days per turn', cs: '2 dny na tah', ko: '턴마다 2일' },
  'async-3d': { en: '3 days per turn', cs: '3 dny na tah', ko: '턴마다 3일' },
  'async-7d': { en: '7 days per turn', cs: '7 dní na tah', ko: '턴마다 7일' },
  'async-14d': { en: '14 days per turn', cs: '14 dní na tah', ko: '턴마다 14일' },
  'async-bank': {
    en: 'Time bank of 7 days, 12 hours added each turn',
    cs: 'Rezerva 7 dní, za každý tah přibude 12 hodin',
    ko: '보유 시간 7일, 턴마다 12시간 추가',
  },
};
const own: Readonly<Record<Locale, string>> = {
  en: 'Custom time control',
  cs: 'Vlastní časový limit',
  ko: '직접 정한 제한 시간',
};

/** Names a time control. */
export const nameOfControl = ({ preset = '' }: TimeControl, locale: Locale): string =>
  (names[preset] ?? own)[locale];
