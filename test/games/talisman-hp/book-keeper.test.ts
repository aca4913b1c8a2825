import { describe, expect, it } from 'vitest';
import { game as talismanHp } from '../../../shared/games/talisman/editions/harry-potter/game.ts';
import { print } from '../../../shared/games/talisman/editions/harry-potter/print.ts';
import { faultsInBooks, matchesToRead } from '../talisman/book-keeper/books.ts';
import { newTable, type Options } from './support.ts';

const seats = ['ann', 'bob', 'cat', 'dan'];
const sets: readonly Options[] = [
  {},
  { noInheritance: true, slowGrowth: true },
  { freeChoice: true, earlyLeaving: true, attacksVisitors: true, fullRestart: true },
];

describe('a reader of the log of the Harry Potter Edition', () => {
  it('can derive every number in it, and the state of the table', () => {
    const faults = faultsInBooks({ game: talismanHp, print }, matchesToRead(9), (seed) =>
      newTable({ seats: seats.slice(0, 2 + (seed % 3)), options: sets[seed % sets.length] ?? {} }),
    );
    expect(faults).toEqual([]);
  });
});
