import { lookup as system, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isAllowed, type Outbound } from './address.ts';

/** A name leads to an address that must not be connected to. */
class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
  constructor() {
    super("The name leads to an address that isn't public.");
  }
}

/**
 * Looks names up for a connection, and refuses those with any forbidden address. The connection
 * uses the addresses that were checked: a name that changes its address gains nothing.
 */
export const checkedLookup =
  (outbound: Outbound, resolve: typeof system = system): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => isAllowed(address, outbound))) {
        return callback(new ForbiddenAddressError(), '', 0);
      }
      return options.all === true
        ? callback(null, found)
        : callback(null, first.address, first.family);
    });
  };
