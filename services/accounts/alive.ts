import type { AccountStore } from '../storage/contract.ts';
import { fresh } from './fresh.ts';

/** Whether an access token still counts. That it was revoked may go unnoticed for a minute. */
export type IsAlive = (account: string, token: string) => Promise<boolean>;

export function aliveOn(store: Pick<AccountStore, 'token'>): IsAlive {
  const known = fresh(
    async (place) => {
      const [account = '', token = ''] = JSON.parse(place) as readonly string[];
      return (await store.token(account, token)) !== undefined;
    },
    () => new Date(),
  );
  return (account, token) => known.get(JSON.stringify([account, token]));
}
