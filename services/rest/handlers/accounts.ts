import type { AccountActor } from '../../requests/actor.ts';
import { refuse } from '../../requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import type { Person } from '../../accounts/contract.ts';
import { oneselfAs, somebody } from '../../graphql/resolvers/account.ts';
import { write, writeAll } from '../write.ts';

type Known =
  | 'getAccount'
  | 'getViewer'
  | 'exportAccount'
  | 'getVacation'
  | 'getDefaultOrders'
  | 'setDefaultOrders'
  | 'listBlocks'
  | 'blockAccount'
  | 'unblockAccount'
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

  async setDefaultOrders(call) {
    const { gameId, body } = call;
    const orders = body.orders.map(definedFields);
    const laid = await call.matches.setDefaultOrders(actorOf(call), { gameId, orders });
    return { body: await write('DefaultOrders', laid, call) };
  },

  async listBlocks(call) {
    return people(call, await call.accounts.blocks(actorOf(call)));
  },

  async blockAccount(call) {
    return people(call, await call.accounts.block(actorOf(call), call.body));
  },

  async unblockAccount(call) {
    const whom = { accountId: call.accountId, blocked: false };
    return people(call, await call.accounts.block(actorOf(call), whom));
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
