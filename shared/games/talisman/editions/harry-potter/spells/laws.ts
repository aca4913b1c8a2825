import type { Print } from '../../../edition.ts';
import { healable } from '../../../goods.ts';
import { concernedIn } from '../../../spells/window-facts.ts';
import { isFoughtHere, mayPatronum } from './battle.ts';
import { holdsSpells, isAnothers, isEnchanted, mayHurt, mayRead, mayTransfigure } from './minds.ts';
import { isOwnMoment, mayDisarm, maySummon } from './things.ts';

/** What has to hold for Spells by rule: as they are cast, and of each target (HP-SPE-10). */
export const laws: Print['laws'] = {
  castings: {
    // nobody answers a Spell of its own
    counterspell: (_, { seat, window }) => !concernedIn(window).includes(seat),
    expelliarmus: isOwnMoment,
    heal: (sight, { seat }) => healable(sight, seat) > 0,
    patronum: mayPatronum,
  },
  aims: {
    accio: maySummon,
    'avada-kedavra': isFoughtHere,
    crucio: mayHurt,
    expelliarmus: mayDisarm,
    expulso: isFoughtHere,
    'finite-incantatem': isEnchanted,
    imperio: isAnothers,
    legilimens: mayRead,
    obliviate: holdsSpells,
    toad: mayTransfigure,
  },
};
