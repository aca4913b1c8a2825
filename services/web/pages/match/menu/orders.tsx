import { SetStandingOrders } from '../../../../../shared/client/index.ts';
import { useHere } from '../../../app/here.ts';
import { orderInput, type Order } from '../../../asking/order.ts';
import { useMatch } from '../../../match/context.ts';
import type { MatchModel } from '../../../match/model.ts';
import { textAt } from '../../../match/names.ts';
import { Refused } from '../../../parts/refusal.tsx';
import { useAct } from '../../../parts/use-act.ts';

/** My standing orders in this match, and the way out of each. */
export function Orders({ orders }: { readonly orders: readonly Order[] }) {
  const match = useMatch();
  const { client, words } = useHere();
  const act = useAct();
  const remove = async (gone: Order): Promise<void> => {
    const left = orders.filter((order) => order !== gone).map(orderInput);
    await act.run(() => client.command(SetStandingOrders, { matchId: match.id, orders: left }));
    await match.readHead();
  };
  return (
    <section>
      <h3>{words.say('menu.orders')}</h3>
      {orders.length === 0 && <p class="notes">{words.say('menu.noOrders')}</p>}
      <ul class="orders">
        {orders.map((order, at) => (
          <li key={at}>
            <span>{saidOf(match, order)}</span>
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

/** Words for what an order is for, and what it chooses where that has a name. */
function saidOf(match: MatchModel, { kind, choose }: Order): string {
  const named = choose.flatMap((id) => textAt(match, id.replace(/\.\d+$/u, '')) ?? []);
  const asked = textAt(match, `ask.${kind}`) ?? kind;
  return named.length === 0 ? asked : `${asked}: ${named.join(', ')}`;
}
