import type { Store } from '../../platform/storage/contract.ts';

/** Whether an account follows a match on a socket just now. */
export const watchingOn =
  ({ subscriptions, connections }: Pick<Store, 'subscriptions' | 'connections'>) =>
  async (account: string, matchId: string): Promise<boolean> => {
    const following = await subscriptions.of(matchId);
    const open = new Set(following.map(({ connection }) => connection));
    const found = await Promise.all([...open].map((connection) => connections.find(connection)));
    return found.some((connection) => connection?.account === account);
  };
