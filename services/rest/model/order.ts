import type * as z from 'zod';
import type * as models from '../../../schema/openapi/models/order.ts';
import type { Order } from '../../../shared/engine/index.ts';
import type { GameOrders } from '../../matches/orders/contract.ts';

export const orderOf = (order: Order): z.infer<typeof models.standingOrder> => ({
  kind: order.kind,
  about: order.about ? { ...order.about } : null,
  choose: 'choose' in order ? [...order.choose] : [],
  ask: 'ask' in order,
  once: 'once' in order,
  until: order.until ?? null,
});

/** Somebody's orders for a game. */
export const gameOrdersOf = ({
  gameId,
  orders,
}: GameOrders): z.infer<typeof models.defaultOrders> => ({ gameId, orders: orders.map(orderOf) });
