import type { Locale } from '../../shared/words/phrase.ts';
import type { Names } from '../../shared/words/render.ts';
import type { SeatInfo } from '../matches/contract.ts';

const bot: Readonly<Record<Locale, (n: number) => string>> = {
  en: (n) => `Bot ${n}`,
  cs: (n) => `Robot ${n}`,
  ko: (n) => `봇 ${n}`,
};
const free: Readonly<Record<Locale, (n: number) => string>> = {
  en: (n) => `Seat ${n}`,
  cs: (n) => `Místo ${n}`,
  ko: (n) => `${n}번 자리`,
};

/** Names the holder of each seat. Bots and free seats go by the number of the seat. */
export function namesOf(seats: readonly SeatInfo[], locale: Locale): Names {
  return Object.fromEntries(
    seats.map((seat, i) => [seat.id, nameOf(seat.holder, i + 1, locale)] as const),
  );
}

function nameOf(holder: SeatInfo['holder'], n: number, locale: Locale): string {
  switch (holder?.kind) {
    case 'account':
      return holder.name ?? holder.account;
    case 'bot':
      return bot[locale](n);
    case undefined:
      return free[locale](n);
  }
}
