import type { Locale } from '../../../shared/words/phrase.ts';
import type { Names } from '../../../shared/words/render.ts';
import { FORMER_PLAYER, type NamesOf } from '../../accounts/names/account-names.ts';
import type { SeatInfo } from '../contract.ts';

const bot: Readonly<Record<Locale, (n: number) => string>> = {
  en: (n) => `Bot ${n}`,
  cs: (n) => `Bot ${n}`,
  ko: (n) => `봇 ${n}`,
};
const free: Readonly<Record<Locale, (n: number) => string>> = {
  en: (n) => `Seat ${n}`,
  cs: (n) => `Místo ${n}`,
  ko: (n) => `${n}번 자리`,
};

const former: Readonly<Record<Locale, string>> = {
  en: 'Former player',
  cs: 'Bývalý hráč',
  ko: '탈퇴한 플레이어',
};

/**
 * Names an account: by its name, or by its id if it has none; a deleted one by the words for a
 * former player.
 */
export const displayNames = (
  locale: Locale,
  { id, name = id }: { readonly id: string; readonly name?: string | undefined },
): string => (name === FORMER_PLAYER ? former[locale] : name);

/** The seats of a table, and the names of their accounts. */
export type NamedSeats = { readonly seats: readonly SeatInfo[]; readonly names: NamesOf };

/** The names at a table by language, made once for all that is said of it. */
const made = new WeakMap<NamedSeats, Map<Locale, Names>>();

/** Names the holder of each seat: an account without a name goes by its id. Bots and free seats go by the number of the seat. */
export function namesOf(table: NamedSeats, locale: Locale): Names {
  const byLocale = made.get(table) ?? new Map<Locale, Names>();
  made.set(table, byLocale);
  const known = byLocale.get(locale) ?? namesIn(table, locale);
  byLocale.set(locale, known);
  return known;
}

const namesIn = ({ seats, names }: NamedSeats, locale: Locale): Names =>
  Object.fromEntries(
    seats.map((seat, i) => [seat.id, nameOf(seat.holder, { names, n: i + 1, locale })] as const),
  );

function nameOf(
  holder: SeatInfo['holder'],
  { names, n, locale }: Pick<NamedSeats, 'names'> & { readonly n: number; readonly locale: Locale },
): string {
  switch (holder?.kind) {
    case 'account':
      return displayNames(locale, { id: holder.account, name: names[holder.account] });
    case 'bot':
      return bot[locale](n);
    case undefined:
      return free[locale](n);
  }
}
