import type { Procedure } from '../../../engine/index.ts';
import type { Effect } from '../content/effect.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Occasion } from '../edition/occasions.ts';
import { wander } from './wander.ts';
import { settleAt } from '../asking/settle-at.ts';
import { alignOf } from '../changes/align.ts';
import { dropOf } from './belongings.ts';
import { chooseOf } from './choose.ts';
import { eachOf } from './each.ts';
import { fightOf } from './fight.ts';
import { gainOf, loseOf, payOf } from './goods.ts';
import { healOf, replenishOf } from './heal.ts';
import { missTurn } from './miss-turn.ts';
import { pickOf } from './pick.ts';
import { receiveOf } from './receive.ts';
import { inAnyCase } from '../asking/guards.ts';
import { byAlignment, unlessAtLeast } from './rows.ts';
import { rollOf } from './roll.ts';
import { shopOf } from './shop.ts';
import { specialOf } from './special.ts';
import { spellsOf } from './spells.ts';
import { spentOf } from './spent.ts';
import { testOf } from './test.ts';
import { toadOf, unturnOf } from './toad.ts';
import { transmuteOf } from './transmute.ts';
import { offerOf, teleportOf, travelOf } from './transport.ts';
import { byToken, turnOf } from './turn.ts';

/**
 * Performs the effects of a card, a space or a Spell, one after another. The rules are enforced after
 * each, unless others are to have the same effects first (`unsettled`).
 */
export function* perform(
  table: TalismanTable,
  occasion: Occasion,
  effects: readonly Effect[],
): Procedure {
  for (const effect of effects) {
    yield* inAnyCase(verb(table, occasion, effect));
    if (occasion.unsettled) continue;
    yield* settleAt(table, occasion);
  }
}

/** Performs one effect. Every verb has a file with its rule. */
function verb(table: TalismanTable, occasion: Occasion, effect: Effect): Procedure {
  switch (effect.do) {
    case 'gain':
      return gainOf(table, occasion, effect);
    case 'lose':
      return loseOf(table, occasion, effect);
    case 'pay':
      return payOf(table, occasion, effect);
    case 'heal':
      return healOf(table, occasion, effect);
    case 'replenish':
      return replenishOf(table, occasion, effect);
    case 'spells':
      return spellsOf(table, occasion, effect);
    case 'receive':
      return receiveOf(table, occasion, effect);
    case 'pick':
      return pickOf(table, occasion, effect);
    case 'align':
      return alignOf(table, occasion, effect);
    case 'transmute':
      return transmuteOf(table, occasion, effect);
    case 'drop':
      return dropOf(table, occasion, effect);
    case 'toad':
      return toadOf(table, occasion, effect);
    case 'unturn':
      return unturnOf(table, occasion);
    case 'miss-turn':
      return missTurn(table, occasion);
    case 'fight':
      return fightOf(table, occasion, effect);
    case 'teleport':
      return teleportOf(table, occasion, effect);
    case 'travel':
      return travelOf(table, occasion, effect);
    case 'offer':
      return offerOf(table, occasion, effect);
    case 'wander':
      return wander(table, occasion, effect);
    case 'roll':
      return rollOf(table, occasion, effect);
    case 'test':
      return testOf(table, occasion, effect);
    case 'choose':
      return chooseOf(table, occasion, effect);
    case 'by-alignment':
      return byAlignment(table, occasion, effect);
    case 'by-token':
      return byToken(table, occasion, effect);
    case 'turn':
      return turnOf(table, occasion, effect);
    case 'unless-at-least':
      return unlessAtLeast(table, occasion, effect);
    case 'shop':
      return shopOf(table, occasion, effect);
    case 'each':
      return eachOf(table, occasion, effect);
    case 'spent':
      return spentOf(table, occasion);
    case 'special':
      return specialOf(table, occasion, effect);
  }
}
