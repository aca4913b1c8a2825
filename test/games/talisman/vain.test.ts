import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../shared/games/talisman/content/effect.ts';
import { revised as edition } from '../../../shared/games/talisman/editions/revised/edition.ts';
import { hasNoEffect } from '../../../shared/games/talisman/effects/has-no-effect.ts';
import { laidOut, type Draft } from './support.ts';

const price: Effect = { do: 'pay', gold: 1 };
type Ann = NonNullable<Draft['seats']>[string];

/** Whether Ann, a Wizard where she needs no other, would pay for nothing. */
const paysForNothing = (ann: Ann, ...bought: readonly Effect[]): boolean =>
  hasNoEffect({ state: laidOut({ seats: { ann } }), edition }, 'ann', [price, ...bought]);

const talisman: Effect = { do: 'receive', card: 'talisman' };

describe('a purchase that would have no effect', () => {
  it.each<[string, Effect, Ann, Ann]>([
    ['healing', { do: 'heal' }, {}, { lives: 1 }],
    ['fate', { do: 'replenish' }, {}, { fate: 0 }],
    ['Spells', { do: 'spells', amount: 1 }, { character: 'troll' }, { character: 'wizard' }],
    [
      'a card of which one may own no more',
      { do: 'receive', card: 'sword' },
      { toad: { turnsLeft: 2 } },
      {},
    ],
  ])('is %s', (_, effect, without, withUse) => {
    expect(paysForNothing(without, effect)).toBe(true);
    expect(paysForNothing(withUse, effect)).toBe(false);
  });

  it('is not a card with another effect instead', () => {
    const instead: Effect = { ...talisman, otherwise: [{ do: 'gain', what: 'gold', amount: 1 }] };
    expect(paysForNothing({ toad: { turnsLeft: 2 } }, talisman)).toBe(true);
    expect(paysForNothing({ toad: { turnsLeft: 2 } }, instead)).toBe(false);
  });

  it('is not one with any useful part, or without a price', () => {
    expect(paysForNothing({}, { do: 'heal' }, { do: 'toad', turns: 1 })).toBe(false);
    const sight = { state: laidOut({ seats: { ann: {} } }), edition };
    expect(hasNoEffect(sight, 'ann', [{ do: 'heal' }])).toBe(false);
  });
});
