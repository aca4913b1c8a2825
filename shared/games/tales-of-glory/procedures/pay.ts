import { choose, tell, type Procedure, type Seat, type Table } from '../../../engine/index.ts';
import { billOf, type Declaration } from '../declaration.ts';
import type { TalesEvent } from '../events.ts';
import { isFree, paymentId, paymentsFor, type Payment } from '../payment.ts';
import { pay as howToPay } from '../questions.ts';
import { player, type State } from '../state.ts';
import { settle } from './settle.ts';

/**
 * Pays the costs of all tiles of the turn together, before any is placed (TG-PAY-02, TG-QST-09). If
 * nothing is due, no question is asked (TG-PAY-03).
 */
export function* pay(table: Table<State>, seat: Seat, declared: Declaration): Procedure {
  const { tiles } = declared;
  const ways = (): readonly Payment[] =>
    paymentsFor(player(table.state, seat).holding, billOf(table.state, seat, declared));
  if (ways().every(isFree)) return;
  const chosen = yield* choose(table, () => howToPay(seat, tiles, ways()), {
    settle: () => settle(table, seat),
  });
  const payment = ways().find((way) => paymentId(way) === chosen);
  if (payment) yield* tell<TalesEvent>({ type: 'CostPaid', seat, tiles, ...payment });
}
