import { createApp } from '../../services/app/app.ts';
import { afterAll, beforeAll } from 'vitest';
import type { AccountsAndTokens } from '../../services/accounts/accounts/index.ts';
import type { Identify } from '../../services/accounts/identity/identify.ts';
import { localIssuer, type LocalIssuer } from '../../services/accounts/identity/local/issuer.ts';
import { verifier } from '../../services/accounts/identity/verify.ts';
import type { AccountActor, Role } from '../../services/platform/requests/actor.ts';
import { openTestTable, type TestTable } from '../support/stores.ts';

/** A process of the service with its accounts; the test moves its clock. */
export type House<P extends TestTable = TestTable> = {
  readonly accounts: AccountsAndTokens;
  readonly identify: Identify;
  readonly issuer: LocalIssuer;
  readonly clock: { ms: number };
  readonly place: P;
};

/** Processes on one store around the tests of a file. */
export function useHouses(): () => House;
export function useHouses<P extends TestTable>(on: () => Promise<P>): () => House<P>;
export function useHouses(on: () => Promise<TestTable> = openTestTable): () => House {
  let place: TestTable | undefined;
  let issuer: LocalIssuer | undefined;
  beforeAll(async () => {
    [place, issuer] = await Promise.all([on(), localIssuer()]);
  });
  afterAll(() => place?.close());
  return () => {
    if (place === undefined || issuer === undefined) throw new TypeError('Nothing is open yet.');
    const clock = { ms: Date.now() };
    const now = () => new Date(clock.ms);
    const { accounts, identify } = createApp({
      store: place.store,
      signedIn: verifier(issuer),
      ...{ now, wall: now },
    });
    return { accounts, identify, issuer, clock, place };
  };
}

/** The actor of a signed-in account. */
export const signedIn = (account: string, ...roles: readonly Role[]): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player', ...roles],
});
