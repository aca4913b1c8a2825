import type { Procedure, Seat } from '../../../engine/index.ts';
import { choose, type Choice } from '../asking/asking.ts';
import { leaveUnlessMoving } from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';

/** A choice of ways; with `always` it is asked even for a single way. */
type Ways = Choice & {
  readonly always?: boolean;
  /** The way that is chosen already; not asked again while it is open. */
  readonly planned?: string | undefined;
};

/** Asks for one of these ways, while the move is on; a single way needs no question. */
export function* chooseWay(table: TalismanTable, seat: Seat, ways: Ways): Procedure<string> {
  leaveUnlessMoving(table, seat);
  const { planned } = ways;
  if (planned !== undefined && ways.options().includes(planned)) return planned;
  const [only = '', ...others] = ways.options();
  if (others.length === 0 && !ways.always) return only;
  return yield* choose(table, seat, {
    ...ways,
    options: () => {
      leaveUnlessMoving(table, seat);
      return ways.options();
    },
  });
}
