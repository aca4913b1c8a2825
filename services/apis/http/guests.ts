import type { Accounts } from '../../accounts/accounts/contract.ts';
import type { RateLimits } from '../../accounts/accounts/rates.ts';

/**
 * Counts the guests made from each address around the same use-cases: nothing else is known of the caller.
 */
export const withGuestsCounted = <Uses extends Accounts>(
  accounts: Uses,
  rates: RateLimits | undefined,
  address: string,
): Uses =>
  rates === undefined
    ? accounts
    : {
        ...accounts,
        createGuest(input) {
          rates.ofGuests(address);
          return accounts.createGuest(input);
        },
      };
