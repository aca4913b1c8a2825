import { remembered } from '../../../../engine/index.ts';
import { cardPlace } from '../../changes/cards.ts';
import type { Ability } from '../../content/ability.ts';
import type { CardFacts } from '../../content/card.ts';
import { abilitiesOf } from '../../character/powers.ts';
import { carryingLimitOf } from '../../character/limits.ts';
import { mayOwn } from '../../character/owning.ts';
import { type Card } from '../../state.ts';
import { player as playerOf } from '../../state-queries.ts';
import { me, taskOf, type BotView } from '../look.ts';
import { isShutOut } from './crossing.ts';
import { savesOf, weaponLimit } from './fight.ts';
import { pointWorth } from './goods.ts';
import { worths } from './worths.ts';

/** Worth of owning a card, given the other possessions; a kind stands for any copy of it. */
export function cardWorth(look: BotView, card: Card): number {
  const facts = look.sight.edition.book.card(card);
  const others = ownedBut(look, card);
  const abilities = (facts.abilities ?? []).map((ability) => abilityWorth(look, ability, others));
  return (
    bonusWorth(look, facts.bonus) +
    weaponWorth(look, facts, others) +
    armourWorth(look, card, others) +
    (facts.carries ?? 0) * worths.carried +
    (facts.gold ?? 0) * worths.gold +
    // an Enemy that follows fights along
    (facts.sided ? 0 : (facts.attack?.value ?? 0)) +
    abilities.reduce((sum, worth) => sum + worth, 0) +
    (isDelivery(look, facts) ? worths.pass : 0) +
    TRIFLE
  );
}

/** The least worth of any card: it can be turned into gold, delivered or given away. */
const TRIFLE = 0.3;

function isDelivery(look: BotView, { type }: CardFacts): boolean {
  const task = taskOf(look);
  return task?.do === 'deliver' && task.type === type;
}

/**
 * The other owned cards; of its own cards those that come first by id, so that of two alike one
 * counts.
 */
function ownedBut(look: BotView, card: Card): readonly Card[] {
  const { objects, followers } = me(look);
  const owned = [...objects, ...followers];
  return owned.includes(card) ? owned.filter((other) => other < card) : owned;
}

const bonusWorth = (look: BotView, bonus: CardFacts['bonus'] = {}): number =>
  Object.entries(bonus).reduce((sum, [name, amount]) => sum + amount * pointWorth(look, name), 0);

const isBarred = ({ sight, seat }: BotView, keyword: 'weapon' | 'armour'): boolean =>
  abilitiesOf(sight, seat, 'not-use').some(({ ability }) => ability.keywords.includes(keyword));

/**
 * The worth of a Weapon: 0 if the usable number of Weapons is already owned; a battle bonus of other
 * cards always counts.
 */
function weaponWorth(look: BotView, facts: CardFacts, others: readonly Card[]): number {
  const { keyword, battleBonus = {} } = facts;
  if (keyword === undefined) return bonusWorth(look, battleBonus) * worths.weapon;
  if (keyword !== 'weapon' || isBarred(look, 'weapon')) return 0;
  const { card: factsOf } = look.sight.edition.book;
  const owned = others.filter((card) => factsOf(card).keyword === 'weapon').length;
  return owned >= weaponLimit(look) ? 0 : bonusWorth(look, battleBonus) * worths.weapon;
}

/** The worth of an Armour: its gain in saves over the Armour owned. */
function armourWorth(look: BotView, card: Card, others: readonly Card[]): number {
  const saving = savesOf(look, [card]);
  if (saving === 0 || isBarred(look, 'armour')) return 0;
  return Math.max(0, saving - savesOf(look, others)) * worths.armour;
}

function abilityWorth(look: BotView, ability: Ability, others: readonly Card[]): number {
  const { card } = look.sight.edition.book;
  const has = (): boolean =>
    others.some((other) => card(other).abilities?.some(({ can }) => can === ability.can));
  if (ability.can === 'pass') return has() ? 0 : worths.pass;
  const crosses = ability.can === 'build' || ability.can === 'raft';
  const worth =
    crosses && isShutOut(look) ? worths.crossing : (look.brain.abilityWorths[ability.can] ?? 0);
  return worth > 0 && has() ? 0 : worth;
}

/** Worth of taking it up: never less than leaving it, unless it cannot be left. */
export function findWorth(look: BotView, card: Card): number {
  const { forced, hire = 0 } = look.sight.edition.book.card(card);
  if (!mayOwn(look.sight, look.seat, card) || hire > me(look).gold) return 0;
  const worth = cardWorth(look, card) - hire * worths.gold - roomWorth(look, card);
  return forced ? worth : Math.max(0, worth);
}

/**
 * The worth of the Object to put down for another: the least worth then. Higher than any worth if that
 * is the new one, so that it is not picked up and put down for ever.
 */
function roomWorth(look: BotView, card: Card): number {
  const { sight } = look;
  const { objects } = me(look);
  if (cardPlace(sight, card) === 'followers' || sight.edition.book.card(card).gold) return 0;
  if (objects.length < limitOf(look)) return 0;
  const then = owning(look, card);
  const least = Math.min(...objects.map((owned) => cardWorth(then, owned)));
  return cardWorth(then, card) > least ? least : Number.POSITIVE_INFINITY;
}

const limitOf = remembered(({ sight, seat }: BotView) => carryingLimitOf(sight, seat));

/** The table as it would be if it had this Object. */
function owning(look: BotView, card: Card): BotView {
  const { sight, seat } = look;
  const { players } = sight.state;
  const character = { ...me(look), objects: [...me(look).objects, card] };
  const player = { ...playerOf(sight.state, seat), character };
  const state = { ...sight.state, players: { ...players, [seat]: player } };
  return { ...look, sight: { ...sight, state } };
}
