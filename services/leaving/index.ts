import { checkSignedIn } from '../accounts/accounts/signed-in.ts';
import { changeChannels } from '../notifications/delivery/change-channels.ts';
import { channelsIn } from '../notifications/delivery/channel.ts';
import { deleteAccountInput } from '../accounts/accounts/generated/inputs.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import { checked } from '../platform/requests/checked.ts';
import { refuseInput } from '../platform/requests/refusal.ts';
import type { LeavingDeps, LeavingUses } from './contract.ts';
import { forgetWords } from '../matches/chat/own-words.ts';
import { createExport } from './export.ts';
import { giveUpSeats } from './give-up-seats.ts';
import { keepGuest } from './keep-guest.ts';
import { withdrawFromTournaments } from './withdraw.ts';

/** The use-cases of leaving, on a store. */
export function createLeaving(deps: LeavingDeps): LeavingUses {
  const { store, accounts, now } = deps;

  /** Removes the channels of an account first, so that the following steps send it no notices. */
  const silence = async (account: string): Promise<void> => {
    const channels = channelsIn(await store.documents.read(account, 'channels'));
    for (const { id } of channels) await store.channelSecrets.remove(account, id);
    if (channels.length > 0) await changeChannels(store.documents, account, () => []);
  };

  const leaveQueues = async (actor: AccountActor): Promise<void> => {
    for (const { id: ticketId, status } of await deps.queues.tickets(actor)) {
      if (status === 'OPEN') await deps.queues.leave(actor, { ticketId });
    }
  };

  /** Each step may be done again, and the mark that it is over comes last. */
  const remove = async (actor: AccountActor): Promise<void> => {
    const { account } = actor;
    await silence(account);
    await leaveQueues(actor);
    await withdrawFromTournaments(deps, actor);
    await giveUpSeats(deps, actor);
    await forgetWords(store.talk, account);
    await store.erasures.erase(account);
    await store.erasures.bury(account, now().toISOString());
    accounts.forget(account);
  };

  return {
    exportOf: createExport(deps),

    keepGuest: (actor, input) => keepGuest(deps, actor, input, remove),

    async deleteAccount(actor, input) {
      checkSignedIn(actor, 'delete the account');
      const { account } = actor;
      if (checked(deleteAccountInput(), input).confirm !== account) {
        refuseInput({ path: ['confirm'], detail: 'Must be the ID of your own account.' });
      }
      // the list of bots goes with the account: a retry must still find them
      for (const bot of await store.accounts.bots(account)) {
        await accounts.revokeAllTokens(actor, { account: bot });
        await remove(asBot(bot));
      }
      await accounts.revokeAllTokens(actor, {});
      await remove(actor);
      return { account, at: now().toISOString() };
    },
  };
}

const asBot = (account: string): AccountActor => ({
  kind: 'account',
  account,
  roles: ['player'],
  machine: true,
});
