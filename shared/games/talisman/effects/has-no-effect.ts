import type { Seat } from '../../../engine/index.ts';
import type { Effect } from '../content/effect.ts';
import type { Sight } from '../edition/print.ts';
import { healable, replenishable, roomFor } from '../changes/goods.ts';
import { mayReceive } from './receive.ts';
import { gainableSpells } from '../spells/gain.ts';

/** True if it has a price, but all its effects would do nothing for this character now. */
export function hasNoEffect(sight: Sight, seat: Seat, effects: readonly Effect[]): boolean {
  const bought = effects.filter((effect) => effect.do !== 'pay');
  const isSold = bought.length > 0 && bought.length < effects.length;
  return isSold && bought.every((effect) => bringsNothing(sight, seat, effect));
}

/** The effects that a character comes to; none if all of them would do nothing for it now. */
export const inEffect = (
  sight: Sight,
  seat: Seat,
  effects: readonly Effect[] = [],
): readonly Effect[] =>
  effects.every((effect) => bringsNothing(sight, seat, effect)) ? [] : effects;

function bringsNothing(sight: Sight, seat: Seat, effect: Effect): boolean {
  switch (effect.do) {
    case 'spells':
      return gainableSpells(sight, seat) === 0;
    case 'gain':
      return roomFor(sight, seat, effect.what) === 0;
    case 'heal':
      return healable(sight, seat) === 0;
    case 'replenish':
      return replenishable(sight, seat) === 0;
    case 'receive':
      return effect.otherwise === undefined && !mayReceive(sight, seat, effect.card);
    // Rolls, choices and fights can always have an effect.
    case 'pay':
    case 'lose':
    case 'pick':
    case 'align':
    case 'transmute':
    case 'drop':
    case 'toad':
    case 'unturn':
    case 'miss-turn':
    case 'fight':
    case 'teleport':
    case 'travel':
    case 'offer':
    case 'wander':
    case 'roll':
    case 'test':
    case 'choose':
    case 'by-alignment':
    case 'by-token':
    case 'turn':
    case 'unless-at-least':
    case 'shop':
    case 'each':
    case 'spent':
    case 'special':
      return false;
  }
}
