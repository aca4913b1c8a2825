import { describe, expect, it } from 'vitest';
import { leastDie } from '../../../shared/games/talisman/editions/revised/inner/command.ts';
import { laidOut } from './support.ts';

const seven = ['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus'];
const among = (count: number): number =>
  leastDie(laidOut({}, { seats: seven.slice(0, count), options: { commandEase: true } }));

describe('the Command Spell of the variant', () => {
  it('T4-FST-12 always works among seven characters', () => {
    expect(among(7)).toBe(1);
  });

  it('T4-FST-10 T4-FST-11 T4-RUL-18 gets easier from five characters on', () => {
    expect([2, 4, 5, 6].map(among)).toEqual([4, 4, 3, 2]);
  });
});
