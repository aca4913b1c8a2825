import { inTab } from '../../app/areas.ts';
import type { Clock } from '../../clock/clock.ts';
import { anyGuests, type Guests } from './guests.tsx';
import type { Options } from './house-rules.tsx';
import { usualManners, type Manners } from './manners.tsx';

/** What is filled in of a new table. */
export type Filled = {
  readonly form: {
    readonly gameId: string;
    readonly seats: number;
    readonly bots: number;
    readonly level: string;
    readonly visibility: string;
  };
  readonly clock?: Clock | undefined;
  readonly options: Options;
  readonly manners: Manners;
  readonly title: string;
  readonly guests: Guests;
};

const fresh: Filled = {
  form: { gameId: '', seats: 2, bots: 1, level: '', visibility: 'PUBLIC' },
  options: {},
  manners: usualManners,
  title: '',
  guests: anyGuests,
};

/** Where this tab keeps what was filled in while its reader signs in. */
const KEY = 'questhall.new-table';

/** Keeps what was filled in, for whoever leaves to sign in and comes back. */
export const keepFilled = (filled: Filled): void => {
  inTab.set(KEY, JSON.stringify(filled));
};

/** What was filled in before its reader left to sign in, once; else nothing yet. */
export function takeFilled(): Filled {
  const kept = inTab.get(KEY);
  inTab.delete(KEY);
  return kept === null ? fresh : (JSON.parse(kept) as Filled);
}
