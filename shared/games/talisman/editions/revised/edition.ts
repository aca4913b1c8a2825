import { defaultEdition } from '../../defaults/edition.ts';
import type { Edition } from '../../edition/edition.ts';
import { inOne } from '../../effects/special.ts';
import { tradeTrophies } from '../../fight/trade.ts';
import { completeQuests } from '../../quests/complete.ts';
import { specials as encounterSpecials } from './encounter/specials.ts';
import { reachGoal } from './inner/goal.ts';
import { specials as innerSpecials } from './inner/specials.ts';
import { print } from './print.ts';
import { specials as questSpecials } from './quests/specials.ts';
import { spellRules } from './spells/specials.ts';

/** Talisman, Revised 4th Edition. */
export const revised: Edition = {
  ...defaultEdition,
  ...print,
  specials: inOne(encounterSpecials, innerSpecials, questSpecials),
  spellRules,
  afterwards: completeQuests({ space: 'warlocks-cave', reward: 'talisman' }),
  reach: reachGoal,
  lastThings: tradeTrophies,
};
