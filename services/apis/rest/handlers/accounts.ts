import type { AccountActor } from '../../../platform/requests/actor.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../call.ts';
import type { Person } from '../../../accounts/accounts/contract.ts';
import { oneselfAs, somebody } from '../../graphql/resolvers/account.ts';
import { write, writeAll } from '../write.ts';

type Known =
  | 'getAccount'
  | 'getViewer'
  | 'exportAccount'
  | 'getVacation'
  | 'getDefaultOrders'
  | 'listBlocks'
  | 'listBotAccounts'
  | 'listTokens';

/** Others; oneself, one's bot accounts, and the access tokens of either. */
export const accounts: Handlers<Known> = {
  async getAccount(call) {
    const { accountId } = call;
    const person = await call.accounts.find(accountId);
    if (person === undefined) return refuse('NOT_FOUND', `Unknown account "${accountId}".`);
    return { body: await write('KnownPerson', somebody(person), call) };
  },

  getViewer: (call) => oneself(call, actorOf(call)),

  async exportAccount(call) {
    return { body: { ...(await call.leaving.exportOf(actorOf(call))) } };
  },

  async getVacation(call) {
    return { body: await write('Vacation', await call.accounts.vacation(actorOf(call)), call) };
  },

  async getDefaultOrders(call) {
    return {
      body: await write(
        'DefaultOrders',
        await call.matches.defaultOrdersFor(actorOf(call), call.gameId),
        call,
      ),
    };
  },

  async listBlocks(call) {
    return people(call, await call.accounts.blocks(actorOf(call)));
  },

  async listBotAccounts(call) {
    return people(call, await call.accounts.bots(actorOf(call)));
  },

  async listTokens(call) {
    const tokens = await call.accounts.tokens(actorOf(call), call.query.account);
    return { body: { items: await writeAll('AccessToken', tokens, call) } };
  },
};

const oneself = async (call: Call, actor: AccountActor) => ({
  body: await write('Account', oneselfAs(actor, await call.accounts.profile(actor)), call),
});

const people = async (call: Call, all: readonly Person[]) => ({
  body: { items: await writeAll('Person', all.map(somebody), call) },
});
