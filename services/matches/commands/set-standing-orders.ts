import { isDeepStrictEqual } from 'node:util';
import { setOrders } from '../../../shared/engine/index.ts';
import { setStandingOrdersInput } from '../inputs/generated/inputs.ts';
import { ownSeat, playRefusal, seatlessRefusal } from '../session/refusals.ts';
import { checkKnown } from '../terms/order.ts';
import { matchCommand } from './match-command.ts';

/**
 * Replaces the standing orders of the actor's seat; they act at once on pending questions. Does
 * nothing if the list is unchanged.
 */
export const setStandingOrders = matchCommand({
  scope: 'play',
  inAnalysis: false,
  inPod: true,
  input: setStandingOrdersInput,
  check: ({ record }, actor) => seatlessRefusal(record, actor) ?? playRefusal(record),
  act(match, { actor, input: { orders } }) {
    const seat = ownSeat(match.record, actor);
    const run = match.play();
    checkKnown(match.game, orders);
    if (isDeepStrictEqual(run.match.orders[seat.id] ?? [], orders)) return undefined;
    setOrders(run, seat.id, orders);
    return {};
  },
});
