import { bookOf } from '../../content/book.ts';
import { content } from './content/index.ts';
import { defaultPrint } from '../../defaults/print.ts';
import type { PrintedEdition } from '../../edition/print.ts';
import { looks } from './looks.ts';
import { clauses } from './clauses.ts';

/** The number of Spells a character may hold, by Craft (T4-SPL-05, T4-RUL-19). */
const spellsByCraft: readonly number[] = [0, 0, 0, 1, 2, 2, 3];

/** The printed part of Talisman, Revised 4th Edition. */
export const print: PrintedEdition = {
  ...defaultPrint,
  id: 'talisman',
  rules: 6,
  content,
  book: bookOf(content),
  looks,
  clauses,
  lasts: {
    'destroy-magic': { stillsMagic: true },
    immobile: { holds: true },
    invisible: { hides: true },
    blizzard: { slows: true, ordinary: true },
    hex: { hurts: true, ordinary: true },
  },
  might: 'strength',
  mind: 'craft',
  battles: ['strength'],
  toadsGrow: true,
  ditches: 'any-time',
  missing: 'now',
  trophies: 'wanted',
  loots: true,
  sameKind: true,
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
  spellLimit: (points) => spellsByCraft[Math.min(points, spellsByCraft.length - 1)] ?? 0,
  castLimit: ({ turn }, own) => (own ? turn.spellsAtStart : 1),
};
