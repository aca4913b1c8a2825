import { nothing } from '../../../edition/unchanged.ts';
import type { Edition } from '../../../edition/edition.ts';
import { healable } from '../../../changes/goods.ts';
import { concernedIn } from '../../../spells/window-facts.ts';
import { avadaKedavra, expulso, isFoughtHere, mayPatronum, patronum, stupefy } from './battle.ts';
import { confundo, isOnlyReroll } from './luck.ts';
import * as minds from './minds.ts';
import { accio, expelliarmus, isOwnMoment, mayDisarm, maySummon } from './things.ts';

/** The rules of single Spells; the others use the vocabulary of the board (HP-SPE-10). */
export const spellRules: Edition['spellRules'] = {
  counterspell: {
    does: nothing,
    // A Spell of one's own can't be answered.
    mayCast: (_, { seat, window }) => !concernedIn(window).includes(seat),
    undoes: true,
    worth: { held: 3, cast: [{ weight: 4, when: ['foul'] }] },
  },
  unlock: { does: nothing, undoes: true, worth: { held: 4, cast: [{ weight: 4 }] } },
  accio: { does: accio, mayAim: maySummon, worth: { held: 1, cast: [{ weight: 4 }] } },
  'avada-kedavra': {
    does: avadaKedavra,
    mayAim: isFoughtHere,
    worth: { held: 3, cast: [{ weight: 3, when: ['outmatched', 'hopeful'] }] },
  },
  confundo: { does: confundo, matters: isOnlyReroll, worth: { held: 1, cast: [] } },
  crucio: {
    does: minds.crucio,
    mayAim: minds.mayHurt,
    worth: { held: 1, cast: [{ weight: 3 }] },
  },
  expelliarmus: {
    does: expelliarmus,
    mayCast: isOwnMoment,
    matters: (_, { window }) => window.moment !== 'turn.start',
    mayAim: mayDisarm,
    worth: { held: 1, cast: [{ weight: 2, when: ['outmatched'] }] },
  },
  expulso: {
    does: expulso,
    mayAim: isFoughtHere,
    worth: { held: 1, cast: [{ weight: 3, when: ['outmatched', 'hopeful'] }] },
  },
  'finite-incantatem': {
    does: minds.finiteIncantatem,
    mayAim: minds.isEnchanted,
    matters: ({ state }, { seat, window }) =>
      window.moment === 'turn.start' && minds.isUnderSpell(state, seat),
    worth: { held: 1, cast: [] },
  },
  imperio: {
    does: minds.imperio,
    mayAim: minds.isAnothers,
    worth: { held: 1, cast: [{ weight: 2, when: ['threatened'] }] },
  },
  legilimens: {
    does: minds.legilimens,
    mayAim: minds.mayRead,
    worth: { held: 1, cast: [{ weight: 3 }] },
  },
  obliviate: {
    does: minds.obliviate,
    mayAim: minds.holdsSpells,
    worth: { held: 1, cast: [{ weight: 2, when: ['rivalSpells'] }] },
  },
  patronum: {
    does: patronum,
    mayCast: mayPatronum,
    worth: {
      held: 5,
      cast: [
        { weight: 3, when: ['outmatched', 'hopeful'] },
        { weight: 3, when: ['arrived'] },
      ],
    },
  },
  stupefy: { does: stupefy, worth: { held: 3, cast: [{ weight: 2 }] } },
};

/** Conditions of Spells whose effects other parts of the board have, too. */
export const verbLaws: Edition['verbLaws'] = {
  heal: { mayCast: (sight, { seat }) => healable(sight, seat) > 0 },
  toad: { mayAim: minds.mayTransfigure },
};
