import { tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { TalismanEvent } from '../events.ts';
import { othersOfRegion } from '../board/regions.ts';
import { hero } from '../state-queries.ts';
import { goTo } from './go.ts';
import { chooseWay } from './moving.ts';
import { idOf, refer } from '../reference.ts';

/** An offer that leaves the choice of space; any other names the space (T4-BRD-23, 24). */
const ANYWHERE = 'other';

/** Takes an offer up: a space of its choice in its region, or the ferry (T4-RUL-77). */
export function* takeOffer(table: TalismanTable, seat: Seat): Procedure {
  const { offer = ANYWHERE } = hero(table.state, seat);
  if (offer !== ANYWHERE) return yield* ferry(table, seat, offer);
  const chosen = yield* chooseWay(table, seat, {
    kind: 'travel',
    options: () => offered(table, seat),
  });
  yield* tell<TalismanEvent>({ type: 'OfferTaken', seat, offer: ANYWHERE });
  yield* goTo(table, seat, { to: idOf(chosen), by: 'offer' });
}

const offered = (sight: Sight, seat: Seat): readonly string[] =>
  othersOfRegion(sight, hero(sight.state, seat).space).map((space) => refer('space', space));

function* ferry(table: TalismanTable, seat: Seat, to: string): Procedure {
  yield* tell<TalismanEvent>({ type: 'OfferTaken', seat, offer: to });
  yield* goTo(table, seat, { to, by: 'ferry', over: 'ferry' });
}

/** Lapses an unused offer, which is only for the next move. */
export function* lapse(table: TalismanTable, seat: Seat): AtOnce {
  if (hero(table.state, seat).offer === undefined) return;
  yield* tell<TalismanEvent>({ type: 'OfferLapsed', seat });
}
