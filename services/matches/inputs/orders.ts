import type { Order } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import type { ClientOrder } from './command-input.ts';

/** The orders that an account lays down in matches of a game. */
export type GameOrders = { readonly gameId: string; readonly orders: readonly Order[] };

/**
 * The use-cases of an account's default orders, laid down at every seat it takes; no one else sees
 * them.
 */
export type DefaultOrderUses = {
  /** The default orders of every game for which there are any. */
  defaultOrders(actor: AccountActor): Promise<readonly GameOrders[]>;
  defaultOrdersFor(actor: AccountActor, gameId: string): Promise<GameOrders>;
  /**
   * Replaces those for a game, `[]` clears them. A match lays them down when it starts, or when the actor takes a
   * seat of one in play; it keeps what it has laid down.
   */
  setDefaultOrders(
    actor: AccountActor,
    input: { readonly gameId: string; readonly orders: readonly ClientOrder[] },
  ): Promise<GameOrders>;
};
