import type { Edition } from '../../edition.ts';
import { perform } from '../../effects/perform.ts';
import { specials as encounterSpecials } from './encounter/specials.ts';
import { tradeTrophies } from '../../fight/trade.ts';
import { reachGoal } from './inner/goal.ts';
import { specials as innerSpecials } from './inner/specials.ts';
import { print } from './print.ts';
import { begin } from '../../procedures/begin.ts';
import { replace } from '../../procedures/character.ts';
import { die } from '../../procedures/death.ts';
import { end } from '../../procedures/end.ts';
import { land } from '../../procedures/land.ts';
import { setup } from '../../procedures/setup.ts';
import { asFallen, asSaid, keep, never, none, nothing } from '../../procedures/unchanged.ts';
import { completeQuests } from '../../quests/complete.ts';
import { specials as questSpecials } from './quests/specials.ts';
import { specials as spellSpecials } from './spells/specials.ts';
import { cross } from '../../travel/cross.ts';
import { crossings } from '../../travel/crossings.ts';
import { move } from '../../travel/move.ts';

/** Talisman, Revised 4th Edition. */
export const revised: Edition = {
  ...print,
  specials: { ...encounterSpecials, ...spellSpecials, ...innerSpecials, ...questSpecials },
  crossings,
  perform,
  die,
  afterwards: completeQuests({ space: 'warlocks-cave', reward: 'talisman' }),
  acquired: nothing,
  moveRolled: nothing,
  revealed: nothing,
  drawing: asSaid,
  reach: reachGoal,
  replace,
  firstThings: nothing,
  lastThings: tradeTrophies,
  rescue: none,
  luck: { before: never, after: keep },
  rewards: { options: () => [], take: never, after: nothing },
  bout: { before: nothing, lost: asFallen },
  procedures: { setup, begin, move, cross, land, end },
};
