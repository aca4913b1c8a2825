import { randomBytes } from 'node:crypto';
import { identifying, type Identify } from '../identity/identify.ts';
import type { Verify } from '../identity/verify.ts';
import type { Store } from '../../platform/storage/contract.ts';
import type { Accounts } from './contract.ts';
import { calendarsOn, type AccountCalendars } from '../calendars/account-calendars.ts';
import { systemClock, type Clock } from '../../platform/time/clock.ts';
import { namesOn, type AccountNames } from '../names/account-names.ts';
import { ratingsOn } from '../ratings/account-ratings.ts';
import type { AccountRatings } from '../ratings/contract.ts';
import { reliabilityOn } from '../reliability/account-reliability.ts';
import type { AccountReliability } from '../reliability/contract.ts';
import { createAccounts } from './index.ts';

/** Creates the accounts on a store, and the check of tokens: of a sign-in, or an access token. */
export function accountsOn(
  {
    accounts: store,
    vacations,
    tenures,
    ...rest
  }: Pick<Store, 'accounts' | 'places' | 'ratings' | 'secrets' | 'tenures' | 'vacations'>,
  signedIn: Verify,
  {
    now = systemClock,
    calendars = calendarsOn({ accounts: store, vacations }, now),
    names = namesOn(store, now),
    reliability = reliabilityOn({ tenures, accounts: store }, now),
    ratings = ratingsOn({ ratings: rest.ratings, accounts: store }, now),
  }: {
    readonly now?: Clock;
    readonly calendars?: AccountCalendars;
    readonly names?: AccountNames;
    readonly reliability?: AccountReliability;
    readonly ratings?: AccountRatings;
  } = {},
): { readonly accounts: Accounts; readonly identify: Identify } {
  const accounts = createAccounts({
    store,
    places: rest.places,
    secrets: rest.secrets,
    now: () => new Date(),
    gameTime: now,
    calendars,
    names,
    reliability,
    ratings,
    random: randomBytes,
  });
  return { accounts, identify: identifying(accounts.verifying(signedIn)) };
}
