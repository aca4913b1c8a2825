import { rememberedOfBoth } from '../../../../engine/index.ts';
import { sumOfDice } from '../../dice/chances.ts';
import { rowOf } from '../../content/names.ts';
import type { Effect, EffectOf } from '../../content/effect.ts';
import { pickable } from '../../effects/pick.ts';
import { suppliedOf } from '../../effects/receive.ts';
import { abilitiesOf } from '../../character/powers.ts';
import { attributeOf } from '../../character/attributes.ts';
import { hero } from '../../state-queries.ts';
import { me, type BotView } from '../look.ts';
import { cardWorth, findWorth } from './card.ts';
import { isShutOut } from './crossing.ts';
import { fightWorth } from './fight.ts';
import { gainWorth, healingWorth, lossWorth, replenishingWorth, spellsWorth } from './goods.ts';
import { worths } from './worths.ts';

export const effectsWorth = (look: BotView, effects: readonly Effect[] = []): number =>
  effects.length === 0 ? 0 : inAll(look, effects);

const inAll = rememberedOfBoth((look: BotView, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + effectWorth(look, effect), 0),
);

/** Worth of an effect to the character of the seat that looks; rolls by their odds. */
function effectWorth(look: BotView, effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return gainWorth(look, effect.what, effect.amount);
    case 'lose':
      return lossWorth(look, effect.what, effect.amount);
    case 'pay':
      return -effect.gold * worths.gold;
    case 'heal':
      return healingWorth(look, effect.upTo ?? Number.MAX_SAFE_INTEGER, effect.price ?? 0);
    case 'replenish':
      return replenishingWorth(look, effect.price ?? 0);
    case 'spells':
      return spellsWorth(look, effect.amount === 'limit' ? 9 : effect.amount, effect.price ?? 0);
    case 'receive':
      return receivingWorth(look, effect.card) || effectsWorth(look, effect.otherwise);
    case 'pick':
      return pickingWorth(look, effect);
    case 'toad':
      return -toadWorth(look);
    case 'miss-turn':
      return -worths.turn;
    case 'fight':
      return fightWorth(look, effect.creatures) + effectsWorth(look, effect.effects);
    case 'travel':
      return worths.travel;
    case 'offer':
      return effect.to !== 'other' && isShutOut(look) ? worths.crossing : worths.travel;
    case 'roll':
      return rollWorth(look, effect);
    case 'test':
      return testWorth(look, effect);
    case 'choose':
      return choiceWorth(look, effect);
    case 'by-alignment':
      return effectsWorth(look, effect.rows[me(look).alignment]);
    case 'by-token':
      return effectsWorth(look, isUp(look, effect.token) ? effect.same : effect.other);
    case 'unless-at-least':
      return lacks(look, effect.points) ? effectsWorth(look, effect.effects) : 0;
    case 'shop':
      return shopWorth(look, effect);
    case 'each':
      return me(look).alignment === effect.except ? 0 : effectsWorth(look, effect.effects);
    case 'special':
      return look.brain.specialWorths[effect.rule] ?? 0;
    case 'drop':
      return lossWorth(look, 'object', 1);
    case 'align':
    case 'turn':
    case 'spent':
    case 'unturn':
    case 'transmute':
    case 'teleport':
    case 'wander':
      return 0;
  }
}

/** The turns, and all that a Toad leaves behind. */
function toadWorth(look: BotView): number {
  const { objects, followers, gold } = me(look);
  const left = [...objects, ...followers].map((card) => Math.max(0, cardWorth(look, card)));
  return worths.toad + gold * worths.gold + left.reduce((sum, worth) => sum + worth, 0);
}

const lacks = ({ sight, seat }: BotView, points: Readonly<Record<string, number>>): boolean =>
  Object.entries(points).some(([name, least]) => attributeOf(sight, seat, name) < least);

function receivingWorth(look: BotView, kind: string): number {
  const supplied = suppliedOf(look.sight, kind);
  if (supplied === undefined) return 0;
  return findWorth(look, supplied.card);
}

/** Worth of the best card of an open supply, or of its alternative. */
function pickingWorth(look: BotView, { from, otherwise }: EffectOf<'pick'>): number {
  const { sight, seat } = look;
  const kinds = pickable(sight, seat, from);
  if (kinds.length === 0) return effectsWorth(look, otherwise);
  return Math.max(...kinds.map((kind) => receivingWorth(look, kind)));
}

const isUp = ({ sight, seat }: BotView, token: string): boolean =>
  sight.state.tokens?.[token] === hero(sight.state, seat).alignment;

/** Worth of a test, by the odds of its dice. */
function testWorth(look: BotView, effect: EffectOf<'test'>): number {
  const points = attributeOf(look.sight, look.seat, effect.attribute);
  const chance = sumOfDice(effect.dice).reduce(
    (sum, each, total) => (total <= points ? sum + each : sum),
    0,
  );
  return (
    chance * effectsWorth(look, effect.within) + (1 - chance) * effectsWorth(look, effect.above)
  );
}

/** Worth of the best choice; at least 0 if it may be declined. */
function choiceWorth(look: BotView, { between, optional }: EffectOf<'choose'>): number {
  const worth = Math.max(...Object.values(between).map((each) => effectsWorth(look, each)));
  return optional ? Math.max(0, worth) : worth;
}

/** The best bargain that it can pay for. */
function shopWorth(look: BotView, { prices }: EffectOf<'shop'>): number {
  const { gold } = me(look);
  const bargains = Object.entries(prices)
    .filter(([, price]) => price <= gold)
    .map(([kind, price]) => receivingWorth(look, kind) - price * worths.gold);
  return Math.max(0, ...bargains);
}

/** Worth of a roll: the mean of its table, with additions if they are better. */
function rollWorth(look: BotView, effect: EffectOf<'roll'>): number {
  const chances = sumOfDice(effect.dice);
  return chances.reduce((sum, chance, total) => {
    return chance === 0 ? sum : sum + chance * rowWorth(look, effect, total);
  }, 0);
}

/** Worth of a total. */
export function rowWorth(look: BotView, { kind, table }: EffectOf<'roll'>, total: number): number {
  const more = abilitiesOf(look.sight, look.seat, 'add-to-roll')
    .filter(({ ability }) => ability.kinds.includes(kind))
    .map(({ ability }) => ability.amount);
  const totals = [total, ...more.map((amount) => total + amount)];
  const rows = totals.flatMap((each) => {
    const row = rowOf(table, each);
    return row === undefined ? [] : [effectsWorth(look, row)];
  });
  return rows.length === 0 ? 0 : Math.max(...rows);
}
