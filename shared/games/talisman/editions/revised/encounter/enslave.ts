import { tell, type AtOnce } from '../../../../../engine/index.ts';
import type { TalismanTable } from '../../../edition/edition.ts';
import type { Occasion } from '../../../edition/occasions.ts';
import type { TalismanEvent } from '../../../events.ts';

/** Keeps a character on its space until a movement roll is high enough (T4-BRD-54). */
export function* enslave(_: TalismanTable, { seat }: Occasion): AtOnce {
  yield* tell<TalismanEvent>({ type: 'Enslaved', seat });
}
