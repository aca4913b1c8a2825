import { checkScope, type AccountActor } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import { refuse, refuseInput } from '../../platform/requests/refusal.ts';
import type { AccountProfile, AccountStore } from '../../platform/storage/contract.ts';
import { revise } from '../../platform/storage/retry.ts';
import type { Accounts, Person } from './contract.ts';
import { blockAccountInput } from './generated/inputs.ts';
import { asPerson } from './profile.ts';

/** The most accounts that one account may block. */
export const BLOCKS = 200;

type Parts = {
  readonly store: Pick<AccountStore, 'blocks' | 'putBlocks'>;
  readonly profiles: { get(account: string): Promise<AccountProfile | undefined> };
};

/** The use-cases of blocking others. */
export function blockUses({ store, profiles }: Parts): Pick<Accounts, 'blocks' | 'block'> {
  const shown = (accounts: readonly string[]): Promise<readonly Person[]> =>
    Promise.all(
      accounts.map(async (account) =>
        asPerson((await profiles.get(account)) ?? { account, createdAt: '' }),
      ),
    );

  const changed = (
    account: string,
    change: (before: readonly string[]) => readonly string[],
  ): Promise<readonly string[]> =>
    revise(
      {
        what: `The blocks of ${account}`,
        read: () => store.blocks(account),
        valueOf: (known) => known?.accounts ?? [],
        put: (revision, accounts) => store.putBlocks(account, { revision, accounts }),
      },
      change,
    );

  return {
    blocks: async ({ account }) => shown((await store.blocks(account))?.accounts ?? []),

    async block(actor: AccountActor, whom) {
      checkScope(actor, 'account');
      const { accountId, blocked } = checked(blockAccountInput(), whom);
      if (accountId === actor.account)
        refuseInput({ path: ['accountId'], detail: "You can't block yourself." });
      return shown(
        await changed(actor.account, (before) => {
          if (before.includes(accountId) === blocked) return before;
          if (!blocked) return before.filter((each) => each !== accountId);
          if (before.length >= BLOCKS) full();
          return [...before, accountId];
        }),
      );
    },
  };
}

const full = (): never =>
  refuse('FORBIDDEN', `You can block at most ${String(BLOCKS)} accounts. Unblock one first.`);
