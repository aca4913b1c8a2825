import type { Procedure, Seat } from '../../../engine/index.ts';
import { choose, during } from '../asking/asking.ts';
import type { TalismanTable } from '../edition/edition.ts';
import { hero, isLiving, lastingOn } from '../state-queries.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import { waysOf } from './ways.ts';
import { refer, refersTo } from '../reference.ts';

/** The kind of lasting effect on a seat whose moves another steers. */
export const STEER = 'steer';

/**
 * The way round that another player chooses for the move of a seat, as an option; `undefined` if no
 * player does.
 */
export function* steer(
  table: TalismanTable,
  seat: Seat,
  steps: number,
): Procedure<string | undefined> {
  const by = lastingOn(table.state, STEER, seat).at(-1)?.by;
  if (by === undefined || !isLiving(table.state, by)) return undefined;
  let chosen: string | undefined;
  yield* during(
    [by],
    (function* (): Procedure {
      chosen = yield* chosenBy(table, by, { seat, steps });
    })(),
  );
  return chosen;
}

type Steered = { readonly seat: Seat; readonly steps: number };

const chosenBy = (table: TalismanTable, by: Seat, { seat, steps }: Steered): Procedure<string> =>
  choose(table, by, {
    kind: 'move',
    what: 'steer',
    about: { steps, turn: refer('seat', seat) },
    options: () => {
      leaveUnlessMoving(table, seat);
      const ways = waysOf(table, { seat, from: hero(table.state, seat).space, steps });
      return ways.filter((way) => refersTo('space', way));
    },
    auto: true,
  });
