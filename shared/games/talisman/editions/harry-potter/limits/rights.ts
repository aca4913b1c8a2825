import { tell } from '../../../../../engine/index.ts';
import { prefer } from '../../../any-time/preferences.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { TalismanEvent } from '../../../events.ts';
import { idOf, kindOf } from '../../../reference.ts';
import { drinkable } from '../spells/luck.ts';
import { pausable } from '../travel/inner.ts';
import { endPause, startPause, usable, useRight } from './occasions.ts';

/** Rights of a seat beside its questions, and wants to be asked about them (HP-RUL-63). */
export const rights: Edition['rights'] = {
  options: (sight, seat) => [
    ...usable(sight, seat),
    ...startPause(sight, seat),
    ...endPause(sight, seat),
    ...pausable(sight, seat),
    ...drinkable(sight, seat),
  ],
  *use(table, seat, action) {
    const of = idOf(action);
    switch (kindOf(action)) {
      case 'use':
        return yield* useRight(table, seat, of);
      case 'save':
        return yield* prefer(seat, of);
      case 'always':
        return yield* prefer(seat, of, 'always');
      case 'pause':
        return yield* of === 'end'
          ? tell<TalismanEvent>({ type: 'PauseSet', seat, before: of })
          : prefer(seat, of, 'next');
      default:
        return yield* prefer(seat, of, 'next');
    }
  },
};
