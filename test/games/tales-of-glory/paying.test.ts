import { describe, expect, it } from 'vitest';
import { isWilderness } from '../../../shared/games/tales-of-glory/board.ts';
import { paymentId, paymentsFor } from '../../../shared/games/tales-of-glory/payment.ts';
import { having } from './support.ts';

const ways = (
  holding: Parameters<typeof having>[1],
  tiles: readonly string[],
  wilderness = false,
): readonly string[] =>
  paymentsFor(having([], holding).holding, { tiles, wilderness }).map(paymentId);

describe('paying for a tile', () => {
  it('TG-PAY-03 costs nothing without a pennant', () => {
    expect(ways({}, ['p1-t1'])).toEqual(['pay:']);
  });

  it('TG-PAY-05 takes Coins, and all of them must be there', () => {
    expect(ways({ coins: 2 }, ['p1-c1'])).toEqual(['pay:coins=2']);
    expect(ways({ coins: 1, potions: 9 }, ['p1-c1'])).toEqual([]);
  });

  it('TG-PAY-06 takes Potions, and all of them must be there', () => {
    expect(ways({ potions: 2 }, ['p1-c5'])).toEqual(['pay:potions=2']);
    expect(ways({ potions: 1, coins: 9 }, ['p1-c5'])).toEqual([]);
  });

  it('TG-PAY-07 TG-PAY-08 TG-PAY-09 asks for Combat and Magic but spends none', () => {
    expect(ways({ combat: 1 }, ['p1-m1'])).toEqual(['pay:']);
    expect(ways({ magic: 1 }, ['p1-m2'])).toEqual(['pay:']);
    expect(ways({ magic: 1 }, ['p1-m1'])).toEqual([]);
  });

  it('TG-PAY-10 TG-PAY-20 lets the player pick the surcharge, also for a tile without a pennant', () => {
    expect(ways({ coins: 1, potions: 1 }, ['p1-t1'], true)).toEqual([
      'pay:coins=1',
      'pay:potions=1',
    ]);
    expect(ways({ potions: 1 }, ['p1-t1'], true)).toEqual(['pay:potions=1']);
    expect(ways({}, ['p1-t1'], true)).toEqual([]);
  });

  it('TG-PAY-11 TG-PAY-12 TG-PAY-13 knows the wilderness', () => {
    const wild = (players: number) =>
      [1, 2, 3, 4, 5, 6, 7, 8].filter((slot) => isWilderness(players, slot));
    expect(wild(2)).toEqual(wild(3));
    expect(wild(3).slice(0, 3)).toEqual([4, 5, 6]);
    expect(wild(4)).toEqual([5, 6, 7, 8]);
    expect(wild(5)).toEqual([5, 6, 7, 8]);
  });

  it('TG-PAY-14 TG-PAY-15 lets a Potion stand in for each missing Combat or Magic', () => {
    // p1-m5 asks for one of each
    expect(ways({ potions: 2 }, ['p1-m5'])).toEqual(['pay:potions=2']);
    expect(ways({ magic: 1, potions: 2 }, ['p1-m5'])).toEqual(['pay:potions=1']);
    expect(ways({ potions: 1 }, ['p1-m5'])).toEqual([]);
  });

  it('TG-RUL-17 covers the whole cost, but never a part that the player can pay', () => {
    expect(ways({ potions: 6 }, ['p3-m4'])).toEqual(['pay:potions=6']);
    expect(ways({ combat: 5, potions: 6 }, ['p3-m4'])).toEqual(['pay:potions=1']);
    expect(ways({ combat: 6, potions: 6 }, ['p3-m4'])).toEqual(['pay:']);
  });

  it('TG-PAY-17 takes no Potions for Coins', () => {
    expect(ways({ coins: 0, potions: 9 }, ['p1-c4'])).toEqual([]);
  });

  it('TG-PAY-18 adds up Potions for cost, replacement and surcharge', () => {
    // p2-c2: 1 Coin and 2 Magic
    expect(ways({ coins: 1, potions: 3 }, ['p2-c2'], true)).toEqual(['pay:coins=1,potions=3']);
    expect(ways({ coins: 1, potions: 2 }, ['p2-c2'], true)).toEqual([]);
    expect(ways({ coins: 2, potions: 2 }, ['p2-c2'], true)).toEqual(['pay:coins=2,potions=2']);
  });

  it('TG-EX-05 TG-RUL-03 pays three tokens, one of one kind and two of the other', () => {
    expect(ways({ magic: 1, coins: 5, potions: 5 }, ['p2-c2'], true)).toEqual([
      'pay:coins=2,potions=1',
      'pay:coins=1,potions=2',
    ]);
  });

  it('TG-QST-09 pays for all tiles of a turn at once, with separate Combat for each', () => {
    // q07 asks for 4 Combat, p1-m1 for 1: 5 are not needed
    expect(ways({ combat: 4 }, ['p1-m1', 'q07'])).toEqual(['pay:']);
    // both short of one: two Potions
    expect(ways({ potions: 5 }, ['p1-m1', 'q07'])).toEqual(['pay:potions=5']);
    expect(ways({ potions: 4 }, ['p1-m1', 'q07'])).toEqual([]);
    expect(ways({ coins: 5 }, ['p1-c1', 'q05'])).toEqual(['pay:coins=5']);
  });
});
