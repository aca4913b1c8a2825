import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { ratingsOn } from '../../services/accounts/ratings/account-ratings.ts';
import { reliabilityOn } from '../../services/accounts/reliability/account-reliability.ts';
import { namesOn } from '../../services/accounts/names/account-names.ts';
import { calendarsOn } from '../../services/accounts/calendars/account-calendars.ts';
import { createAccounts, type AccountsAndTokens } from '../../services/accounts/accounts/index.ts';
import { identifying, type Identify } from '../../services/accounts/identity/identify.ts';
import { localIssuer, type LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import type { AccountActor, Role } from '../../services/platform/requests/actor.ts';
import { openPlace, type Place } from '../support/stores.ts';

/** A process of the service with its accounts; the test moves its clock. */
export type House<P extends Place = Place> = {
  readonly accounts: AccountsAndTokens;
  readonly identify: Identify;
  readonly issuer: LocalIssuer;
  readonly clock: { ms: number };
  readonly place: P;
};

/** Processes on one store around the tests of a file. */
export function useHouses(): () => House;
export function useHouses<P extends Place>(on: () => Promise<P>): () => House<P>;
export function useHouses(on: () => Promise<Place> = openPlace): () => House {
  let place: Place | undefined;
  let issuer: LocalIssuer | undefined;
  beforeAll(async () => {
    [place, issuer] = await Promise.all([on(), localIssuer()]);
  });
  afterAll(() => place?.close());
  return () => {
    if (place === undefined || issuer === undefined) throw new TypeError('Nothing is open yet.');
    const clock = { ms: Date.now() };
    const accounts = createAccounts({
      store: place.store.accounts,
      places: place.store.places,
      secrets: place.store.secrets,
      now: () => new Date(clock.ms),
      gameTime: () => new Date(clock.ms),
      calendars: calendarsOn(place.store, () => new Date(clock.ms)),
      names: namesOn(place.store.accounts, () => new Date(clock.ms)),
      reliability: reliabilityOn(place.store, () => new Date(clock.ms)),
      ratings: ratingsOn(place.store, () => new Date(clock.ms)),
      random: randomBytes,
    });
    const identify = identifying(accounts.verifying(verifier(issuer)));
    return { accounts, identify, issuer, clock, place };
  };
}

/** The actor of a signed-in account. */
export const signedIn = (account: string, ...roles: readonly Role[]): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player', ...roles],
});
