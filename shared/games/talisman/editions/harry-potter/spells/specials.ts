import { nothing } from '../../../defaults/unchanged.ts';
import type { Edition } from '../../../edition.ts';
import { healable } from '../../../goods.ts';
import { concernedIn } from '../../../spells/window-facts.ts';
import { avadaKedavra, expulso, isFoughtHere, mayPatronum, patronum, stupefy } from './battle.ts';
import { confundo } from './luck.ts';
import * as minds from './minds.ts';
import { accio, expelliarmus, isOwnMoment, mayDisarm, maySummon } from './things.ts';

/** The rules of single Spells; the others are told in the vocabulary of the board (HP-SPE-10). */
export const specials: Edition['specials'] = {
  counterspell: {
    does: nothing,
    // nobody answers a Spell of its own
    mayCast: (_, { seat, window }) => !concernedIn(window).includes(seat),
    undoes: true,
  },
  unlock: { does: nothing, undoes: true },
  accio: { does: accio, mayAim: maySummon },
  'avada-kedavra': { does: avadaKedavra, mayAim: isFoughtHere },
  confundo: { does: confundo },
  crucio: { does: minds.crucio, mayAim: minds.mayHurt },
  expelliarmus: { does: expelliarmus, mayCast: isOwnMoment, mayAim: mayDisarm },
  expulso: { does: expulso, mayAim: isFoughtHere },
  'finite-incantatem': { does: minds.finiteIncantatem, mayAim: minds.isEnchanted },
  imperio: { does: minds.imperio, mayAim: minds.isAnothers },
  legilimens: { does: minds.legilimens, mayAim: minds.mayRead },
  obliviate: { does: minds.obliviate, mayAim: minds.holdsSpells },
  patronum: { does: patronum, mayCast: mayPatronum },
  stupefy: { does: stupefy },
};

/** What has to hold for Spells that do what other things on the board do, too. */
export const verbLaws: Edition['verbLaws'] = {
  heal: { mayCast: (sight, { seat }) => healable(sight, seat) > 0 },
  toad: { mayAim: minds.mayTransfigure },
};
