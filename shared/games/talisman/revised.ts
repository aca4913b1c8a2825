import { bookOf } from './content/book.ts';
import { revised as content } from './content/revised.ts';
import type { Edition } from './edition.ts';
import { perform } from './encounter/perform.ts';
import { specials as encounterSpecials } from './encounter/specials.ts';
import { specials as innerSpecials } from './inner/specials.ts';
import { clauses } from './log-clauses.ts';
import { begin } from './procedures/begin.ts';
import { die } from './procedures/death.ts';
import { end } from './procedures/end.ts';
import { land } from './procedures/land.ts';
import { setup } from './procedures/setup.ts';
import { completeQuests } from './quests/complete.ts';
import { specials as questSpecials } from './quests/specials.ts';
import { specials as spellSpecials } from './spells/specials.ts';
import { cross } from './travel/cross.ts';
import { crossings } from './travel/crossings.ts';
import { move } from './travel/move.ts';

/** How many Spells so many points of Craft let a character hold (T4-SPL-05, T4-RUL-19). */
const spellsByCraft: readonly number[] = [0, 0, 0, 1, 2, 2, 3];

/** Talisman, Revised 4th Edition. */
export const revised: Edition = {
  id: 'talisman',
  rules: 1,
  content,
  book: bookOf(content),
  clauses,
  might: 'strength',
  mind: 'craft',
  goal: 'crown-of-command',
  numbers: {
    startingGold: 1,
    carried: 4,
    weapons: 1,
    armours: 1,
    toad: 1,
    toadTurns: 3,
    freedBy: 4,
  },
  steps: (_, __, die) => die,
  spellLimit: (points) => spellsByCraft[Math.min(points, spellsByCraft.length - 1)] ?? 0,
  castLimit: ({ turn }, seat) => (turn.seat === seat ? turn.spellsAtStart : 1),
  trophyRate: ({ options }) => options.trophyRate,
  specials: { ...encounterSpecials, ...spellSpecials, ...innerSpecials, ...questSpecials },
  crossings,
  perform,
  die,
  afterwards: completeQuests({ space: 'warlocks-cave', reward: 'talisman' }),
  procedures: { setup, begin, move, cross, land, end },
};
