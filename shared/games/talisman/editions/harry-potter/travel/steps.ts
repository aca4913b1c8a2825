import type { PrintedEdition } from '../../../edition/print.ts';
import { hero } from '../../../state-queries.ts';
import { ringOf } from '../../../board/ring.ts';

/** Round the two outer regions all that the die shows; in the castle half of it, but at least 1 (HP-INN-01). */
export const steps: PrintedEdition['steps'] = ({ state, edition }, seat, die) =>
  ringOf(edition, hero(state, seat).space).length > 0 ? die : Math.max(1, Math.floor(die / 2));
