import { tell, type AtOnce, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';

/** The seat whose opponent may be stunned, and the die that one has rolled: a seat, or else a creature. */
type Rolled = { readonly by: Seat; readonly die: number } & (
  | { readonly seat: Seat }
  | { readonly foe: string }
);

/** The value of a die: 1 if the roller's opponent has stunned it for this battle. */
export function* counted(table: TalismanTable, rolled: Rolled): AtOnce<number> {
  const { by, die } = rolled;
  const stun = table.state.lasting.find((one) => one.kind === 'stunned' && one.by === by);
  if (stun === undefined || die <= 1) return die;
  const whose =
    'seat' in rolled
      ? { seat: rolled.seat, roll: 'attack' }
      : { seat: by, roll: 'creature', foe: rolled.foe };
  yield* tell<TalismanEvent>({ type: 'DieSet', ...whose, was: die, now: 1, by: stun.kind });
  return 1;
}
