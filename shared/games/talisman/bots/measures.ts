import { abilitiesOf } from '../character/powers.ts';
import { attributeOf } from '../character/attributes.ts';
import { othersOfRegion } from '../board/regions.ts';
import { stepsLeft } from '../travel/ways.ts';
import { aimScore } from './aims.ts';
import { isReady } from './conditions.ts';
import { foeReferred } from './foes.ts';
import { crossingWorth, landingWorth, PATIENCE, rollingWorth, stridingWorth } from './journey.ts';
import { aboutOf, me, numberOf, taskOf, thingOf, type BotView } from './look.ts';
import { lockChance, successOf, wayFrom } from './paths.ts';
import { rerollWorth } from './rolls.ts';
import { refersTo } from '../reference.ts';
import { choicesAsked, effectsAsked, rollAsked } from '../foresight/effects-asked.ts';
import { masteryOf, preyWorth, rousingWorth } from './figures.ts';
import { targetWorth } from './targets.ts';
import { tradeChosen } from './trading.ts';
import { attackWorth, bootyWorth, meetWorth, woundWorth } from './worth/duel.ts';
import { cardWorth, findWorth } from './worth/card.ts';
import { effectsWorth, rowWorth } from './worth/effect.ts';
import { fightWorth } from './worth/fight.ts';
import { gainOfLives, lossOfLives } from './worth/goods.ts';
import { meanWorth, metWorth } from './worth/meeting.ts';
import { heldWorth } from './worth/spell.ts';
import { worths } from './worth/worths.ts';

/** Measures of a bot by name: of an option, in gold unless it says otherwise. */
export const measures = {
  /** Worth of ending the move there, with all later effects. */
  landing: (look, option) => landingWorth(look, thingOf(option)),
  /** Worth of rolling the die for the move. */
  rolling: (look) => rollingWorth(look),
  /** Worth of moving a figure without a player there. */
  rousing: (look, option) => rousingWorth(look, thingOf(option)),
  /** Worth of a figure attacking this character. */
  preying: (look, option) => preyWorth(look, thingOf(option)),
  /** Its lead over the foe in this attribute. */
  mastering: (look, option) => masteryOf(look, thingOf(option)),
  /** Worth of taking this card, or of giving it up. */
  picking: (look, option) =>
    isOwn(look, thingOf(option))
      ? -cardWorth(look, thingOf(option))
      : findWorth(look, thingOf(option)),
  /** Worth of using the ability of the question. */
  using: (look) => look.brain.uses[aboutOf(look, 'ability')] ?? 0,
  /** Worth of making the move this number of steps long. */
  striding: (look, option) => stridingWorth(look, Number(thingOf(option))),
  /** Worth of trying a crossing of the move. */
  crossing: (look, option) => {
    const journey = { seat: look.seat, from: me(look).space, steps: numberOf(look, 'steps') };
    const to = thingOf(option);
    return crossingWorth(look, to, stepsLeft(look.sight, journey, to));
  },
  /** Worth of crossing the river a turn later. */
  rafting: (look) => {
    const { opposite = [] } = look.sight.edition.book.space(me(look).space);
    return PATIENCE * Math.max(...opposite.map((space) => landingWorth(look, space)));
  },
  /** Worth of travelling by an offer or a Spell. */
  travelling: (look) => travelWorth(look),
  /** The chance of reaching the goal alive by way of this space of the paths, from 0 to 1. */
  arriving: (look, option) => arrivalOf(look, thingOf(option)),
  /** The chance to open a lock with this attribute, from 0 to 1. */
  opening: (look, option) => {
    const { crossing } = look.sight.edition.book.space(me(look).space);
    return lockChance(look, crossing?.dice ?? 0, thingOf(option));
  },
  /** The attribute as it counts now, in points. */
  points: (look, option) => attributeOf(look.sight, look.seat, thingOf(option)),
  rerolling: rerollWorth,
  /** Worth of another movement die, against the best of these ways: fate is worth keeping. */
  redirecting: (look, option) => bestLanding(look) + rerollWorth(look, option) - FATE_KEPT,
  /** Worth of moving the row of a table. */
  boosting: (look) => boostWorth(look),
  /** The worth of the card or space of the question. */
  visit: (look) => effectsWorth(look, effectsAsked(look)),
  /** The worth of this choice of it. */
  choice: (look, option) => effectsWorth(look, choicesAsked(look)[option]),
  /** The worth of its own space. */
  here: (look) => aimScore(look, me(look).space),
  /** Worth of meeting the other, attacked in the best way. */
  meeting: (look, option) => meetWorth(look, thingOf(option)),
  attack: (look, option) =>
    attackWorth(look, aboutOf(look, 'seat'), thingOf(option) || look.sight.edition.might),
  /** The best an ability could take from the other. */
  stealing: (look, option) => stealWorth(look, thingOf(option)),
  wound: (look) => woundWorth(look, aboutOf(look, 'from')),
  booty: bootyWorth,
  /** Worth of being attacked by the subject of the question. */
  fight: (look) => attackedWorth(look),
  /** Worth of having a card, or of keeping it. */
  card: (look, option) => cardWorth(look, thingOf(option)),
  /** Worth of picking it up. */
  find: (look, option) => findWorth(look, thingOf(option)),
  /** Worth of having it for its price. */
  bargain: (look, option) =>
    findWorth(look, thingOf(option)) - numberOf(look, `price:${thingOf(option)}`) * worths.gold,
  /** Worth of healing this number of lives at their price. */
  healing: (look, option) => {
    const lives = Number(thingOf(option));
    return gainOfLives(look, lives) - lives * numberOf(look, 'price') * worths.gold;
  },
  replenishing: (look, option) =>
    Number(thingOf(option)) * (worths.fate - numberOf(look, 'price') * worths.gold),
  /** The life that a Follower would save, minus the Follower. */
  sacrifice: (look, option) => -lossOfLives(look, 1) - cardWorth(look, thingOf(option)),
  /** The worth of a new card instead of this one. */
  redrawing: (look, option) => meanWorth(look) - metWorth(look, thingOf(option)),
  price: (look) => numberOf(look, 'price') * worths.gold,
  gold: (look) => numberOf(look, 'gold') * worths.gold,
  /**
   * The promise of a new character by its print, in points: fighting and casting values, lives and
   * fate.
   */
  promise: (look, option) => {
    const { book, might, mind } = look.sight.edition;
    const { values, life, fate } = book.character(thingOf(option));
    return (values[might] ?? 0) + (values[mind] ?? 0) + (life + fate) / 2;
  },
  /** Worth of casting the Spell of the question at this target. */
  target: targetWorth,
  /** 1 for a trophy that belongs to the best trade, else 0. */
  trading: tradeChosen,
  /** The worth that a Spell in hand may still have. */
  spell: (look, option) => heldWorth(look, kindOf(look, option)),
} as const satisfies Readonly<Record<string, (look: BotView, option: string) => number>>;

export type Measure = keyof typeof measures;

/** The least gain for which fate is spent. */
const FATE_KEPT = 3.5;

const bestLanding = (look: BotView): number =>
  Math.max(
    ...look.question.options
      .filter((way) => refersTo('space', way))
      .map((way) => landingWorth(look, thingOf(way))),
  );

function isOwn(look: BotView, card: string): boolean {
  const { objects, followers } = me(look);
  return objects.includes(card) || followers.includes(card);
}

const kindOf = (look: BotView, option: string): string =>
  look.sight.edition.book.kindOf(thingOf(option));

function travelWorth(look: BotView): number {
  const { offer, space } = me(look);
  const isFerry = offer !== undefined && offer !== 'other';
  const spaces = isFerry ? [offer] : othersOfRegion(look.sight, space);
  return Math.max(...spaces.map((id) => landingWorth(look, id)));
}

/** True if going on leads from a space of the paths to another, or to itself. */
const leadsTo = (look: BotView, from: string, to: string): boolean =>
  from === to ||
  (look.sight.edition.book.space(from).next ?? []).some((next) => leadsTo(look, next, to));

/**
 * The chance of reaching the goal alive by an option; turning back is for a seat that is not ready to
 * go on.
 */
function arrivalOf(look: BotView, space: string): number {
  const { region, next } = look.sight.edition.book.space(space);
  const own = look.sight.edition.book.space(me(look).space);
  if (region !== own.region) return isReady(look) ? 0 : 1;
  if (!leadsTo(look, own.id, space) && next !== undefined) return 0;
  return taskOf(look) === undefined ? successOf(look, wayFrom(look, space)) : 0;
}

function boostWorth(look: BotView): number {
  const table = rollAsked(look, aboutOf(look, 'roll'));
  if (table === undefined) return 0;
  return (
    rowWorth(look, table, numberOf(look, 'more')) - rowWorth(look, table, numberOf(look, 'total'))
  );
}

/** The chance of success of a die that stealing may need. */
const BY_DIE = 0.4;

function stealWorth(look: BotView, id: string): number {
  const power = abilitiesOf(look.sight, look.seat, 'take').find(({ ability }) => ability.id === id);
  const other = look.sight.state.players[aboutOf(look, 'seat')]?.character;
  if (power === undefined || other === undefined) return 0;
  const { objects, followers, gold } = other;
  const { what, die } = power.ability;
  const cards = [
    ...(what.includes('object') ? objects : []),
    ...(what.includes('follower') ? followers : []),
  ];
  const best = Math.max(
    gold > 0 && what.includes('gold') ? worths.gold : 0,
    ...cards.map((card) => cardWorth(look, card)),
  );
  return best * (die === undefined ? 1 : BY_DIE);
}

function attackedWorth(look: BotView): number {
  const from = aboutOf(look, 'from') || aboutOf(look, 'card');
  if (from in look.sight.state.players) {
    return attackWorth(look, from, look.sight.edition.might);
  }
  const { creatureBonus } = look.sight.edition.book.space(me(look).space);
  return fightWorth(look, foeReferred(look, from), creatureBonus);
}
