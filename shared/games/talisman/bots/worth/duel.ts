import type { Seat } from '../../../../engine/index.ts';
import { abilitiesOf } from '../../character/powers.ts';
import { hero } from '../../state-queries.ts';
import { takeable } from '../../spells/lawful.ts';
import { asSeat, taskOf, thingOf, type BotView } from '../look.ts';
import { findWorth } from './card.ts';
import { defeatWorth, duelOdds } from './fight.ts';
import { lifeWorth, rivalsOf } from './goods.ts';
import { worths } from './worths.ts';
import { refersTo } from '../../reference.ts';

/** Worth of an attack with this attribute. */
export function attackWorth(look: BotView, other: Seat, attribute: string): number {
  const { win, lose } = duelOdds(look, asSeat(look, other), attribute);
  return win * prizeWorth(look, other) + lose * defeatWorth(look, attribute);
}

/** The best reward of a duel won. */
const prizeWorth = (look: BotView, other: Seat): number =>
  Math.max(
    woundWorth(look, other),
    ...takeable(look.sight, look.seat, other).map((option) => bootyWorth(look, option)),
  );

/** A coin, or a card. */
export const bootyWorth = (look: BotView, option: string): number =>
  thingOf(option) === '' || refersTo('coin', option)
    ? worths.gold
    : findWorth(look, thingOf(option));

/** A life of another: a part of its value to the other, and a quest's deed. */
export function woundWorth(look: BotView, other: Seat): number {
  const { lives } = hero(look.sight.state, other);
  const deed = taskOf(look)?.do === 'wound' ? worths.pass : 0;
  return lifeWorth(asSeat(look, other), lives) * worths.rival + deed;
}

/** The attributes it may attack with. */
const waysToAttack = ({ sight, seat }: BotView): readonly string[] => [
  sight.edition.might,
  ...abilitiesOf(sight, seat, 'attack-with').map(({ ability }) => ability.attribute),
];

/** Worth of meeting this character, attacked in the best way. */
export const meetWorth = (look: BotView, other: Seat): number =>
  Math.max(...waysToAttack(look).map((attribute) => attackWorth(look, other, attribute)));

/** The best action against a player who stands there; 0 if doing nothing is better. */
export function companyWorth(look: BotView, space: string): number {
  const there = rivalsOf(look).filter((other) => hero(look.sight.state, other).space === space);
  return Math.max(0, ...there.map((other) => meetWorth(look, other)));
}
