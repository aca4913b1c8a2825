import {
  ReadDefaultOrders,
  SetDefaultOrders,
  type ReadDefaultOrdersQuery,
} from '../../../../../../shared/client/index.ts';
import { useHere } from '../../../here/here.ts';
import { orderInput, orderSaid, type Order } from '../../../asking/order.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';
import { useResource } from '../../../parts/use-resource.ts';

type OfGame = NonNullable<ReadDefaultOrdersQuery['viewer']>['defaultOrders'][number];

/** My orders for games: those that are laid down in every match of theirs that I come to play. */
export function DefaultOrders() {
  const { client, words } = useHere();
  const { data, refusal, again } = useResource(() => client.ask(ReadDefaultOrders, {}), [client]);
  const games = data.value?.viewer?.defaultOrders.filter(({ orders }) => orders.length > 0);
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title">{words.say('orders.title')}</h2>
      {refusal.value && <Refused refusal={refusal.value} />}
      {games?.length === 0 && <p class="notes">{words.say('orders.none')}</p>}
      {games?.map((each) => (
        <OrdersOfGame key={each.gameId} of={each} onChange={again} />
      ))}
    </section>
  );
}

type Props = { readonly of: OfGame; onChange(): Promise<void> };

function OrdersOfGame({ of: { gameId, orders }, onChange }: Props) {
  const { client, locale, words } = useHere();
  const act = useAct();
  const { data: sheet } = useResource(() => client.sheet(gameId, locale), [client, gameId, locale]);
  if (sheet.value === undefined) return null;
  const remove = async (gone: Order): Promise<void> => {
    const left = orders.filter((order) => order !== gone).map(orderInput);
    await act.run(() => client.request(SetDefaultOrders, { input: { gameId, orders: left } }));
    await onChange();
  };
  return (
    <section data-game={gameId}>
      <h3>{sheet.value.name}</h3>
      <ul class="orders">
        {orders.map((order, at) => (
          <li key={at}>
            <span>{orderSaid({ sheet }, order)}</span>
            <button type="button" disabled={act.isBusy.value} onClick={() => void remove(order)}>
              {words.say('menu.removeOrder')}
            </button>
          </li>
        ))}
      </ul>
      {act.refusal.value && <Refused refusal={act.refusal.value} />}
    </section>
  );
}
