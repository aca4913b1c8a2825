import { inTab } from '../../device/areas.ts';
import type { Clock } from '../../clock/clock.ts';
import { anyGuests, type Guests } from './guests.tsx';
import type { Options } from '../../parts/house-rules.tsx';
import { usualManners, type Manners } from './manners.tsx';

/**
 * Holder of a chair beside the host’s: a friend, or a bot by its level; the level is empty for the default.
 */
export type Planned = { readonly is: 'friend' } | { readonly is: 'bot'; readonly level: string };

/** Everything filled in for a new table. */
export type Filled = {
  /** True if it is untouched, so that the recommended mode is chosen. */
  readonly isFresh?: boolean;
  readonly form: {
    readonly gameId: string;
    readonly chairs: readonly Planned[];
    readonly visibility: string;
  };
  readonly clock?: Clock | undefined;
  readonly options: Options;
  readonly manners: Manners;
  readonly title: string;
  readonly guests: Guests;
};

const fresh: Filled = {
  form: { gameId: '', chairs: [{ is: 'bot', level: '' }], visibility: 'PUBLIC' },
  options: {},
  manners: usualManners,
  title: '',
  guests: anyGuests,
};

/** A table for friends: they come by the link. */
const withFriends = (gameId: string): Filled => ({
  ...fresh,
  form: {
    gameId,
    chairs: [{ is: 'friend' }, { is: 'bot', level: '' }, { is: 'bot', level: '' }],
    visibility: 'PRIVATE',
  },
});

/** Key of this tab for the form while the reader signs in. */
const KEY = 'questhall.new-table';

/** Keeps the form of a reader who leaves to sign in and comes back. */
export const keepFilled = (filled: Filled): void => {
  inTab.set(KEY, JSON.stringify(filled));
};

/**
 * The stored form of a reader who left to sign in, once; else a new one, for friends if an address names a
 * game.
 */
export function takeFilled(gameId: string | undefined): Filled {
  const kept = inTab.get(KEY);
  inTab.delete(KEY);
  if (kept !== null) return JSON.parse(kept) as Filled;
  return gameId === undefined ? { ...fresh, isFresh: true } : withFriends(gameId);
}
