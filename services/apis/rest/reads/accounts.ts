import { somebody } from '../../graphql/resolvers/account.ts';
import { refuse } from '../../../platform/requests/refusal.ts';
import { actorOf, type Handlers } from '../call.ts';
import { write, writeAll } from '../write.ts';

/** Reads of accounts that take an id, or give more than one field of GraphQL. */
export const accounts: Handlers<
  | 'getAccount'
  | 'getDefaultOrders'
  | 'getNextAttention'
  | 'getNotificationRules'
  | 'listDeliveries'
  | 'listTokens'
> = {
  async getAccount(call) {
    const { accountId } = call.path;
    const person = await call.accounts.find(accountId);
    if (person === undefined) return refuse('NOT_FOUND', `Unknown account "${accountId}".`);
    return { body: await write('KnownPerson', somebody(person), call) };
  },

  async getDefaultOrders(call) {
    const orders = await call.matches.defaultOrdersFor(actorOf(call), call.path.gameId);
    return { body: await write('DefaultOrders', orders, call) };
  },

  async getNextAttention(call) {
    const item = await call.attention.next(actorOf(call), call.query.matchId ?? '');
    return { body: await write('NextAttention', { item }, call) };
  },

  async getNotificationRules(call) {
    const { rules, muted } = await call.attention.rules(actorOf(call));
    return { body: await write('NotificationRules', { items: rules, muted }, call) };
  },

  async listDeliveries(call) {
    const of = { channelId: call.path.channelId, first: call.query.first };
    const sent = await call.notifications.deliveries(actorOf(call), of);
    return { body: { items: await writeAll('NotificationDelivery', sent, call) } };
  },

  async listTokens(call) {
    const tokens = await call.accounts.tokens(actorOf(call), call.query.account);
    return { body: { items: await writeAll('AccessToken', tokens, call) } };
  },
};
