import { tell, type Procedure, type Seat } from '../../../../../engine/index.ts';
import { choose, during } from '../../../asking/asking.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Sight } from '../../../edition/print.ts';
import type { TalismanEvent } from '../../../events.ts';
import { hero, isLiving } from '../../../state-queries.ts';
import { fightFigure } from './battle.ts';
import { escape } from './escape.ts';
import { placeOf } from './path.ts';
import { idOf, refer } from '../../../reference.ts';

type Attack = { readonly figure: string; readonly mover: Seat };

/** Attacks exactly one of the characters on its space, of either side (HP-VOL-06, 07). */
export function* attackOne(table: TalismanTable, { figure, mover }: Attack): Procedure {
  if (preyOf(table, figure).length === 0) return;
  const chosen = yield* choose(table, mover, {
    kind: 'prey',
    about: { figure: refer('figure', figure) },
    options: () => preyOf(table, figure).map((seat) => refer('seat', seat)),
    auto: true,
  });
  if (chosen !== '') yield* attack(table, figure, idOf(chosen));
}

/** The characters on its space, in table order. */
const preyOf = (sight: Sight, figure: string): readonly Seat[] =>
  sight.state.seats.filter(
    (seat) =>
      isLiving(sight.state, seat) && hero(sight.state, seat).space === placeOf(sight, figure),
  );

/**
 * Attacks with a figure: the victim chooses the attribute (HP-VOL-09). A winner escapes; otherwise the
 * victim's own turn ends, while another's goes on (HP-VOL-11, 12, HP-RUL-16, 22).
 */
export function* attack(table: TalismanTable, figure: string, victim: Seat): Procedure {
  yield* during([victim], fought(table, figure, victim));
}

function* fought(table: TalismanTable, figure: string, seat: Seat): Procedure {
  const chosen = yield* choose(table, seat, {
    kind: 'stat',
    about: { figure: refer('figure', figure) },
    options: () => table.edition.battles.map((attribute) => refer('attribute', attribute)),
  });
  const attribute = idOf(chosen);
  const outcome = yield* fightFigure(table, seat, { figure, attribute });
  if (outcome === 'won') return yield* escape(table, figure, seat);
  if (table.state.turn.seat === seat) {
    yield* tell<TalismanEvent>({ type: 'MoveForgone', seat, why: 'beaten' });
  }
}
