import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';

/** Whose opponent is stunned, and which die that one has rolled. */
type Rolled = { readonly by: Seat; readonly roll: 'attack' | 'creature'; readonly die: number };

/** A die counts as 1 where the opponent of who rolled it has stunned it for this battle. */
export function* counted(table: TalismanTable, { by, roll, die }: Rolled): Procedure<number> {
  const stun = table.state.lasting.find((one) => one.kind === 'stunned' && one.by === by);
  if (stun === undefined || die <= 1) return die;
  yield* tell<TalismanEvent>({ type: 'DieSet', seat: by, roll, was: die, now: 1, by: stun.kind });
  return 1;
}
