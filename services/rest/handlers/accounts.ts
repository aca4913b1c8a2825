import type { AccountActor } from '../../requests/actor.ts';
import { enumValues } from '../../../schema/enum-values.ts';
import { refuse } from '../../requests/refusal.ts';
import { actorOf, type Call, type Handlers } from '../call.ts';
import { definedFields } from '../../http/defined-fields.ts';
import {
  accountOf,
  changeOf,
  knownPersonOf,
  personOf,
  scopesOf,
  tokenOf,
  vacationOf,
} from '../model/account.ts';
import { gameOrdersOf } from '../model/order.ts';

/** How long a token lives where its maker does not say. */
const USUAL_DAYS = 90;

type Known =
  | 'getAccount'
  | 'getViewer'
  | 'updateProfile'
  | 'exportAccount'
  | 'deleteAccount'
  | 'getVacation'
  | 'startVacation'
  | 'endVacation'
  | 'getDefaultOrders'
  | 'setDefaultOrders'
  | 'listBlocks'
  | 'blockAccount'
  | 'unblockAccount'
  | 'listBotAccounts'
  | 'createGuest'
  | 'keepGuest'
  | 'createBotAccount'
  | 'listTokens'
  | 'createToken'
  | 'revokeToken'
  | 'revokeAllTokens';

/** Others; oneself, one's bot accounts, and the access tokens of either. */
export const accounts: Handlers<Known> = {
  async getAccount(call) {
    const { accountId } = call;
    const person = await call.accounts.find(accountId);
    if (person === undefined) return refuse('NOT_FOUND', `Unknown account "${accountId}".`);
    const [reliability, ratings] = await Promise.all([
      call.accounts.reliability(accountId),
      call.accounts.ratings(accountId),
    ]);
    return { body: knownPersonOf(person, { reliability, ratings }, call.locale) };
  },

  getViewer: (call) => oneself(call, actorOf(call)),

  async updateProfile(call) {
    const actor = actorOf(call);
    const profile = await call.accounts.updateProfile(actor, changeOf(call.body));
    return { body: accountOf(actor, profile) };
  },

  async exportAccount(call) {
    return { body: { ...(await call.leaving.exportOf(actorOf(call))) } };
  },

  async deleteAccount(call) {
    const { account: id, at } = await call.leaving.deleteAccount(actorOf(call), call.query);
    return { body: { id, at } };
  },

  async getVacation(call) {
    return { body: vacationOf(await call.accounts.vacation(actorOf(call))) };
  },

  async startVacation(call) {
    const wish = definedFields(call.body);
    return { body: vacationOf(await call.accounts.startVacation(actorOf(call), wish)) };
  },

  async endVacation(call) {
    const which = definedFields(call.query);
    return { body: vacationOf(await call.accounts.endVacation(actorOf(call), which)) };
  },

  async getDefaultOrders(call) {
    return { body: gameOrdersOf(await call.matches.defaultOrdersFor(actorOf(call), call.gameId)) };
  },

  async setDefaultOrders(call) {
    const { gameId, body } = call;
    const orders = body.orders.map(definedFields);
    return {
      body: gameOrdersOf(await call.matches.setDefaultOrders(actorOf(call), { gameId, orders })),
    };
  },

  async listBlocks(call) {
    return { body: { items: (await call.accounts.blocks(actorOf(call))).map(personOf) } };
  },

  async blockAccount(call) {
    return { body: { items: (await call.accounts.block(actorOf(call), call.body)).map(personOf) } };
  },

  async unblockAccount(call) {
    const whom = { accountId: call.accountId, blocked: false };
    return { body: { items: (await call.accounts.block(actorOf(call), whom)).map(personOf) } };
  },

  async listBotAccounts(call) {
    return { body: { items: (await call.accounts.bots(actorOf(call))).map(personOf) } };
  },

  async createGuest(call) {
    const { locale, ...named } = definedFields(call.body);
    const { secret, account, expiresAt } = await call.accounts.createGuest({
      ...named,
      ...(locale !== undefined && { locale: enumValues.Locale[locale] }),
    });
    return { body: { token: secret, account: personOf(account), expiresAt } };
  },

  async keepGuest(call) {
    const { account: id, matches } = await call.leaving.keepGuest(actorOf(call), call.body);
    return { body: { id, matches } };
  },

  async createBotAccount(call) {
    const wish = { ...call.body, ...call.command };
    return { body: personOf(await call.accounts.createBot(actorOf(call), wish)) };
  },

  async listTokens(call) {
    const tokens = await call.accounts.tokens(actorOf(call), call.query.account);
    return { body: { items: tokens.map(tokenOf) } };
  },

  async createToken(call) {
    const { scopes, ...wish } = { expiresInDays: USUAL_DAYS, ...definedFields(call.body) };
    const whole = { ...wish, ...call.command, scopes: scopesOf(scopes) };
    const { secret, token } = await call.accounts.createToken(actorOf(call), whole);
    return { body: { token: secret, accessToken: tokenOf(token) } };
  },

  async revokeToken(call) {
    const actor = actorOf(call);
    await call.accounts.revokeToken(actor, { tokenId: call.tokenId, ...definedFields(call.query) });
    return oneself(call, actor);
  },

  async revokeAllTokens(call) {
    const actor = actorOf(call);
    await call.accounts.revokeAllTokens(actor, definedFields(call.query));
    return oneself(call, actor);
  },
};

const oneself = async ({ accounts: all }: Call, actor: AccountActor) => ({
  body: accountOf(actor, await all.profile(actor)),
});
