import { describe, expect, it } from 'vitest';
import { talisman } from '../../../../shared/games/talisman/game.ts';
import { print } from '../../../../shared/games/talisman/revised/print.ts';
import { optionSets } from '../../../support/talisman-options.ts';
import { newTable } from '../support.ts';
import { faultsInBooks, matchesToRead } from './books.ts';

const seats = ['ann', 'bob', 'cat', 'dan'];
const sets = Object.values(optionSets);

describe('who reads the log of Talisman', () => {
  it('can work out every number in it, and how the table stands', () => {
    const faults = faultsInBooks({ game: talisman, print }, matchesToRead(sets.length), (seed) =>
      newTable({ seats: seats.slice(0, 2 + (seed % 3)), options: sets[seed % sets.length] ?? {} }),
    );
    expect(faults).toEqual([]);
  });
});
