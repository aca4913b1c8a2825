import type { App } from '../../app/app.ts';
import { catalogue, type Games } from '../../matches/terms/games.ts';
import type { RateLimits } from '../../accounts/accounts/rates.ts';
import { exportsOn, withExportsBounded } from './exports.ts';
import { withGuessesCounted } from './guesses.ts';
import { withGuestsCounted } from './guests.ts';

/** The use-cases of the app that requests call. */
type Uses = Pick<
  App,
  | 'accounts'
  | 'alerts'
  | 'attention'
  | 'issuer'
  | 'leaving'
  | 'matches'
  | 'notifications'
  | 'queues'
  | 'ratings'
  | 'talk'
  | 'tournaments'
>;

/** The members of the app that an HTTP API needs. */
export type ApiDeps = Uses & Pick<App, 'games' | 'identify' | 'log' | 'rates' | 'store'>;

/** The use-cases as one request calls them. */
export type RequestUses = Uses & {
  readonly games: Games;
  /** The rate limits of the caller; `undefined` if there are none. */
  readonly rates: Pick<RateLimits, 'figures'> | undefined;
};

/** The use-cases behind an HTTP API, and what each request is checked by. */
export type Api = Pick<App, 'identify' | 'log' | 'notifications' | 'rates'> & {
  /** Bounds exports, guests and guessed codes of one request from an address. */
  usesFor(address: string): RequestUses;
};

/** Opens the use-cases to an HTTP API; a missing setting throws at once and says which it is. */
export function openApi(app: ApiDeps): Api {
  const { alerts, attention, identify, issuer, log, notifications, queues, ratings, rates, talk } =
    app;
  const { accounts, leaving, matches, tournaments } = app;
  const games = catalogue(app.games);
  const exports = exportsOn(app.store.places);
  return {
    ...{ identify, log, notifications, rates },
    usesFor: (address) => ({
      ...{ alerts, attention, games, issuer, notifications, queues, ratings, rates, talk },
      accounts: withGuestsCounted(accounts, rates, address),
      ...withExportsBounded(
        { ...withGuessesCounted({ matches, tournaments }, rates, address), leaving },
        exports,
      ),
    }),
  };
}
