import { useSignal } from '@preact/signals';
import { SetDefaultOrders, SetStandingOrders } from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { orderInput, orderSaid, type Order } from '../../../asking/order.ts';
import { useMatch } from '../../../match/context.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';

/** My standing orders in this match, and the way out of each. */
export function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const isKept = useSignal(false);
  const remove = async (gone: Order): Promise<void> => {
    const left = orders.filter((order) => order !== gone).map(orderInput);
    await act.run(() => client.command(SetStandingOrders, { matchId: match.id, orders: left }));
    await match.readDetails();
  };
  const gameId = match.details.value?.game.id ?? '';
  const keep = async (): Promise<void> => {
    const wish = { gameId, orders: orders.map(orderInput) };
    isKept.value =
      (await act.run(() => client.request(SetDefaultOrders, { input: wish }))) !== undefined;
  };
  return (
    <section>
      <h3>{words.say('menu.orders')}</h3>
      {orders.length === 0 && <p class="notes">{words.say('menu.noOrders')}</p>}
      <ul class="orders">
        {orders.map((order, at) => (
          <li key={at}>
            <span>{orderSaid(match, order)}</span>
            <button type="button" disabled={act.isBusy.value} onClick={() => void remove(order)}>
              {words.say('menu.removeOrder')}
            </button>
          </li>
        ))}
      </ul>
      {orders.length > 0 && (
        <button type="button" disabled={act.isBusy.value} onClick={() => void keep()}>
          {words.say('orders.keep')}
        </button>
      )}
      <p role="status">{isKept.value && words.say('account.saved')}</p>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}
