import type { Edition } from '../../edition/edition.ts';
import { defaultEdition } from '../../defaults/edition.ts';
import { inOne } from '../../effects/special.ts';
import { print } from './print.ts';
import { flip } from './advantage/flip.ts';
import { drawing } from './encounter/drawing.ts';
import { specials as encounterSpecials } from './encounter/specials.ts';
import { bout } from './fight/bout.ts';
import { rescue } from './fight/rescue.ts';
import { rewards } from './fight/rewards.ts';
import { leavingFirst } from './limits/early-leaving.ts';
import { firstThings, lastThings } from './limits/last-things.ts';
import { rights } from './limits/rights.ts';
import { layUp } from './start/hospital.ts';
import { completeChallenges } from './quidditch/complete.ts';
import { dropChallenge } from './quidditch/drop.ts';
import { luck } from './spells/luck.ts';
import { spellRules, verbLaws } from './spells/specials.ts';
import { restartCharacter } from './start/recover.ts';
import { setup } from './start/setup.ts';
import { crossings } from './travel/crossings.ts';
import { move } from './travel/move.ts';
import { fleeHome } from './voldemort/escape.ts';
import { finalBattle } from './voldemort/final.ts';
import { moveRolled, rove } from './voldemort/rove.ts';
import { cross, land } from './voldemort/visit.ts';

/**
 * Talisman: Harry Potter Edition. The battle for the match is its space's rule, so nothing is reached
 * on the way.
 */
export const harryPotter: Edition = {
  ...defaultEdition,
  ...print,
  asksFor: ['draw-fewer', 'occasion', 'score', 'spare'],
  specials: inOne(encounterSpecials, {
    'final-battle': { does: finalBattle },
    'flee-home': { does: fleeHome },
  }),
  spellRules,
  verbLaws,
  crossings,
  drawing: leavingFirst(drawing),
  moveRolled,
  revealed: flip,
  rescue,
  luck,
  rewards,
  rights,
  bout,
  die: layUp,
  afterwards: completeChallenges,
  acquired: dropChallenge,
  replace: restartCharacter,
  firstThings,
  lastThings,
  procedures: { ...defaultEdition.procedures, setup, move, cross, land, rove },
};
