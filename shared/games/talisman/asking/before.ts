import type { Procedure } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { chooseIfAny } from './choose-if-any.ts';
import { sourceOf } from '../edition/source.ts';

/**
 * Offers any-time actions before something they could change, if nothing else is asked (T4-OWN-03).
 * Asked only while it is `worth` it. Leaves if the place is over.
 */
export function* before(table: TalismanTable, occasion: Occasion, worth: () => boolean): Procedure {
  yield* chooseIfAny(table, occasion, {
    kind: 'before',
    about: sourceOf(table, occasion),
    options: () => (worth() ? ['go-on'] : []),
  });
}
