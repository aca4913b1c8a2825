import type {
  AccountStore,
  Attention,
  Attentions,
  OperatorTimes,
} from '../../platform/storage/contract.ts';
import type { Clock } from '../../platform/time/clock.ts';
import type { AttentionView, AttentionKey } from './contract.ts';
import { clearedFrom, dueFrom } from './due.ts';
import { hoursOf } from './hours.ts';

type Needed = {
  readonly attentions: Pick<Attentions, 'find' | 'openOf'>;
  readonly accounts: Pick<AccountStore, 'profile'>;
  readonly operatorTimes: Pick<OperatorTimes, 'read'>;
};

/** Builds the messages to the followers of an account's due items. */
export function followedAttention({ attentions, accounts, operatorTimes }: Needed, now: Clock) {
  const views = async (account: string, open: readonly Attention[]) => {
    const [{ credits }, profile] = await Promise.all([
      operatorTimes.read(),
      accounts.profile(account),
    ]);
    const { urgentBelow } = hoursOf(profile);
    return dueFrom(open, { credits, now: now().toISOString(), urgentBelow });
  };
  return {
    due: async (account: string): Promise<readonly AttentionView[]> =>
      views(account, await attentions.openOf(account)),
    stands: ({ account, stream }: AttentionKey): Promise<Attention | undefined> =>
      attentions.find(account, stream),
    async updateOf(attention: Attention) {
      const [item] = attention.open
        ? await views(attention.account, [attention])
        : [clearedFrom(attention)];
      return item && { item, cleared: !attention.open };
    },
  };
}
