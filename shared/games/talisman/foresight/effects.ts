import { refOf, type Odds, type OptionWords } from '../../../engine/index.ts';
import { attributeOf } from '../character/attributes.ts';
import type { Effect, EffectOf } from '../content/effect.ts';
import { rowOf } from '../content/names.ts';
import { hero } from '../state-queries.ts';
import { fightOdds, foeWords } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { change, effect, goodNamed, outcome, together, GOLD } from './phrases.ts';
import { oddsOfSuccess, oddsOfSums } from './throws.ts';

const priced = (name: string, price: number | undefined, good: string): OptionWords =>
  price === undefined
    ? effect(name, undefined, [good])
    : effect(`${name}.price`, { price, money: GOLD }, [good, GOLD]);

/** Effects in short, as they concern the seat now. */
export const wordsOfEffects = (
  look: Outlook,
  effects: readonly Effect[] = [],
): readonly OptionWords[] => effects.flatMap((one) => wordsOf(look, one));

function wordsOf(look: Outlook, one: Effect): readonly OptionWords[] {
  switch (one.do) {
    case 'gain':
      return [change('gain', one.what, one.amount)];
    case 'lose':
      return [losing(one)];
    case 'pay':
      return [change('lose', 'gold', one.gold)];
    case 'heal':
      return [healing(one)];
    case 'replenish':
      return [priced('replenish', one.price, goodNamed('fate'))];
    case 'spells':
      return [spells(one)];
    case 'receive':
      return [effect('take', { card: refOf('card', one.card) }, [refOf('card', one.card)])];
    case 'pick':
      return [effect('pick')];
    case 'align':
      return [{ key: 'option.align', args: { alignment: refOf('alignment', one.to) } }];
    case 'transmute':
      return [effect('transmute', { n: one.gold, money: GOLD }, [refOf('type', 'object'), GOLD])];
    case 'drop':
      return [effect('drop', undefined, [refOf('type', 'object')])];
    case 'toad':
      return [effect('toad', { n: one.turns })];
    case 'miss-turn':
      return [effect('miss')];
    case 'teleport':
      return [effect('go', { space: refOf('space', one.to) }, [refOf('space', one.to)])];
    case 'travel':
      return [effect('travel')];
    case 'special':
    case 'offer':
    case 'turn':
      return [effect('special')];
    case 'fight':
      return one.creatures.map(foeWords);
    case 'roll':
    case 'test':
    case 'wander':
      return [effect('roll', { n: one.dice })];
    case 'choose':
      return [choosing(Object.keys(one.between).map((id) => refOf('shop', id)))];
    case 'shop':
      return [shopping(one)];
    case 'each':
      return [effect(`each.${one.where}`, { effects: wordsOfEffects(look, one.effects) })];
    case 'by-alignment':
    case 'by-token':
    case 'unless-at-least':
      return wordsOfEffects(look, inForce(look, one));
    case 'unturn':
    case 'spent':
      return [];
  }
}

/**
 * The effects of a condition that applies to the seat; `undefined` for an effect that is not a
 * condition.
 */
function inForce({ sight, seat }: Outlook, one: Effect): readonly Effect[] | undefined {
  const { alignment } = hero(sight.state, seat);
  if (one.do === 'by-alignment') return one.rows[alignment];
  if (one.do === 'by-token') {
    return sight.state.tokens?.[one.token] === alignment ? one.same : one.other;
  }
  if (one.do !== 'unless-at-least') return undefined;
  const lacks = Object.entries(one.points).some(
    ([attribute, n]) => attributeOf(sight, seat, attribute) < n,
  );
  return lacks ? one.effects : undefined;
}

const losing = ({ what, amount }: EffectOf<'lose'>): OptionWords =>
  amount === 'all'
    ? effect('lose.all', { what: goodNamed(what) }, [goodNamed(what)])
    : change('lose', what, amount);

const healing = ({ upTo, price }: EffectOf<'heal'>): OptionWords =>
  upTo === undefined
    ? priced('heal', price, goodNamed('life'))
    : effect('heal.some', { n: upTo }, [goodNamed('life')]);

const choosing = (choices: readonly string[]): OptionWords =>
  effect('choose', { choices }, choices);

/** The cards on sale, the cheapest first, each with its price. */
function shopping({ prices }: EffectOf<'shop'>): OptionWords {
  const sold = Object.entries(prices).toSorted(([, one], [, other]) => one - other);
  const cards = sold.map(([id, price]) => effect('sold', { card: refOf('card', id), price }));
  const refs = sold.map(([id]) => refOf('card', id));
  return effect('shop', { cards, money: GOLD }, refs);
}

const SPELL = refOf('type', 'spell');

const spells = ({ amount, price }: EffectOf<'spells'>): OptionWords => {
  if (amount === 'limit') return effect('spells.limit', {}, [SPELL]);
  return price === undefined
    ? effect('spells', { n: amount }, [SPELL])
    : effect('spells.price', { n: amount, price, money: GOLD }, [SPELL, GOLD]);
};

/** The odds of the first throw among these effects, or of the first fight. */
export function oddsOfEffects(look: Outlook, effects: readonly Effect[] = []): Odds | undefined {
  for (const one of effects) {
    const odds = oddsOf(look, one);
    if (odds !== undefined) return odds;
  }
  return undefined;
}

function oddsOf(look: Outlook, one: Effect): Odds | undefined {
  const { sight, seat } = look;
  if (one.do === 'roll') return oddsOfSums(one.dice, (sum) => rowWords(look, one, sum));
  if (one.do === 'wander') return oddsOfWandering(look, one, one.dice);
  if (one.do === 'fight') return fightOdds(look, one.creatures);
  if (one.do !== 'test') return oddsOfEffects(look, inForce(look, one));
  const points = attributeOf(sight, seat, one.attribute);
  return oddsOfSuccess(one.dice, (sum) => sum <= points);
}

/** The effects of a total of a roll, in a row of words. */
export const rowWords = (look: Outlook, { table }: EffectOf<'roll'>, total: number) =>
  together(wordsOfEffects(look, rowOf(table, total)));

/** Words of a destination by dice minus an attribute; a total below 0 counts as 0 (T4-INR-16). */
export function wanderWords(
  { sight, seat }: Outlook,
  { minus, table }: EffectOf<'wander'>,
  sum: number,
) {
  const { space } = hero(sight.state, seat);
  const to = rowOf(table, Math.max(0, sum - attributeOf(sight, seat, minus))) ?? space;
  return to === space ? outcome('stay') : effect('go', { space: refOf('space', to) });
}

/** The odds of straying with this number of dice. */
export const oddsOfWandering = (look: Outlook, one: EffectOf<'wander'>, dice: number): Odds =>
  oddsOfSums(dice, (sum) => wanderWords(look, one, sum));
