import type { Edition } from '../talisman/edition.ts';
import { asSaid } from '../talisman/procedures/unchanged.ts';
import { revised } from '../talisman/revised.ts';
import { print } from './print.ts';
import { castle } from './encounter/castle.ts';
import { leavingFirst } from './limits/early-leaving.ts';
import { firstThings, lastThings } from './limits/last-things.ts';
import { layUp } from './start/hospital.ts';
import { beginAnew } from './start/recover.ts';
import { setup } from './start/setup.ts';
import { crossings } from './travel/crossings.ts';
import { move } from './travel/move.ts';

/** Talisman: Harry Potter Edition: all in which it differs from the Revised 4th Edition. */
export const order: Edition = {
  ...revised,
  ...print,
  specials: { ...revised.specials, ...castle },
  crossings,
  drawing: leavingFirst(asSaid),
  die: layUp,
  replace: beginAnew,
  firstThings,
  lastThings,
  procedures: { ...revised.procedures, setup, move },
};
