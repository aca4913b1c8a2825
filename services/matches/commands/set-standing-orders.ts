import { isDeepStrictEqual } from 'node:util';
import { setOrders } from '../../../shared/engine/index.ts';
import type { ClientOrder, OnMatch } from '../contract.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { theirSeat } from '../session/guards.ts';
import { setStandingOrdersInput } from '../inputs/generated/inputs.ts';
import { checked } from '../../platform/requests/checked.ts';
import { checkKnown } from '../terms/order.ts';
import type { Command } from '../session/command.ts';

/**
 * Replaces the standing orders of the actor's seat; they act at once on pending questions. Does
 * nothing if the list is unchanged.
 */
export function setStandingOrders(
  actor: AccountActor,
  input: OnMatch & { orders: readonly ClientOrder[] },
): Command {
  const { matchId, commandId, orders } = checked(setStandingOrdersInput(), input);
  return {
    name: 'setStandingOrders',
    actor,
    matchId,
    commandId,
    says: { orders },
    act(match) {
      const seat = theirSeat(match.record, actor);
      const run = match.play();
      checkKnown(match.game, orders);
      if (isDeepStrictEqual(run.match.orders[seat.id] ?? [], orders)) return undefined;
      setOrders(run, seat.id, orders);
      return {};
    },
  };
}
