import { bookOf } from '../../content/book.ts';
import { defaultPrint } from '../../defaults/print.ts';
import type { PrintedEdition } from '../../edition/print.ts';
import { looks } from './looks.ts';
import { foesBonus, ownBonus } from './advantage/bonus.ts';
import { clauses } from './clauses.ts';
import { mayMeet } from './encounter/meeting.ts';
import { content } from './content/index.ts';
import { evadesIn } from './fight/evading.ts';
import { HALL } from './names.ts';
import { steps } from './travel/steps.ts';

/** The number of Spells a character may hold, by Magic (HP-SPE-02 to 05, HP-RUL-30). */
const spellsByMagic: readonly number[] = [0, 0, 0, 0, 1, 2, 2, 3];

/** The printed part of Talisman: Harry Potter Edition. */
export const print: PrintedEdition = {
  ...defaultPrint,
  id: 'talisman-hp',
  rules: 6,
  content,
  book: bookOf(content),
  looks,
  clauses,
  neverAsks: ['counter', 'inherit', 'crown'],
  might: 'magic',
  mind: 'magic',
  battles: ['magic', 'strength'],
  goal: HALL,
  numbers: {
    startingGold: 2,
    carried: 4,
    followers: 3,
    // no Object is a Weapon or Armour here (HP-RUL-36)
    weapons: Infinity,
    armours: Infinity,
    toad: 1,
    toadTurns: 2,
    freedBy: 1,
  },
  toadsGrow: false,
  ditches: 'turn-end',
  missing: 'next',
  trophies: 'kept',
  loots: false,
  sameKind: false,
  mayMeet,
  evadesIn,
  ownBonus,
  foesBonus,
  steps,
  spellLimit: (points) => spellsByMagic[Math.min(points, spellsByMagic.length - 1)] ?? 0,
  castLimit: (_, own) => (own ? Infinity : 1),
};
