import type { Crossing } from '../../../edition/edition.ts';
import { hero } from '../../../state-queries.ts';
import { free } from '../../../travel/crossings.ts';
import { lockOf } from '../../../travel/lock.ts';
import { barrier } from './kings-cross.ts';

/**
 * The Gates of Hogwarts: tried wherever a move reaches them, even with its last step (HP-GAT-02, 03),
 * with any open challenge (HP-QUI-08). Toads do not try.
 */
const gates: Crossing = lockOf({
  onArrival: true,
  mayTry: ({ state }, seat) => hero(state, seat).toad === undefined,
});

/** The crossings between regions, by the rule that the board names. */
export const crossings: Readonly<Record<string, Crossing>> = {
  free,
  'kings-cross': barrier,
  gates,
};
