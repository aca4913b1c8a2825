import {
  refOf,
  type Foresight,
  type Odds,
  type OptionWords,
  type Seat,
} from '../../../engine/index.ts';
import { has } from '../character/powers.ts';
import { fightAsOne } from '../character/sides.ts';
import { creatureStrength, sideAtHand, type Aid } from '../character/strength.ts';
import { effectSpots } from '../content/spots.ts';
import type { Creature } from '../content/effect.ts';
import { fightChances, highestOf } from '../dice/chances.ts';
import type { Foe } from '../edition/bouts.ts';
import { foeOf, referenceOf } from '../edition/foe.ts';
import { cardName, idOf, refersTo } from '../reference.ts';
import { type Card } from '../state.ts';
import { cardsAt, isLiving } from '../state-queries.ts';
import { heroOf, type Outlook } from './outlook.ts';
import { effect } from './phrases.ts';
import { oddsOfFight } from './throws.ts';

/** A creature with its attack: "Wolf: Strength 2". */
export function foeWords(foe: Foe | Creature): OptionWords {
  const reference = referenceOf(foe);
  const name = refersTo('card', reference) ? cardName(idOf(reference)) : reference;
  const attribute = refOf('attribute', foe.attribute);
  return effect('foe', { foe: name, attribute, n: foe.value }, [reference, attribute]);
}

/**
 * The odds of a fight with creatures that fight as one, before fate and Spells, with the strongest
 * Weapons; `undefined` if there is no fight.
 */
export function fightOdds(look: Outlook, foes: readonly Foe[], aid: Aid = {}): Odds | undefined {
  const { sight, seat } = look;
  const [first] = foes;
  if (first === undefined) return undefined;
  const strikes: Aid = has(sight, seat, 'assassinate') ? { unseen: true } : {};
  const fight = { attribute: first.attribute, foes };
  const attacks = foes.some(({ of }) => of !== undefined);
  const side = sideAtHand(sight, seat, { ...fight, attacks, ...strikes, ...aid });
  const ahead = side.strength - creatureStrength(sight, side, fight);
  const theirs = side.unseen ? 0 : 1;
  const chances = fightChances(ahead, highestOf(side.dice), highestOf(theirs));
  return oddsOfFight(side.dice + theirs, chances);
}

/** The odds of an attack on another character, before fate and Spells. */
export function duelOdds(look: Outlook, { attacker, defender, attribute }: Duel): Odds | undefined {
  const { sight, seat } = look;
  if (![attacker, defender].every((one) => isLiving(sight.state, one))) return undefined;
  const fight = { attribute, foes: [] };
  const ours = sideAtHand(sight, attacker, { ...fight, other: defender, attacks: true });
  const theirs = sideAtHand(sight, defender, { ...fight, other: attacker, attacks: false });
  const { won, standoff, lost } = fightChances(
    ours.strength - theirs.strength,
    highestOf(ours.dice),
    highestOf(theirs.dice),
  );
  const isMine = seat === attacker;
  return oddsOfFight(ours.dice + theirs.dice, {
    won: isMine ? won : lost,
    standoff,
    lost: isMine ? lost : won,
  });
}

type Duel = { readonly attacker: Seat; readonly defender: Seat; readonly attribute: string };

/** The Enemies that attack together with this one on the seat's space. */
const attackingWith = ({ sight, seat, ...look }: Outlook, card: Card): readonly Foe[] =>
  cardsAt(sight.state, heroOf({ sight, seat, ...look }).space)
    .filter((other) => !sight.state.turn.absent.includes(other))
    .filter((other) => other === card || fightAsOne(sight, seat, [card, other]))
    .map((other) => foeOf(sight.edition, other));

/** The foes that a reference of a question means: `card:wolf`, `creature:sentinel`. */
export function foesNamed(look: Outlook, reference: string): readonly Foe[] {
  const { sight } = look;
  const { book, content } = sight.edition;
  if (refersTo('card', reference)) {
    const here = cardsAt(sight.state, heroOf(look).space);
    const card = here.find(
      (one) => one === idOf(reference) || book.kindOf(one) === idOf(reference),
    );
    if (card === undefined || book.card(card).attack === undefined) return [];
    return attackingWith(look, card);
  }
  const known = [
    ...content.spaces.flatMap(({ creature, crossing }) => [creature, crossing?.guard]),
    ...effectSpots(content).flatMap(({ value }) => (value.do === 'fight' ? value.creatures : [])),
  ];
  const creature = known.find((one) => one !== undefined && one.id === idOf(reference));
  return creature === undefined ? [] : [creature];
}

/** The outlook of fighting these: each with its attack, and the odds. */
export function foreseeFight(look: Outlook, foes: readonly Foe[], aid: Aid = {}): Foresight {
  const odds = fightOdds(look, foes, aid);
  return { effects: foes.map(foeWords), ...(odds && { odds }) };
}
