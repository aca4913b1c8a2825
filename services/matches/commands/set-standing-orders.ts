import { setOrders, type Order } from '../../../shared/engine/index.ts';
import type { AccountActor, OnMatch } from '../contract.ts';
import { theirSeat } from './guards.ts';
import { checked, inputs } from './input.ts';
import type { Command } from './perform.ts';

/** Replaces the standing orders of the actor's seat; they act at once on what is pending. */
export function setStandingOrders(
  actor: AccountActor,
  input: OnMatch & { orders: readonly Order[] },
): Command {
  const { matchId, commandId, orders } = checked(inputs.orders, input);
  return {
    name: 'setStandingOrders',
    actor,
    matchId,
    commandId,
    says: { orders },
    act(desk) {
      const seat = theirSeat(desk.record, actor);
      setOrders(desk.play(), seat.id, orders.map(whole));
      return {};
    },
  };
}

const whole = ({
  kind,
  about,
  choose,
}: {
  kind: string;
  about?: Order['about'] | undefined;
  choose: string[];
}): Order => (about === undefined ? { kind, choose } : { kind, about, choose });
