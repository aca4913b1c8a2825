import { checkScope } from '../../platform/requests/actor.ts';
import { checked } from '../../platform/requests/checked.ts';
import type { DefaultOrders } from '../../platform/storage/contract.ts';
import { setDefaultOrdersInput } from '../inputs/generated/inputs.ts';
import { checkKnown } from '../terms/order.ts';
import type { Games } from '../terms/games.ts';
import type { DefaultOrderUses } from '../inputs/orders.ts';
import { readable } from './lay-down.ts';

/** Creates the use-cases of orders that an account lays down wherever it sits. */
export const createDefaultOrders = ({
  defaultOrders,
  games,
}: {
  readonly defaultOrders: DefaultOrders;
  readonly games: Pick<Games, 'named'>;
}): DefaultOrderUses => ({
  async defaultOrders({ account }) {
    const all = await defaultOrders.all(account);
    return all.map(({ kind, orders }) => ({ gameId: kind, orders: readable(orders) }));
  },

  async defaultOrdersFor({ account }, gameId) {
    const { id } = await games.named(gameId);
    return { gameId: id, orders: readable(await defaultOrders.read(account, id)) };
  },

  async setDefaultOrders(actor, input) {
    checkScope(actor, 'account');
    const { gameId, orders } = checked(setDefaultOrdersInput(), input);
    const game = await games.named(gameId);
    checkKnown(game, orders);
    await defaultOrders.put(actor.account, game.id, orders);
    return { gameId: game.id, orders };
  },
});
