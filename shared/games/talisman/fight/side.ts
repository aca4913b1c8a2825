import { explain } from '../changes/explain.ts';
import type { AtOnce, Procedure, Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Sight } from '../edition/print.ts';
import type { Bout } from '../edition/bouts.ts';
import { discardCard } from '../changes/cards.ts';
import { castDice, type Fallen } from '../dice/fate.ts';
import { sumOf, type Part } from '../part.ts';
import { abilitiesOf, has } from '../character/powers.ts';
import { attributeParts } from '../character/attributes.ts';
import { endBattleSpells } from '../spells/lasting.ts';
import { type Card } from '../state.ts';
import { hero, isLiving } from '../state-queries.ts';
import { chooseWeapons, weaponsAtHand } from './arms.ts';
import { chooseAid, type Aid, type Strike } from './assist.ts';
import { subtypesOf } from './foe.ts';
import { type Foe } from '../edition/bouts.ts';
import { refer } from '../reference.ts';

/** A fight as one side sees it: with which attribute, and against which creatures, if any. */
export type Fight = {
  readonly attribute: string;
  readonly foes: readonly Foe[];
};

/** The opponent it is fought against, and what that one has before the dice: less, maybe, by what aids one. */
export type OtherSide = {
  /** `card:dragon`, `creature:sentinel`, `seat:ann`. */
  readonly foe: string;
  readonly strength: (aid: Aid) => number;
};

type Preparation = Bout &
  Fight & {
    readonly against: OtherSide;
    readonly strike: Strike;
    readonly leaveUnlessFighting: () => void;
  };

/** A character ready to roll: what it uses, and what that makes together. */
export type Side = Aid & {
  readonly seat: Seat;
  readonly weapons: readonly Card[];
  /** The parts of its strength: its attribute, and all that counts with it in this fight (T4-BCR-08). */
  readonly parts: readonly Part[];
  /** Sum of the parts. */
  readonly strength: number;
  /** How many attack dice it rolls; the highest counts. */
  readonly dice: number;
};

export const isBattle = ({ edition }: Pick<Sight, 'edition'>, { attribute }: Fight): boolean =>
  edition.battles.includes(attribute);

/**
 * Makes a character ready: whom and what it uses is settled before any die is rolled (T4-BCR-06).
 * `leaveUnlessFighting` leaves where the fight is over before it has begun.
 */
export function* prepared(
  table: TalismanTable,
  seat: Seat,
  { against, strike, leaveUnlessFighting, ...fight }: Preparation,
): Procedure<Side> {
  const { attribute, foes } = fight;
  const aid = yield* chooseAid(table, seat, {
    attribute,
    battle: isBattle(table, fight),
    strike,
    stakes: (aid) => ({
      attribute: refer('attribute', attribute),
      foe: against.foe,
      score: strengthOf(table, seat, { ...fight, ...aid }),
      against: against.strength(aid),
    }),
    leaveUnlessFighting,
  });
  leaveUnlessFighting();
  const arms = { foes, leaveUnlessFighting };
  const weapons = isBattle(table, fight) ? yield* chooseWeapons(table, seat, arms) : [];
  leaveUnlessFighting();
  yield* table.edition.bout.before(table, seat, fight);
  leaveUnlessFighting();
  const [unseen] = aid.unseen ? abilitiesOf(table, seat, 'assassinate') : [];
  if (unseen !== undefined) yield* explain(table, seat, unseen);
  if (isBattle(table, fight)) yield* explainDice(table, seat, fight);
  return armed(table, seat, { ...fight, ...aid, weapons });
}

/** Tells what lets a side roll more than one attack die. */
function* explainDice(table: TalismanTable, seat: Seat, bout: Bout): AtOnce {
  const dice = diceOf(table, seat, bout);
  const power = diceAllowed(table, seat, bout).find(({ ability }) => ability.dice === dice);
  if (dice > 1 && power !== undefined) yield* explain(table, seat, power);
}

/** Strength of a side before the dice, with the Weapons it would use of itself. */
export function strengthOf(sight: Sight, seat: Seat, fight: Bout & Fight & Aid): number {
  const weapons = isBattle(sight, fight) ? weaponsAtHand(sight, seat, fight.foes) : [];
  return armed(sight, seat, { ...fight, weapons }).strength;
}

type Armed = Bout & Fight & Aid & { readonly weapons: readonly Card[] };

function armed(sight: Sight, seat: Seat, fight: Armed): Side {
  const { foes, helper, unseen } = fight;
  const bonus = sight.edition.ownBonus(sight, seat, fight);
  if (!isBattle(sight, fight)) {
    const parts = [...attributeParts(sight, seat, fight.attribute), ...bonus];
    return { seat, weapons: [], dice: 1, parts, strength: sumOf(parts) };
  }
  const { objects, followers } = hero(sight.state, seat);
  const weapons = fight.weapons.filter((card) => objects.includes(card));
  const against = subtypesOf(foes);
  const helps = helper !== undefined && followers.includes(helper);
  const parts = [
    ...attributeParts(sight, seat, fight.attribute, { battle: true, weapons, against }),
    ...valuesAdded(sight, seat, fight.attribute),
    ...bonus,
    ...(helps ? [helpOf(sight, helper)] : []),
  ];
  return {
    seat,
    weapons,
    parts,
    strength: sumOf(parts),
    dice: diceOf(sight, seat, fight),
    ...(helps && { helper }),
    ...(unseen && { unseen }),
  };
}

/** Bonus of a raised or charmed Follower (T4-RUL-108). */
const helpOf = ({ edition }: Sight, card: Card): Part => ({
  of: refer('card', card),
  points: edition.book.card(card).attack?.value ?? 0,
});

/** How many attack dice it rolls against this opponent. */
const diceOf = (sight: Sight, seat: Seat, bout: Bout): number =>
  Math.max(1, ...diceAllowed(sight, seat, bout).map(({ ability }) => ability.dice));

const diceAllowed = (sight: Sight, seat: Seat, { other, attacks }: Bout) =>
  abilitiesOf(sight, seat, 'attack-dice').filter(
    ({ ability: { versus, as } }) =>
      (versus === undefined || other !== undefined) &&
      (as === undefined || (as === 'attacker') === attacks),
  );

/** Printed values added in battle; counters too under an option (T4-RUL-109). */
function valuesAdded(sight: Sight, seat: Seat, attribute: string): readonly Part[] {
  const { id: character, points } = hero(sight.state, seat);
  const { values } = sight.edition.book.character(character);
  return abilitiesOf(sight, seat, 'add-value')
    .filter(({ ability }) => ability.to === attribute)
    .map(({ ability: { id, from } }) => {
      const counters = sight.state.options.monkCounters ? (points[from] ?? 0) : 0;
      return { of: refer('ability', id), points: (values[from] ?? 0) + counters };
    });
}

/** Rolls a side's attack dice; the highest counts. */
export const attackRoll = (table: TalismanTable, { seat, dice: count }: Side): Procedure<Fallen> =>
  castDice(table, seat, { label: 'attack', count });

/**
 * Releases a side after a battle: what counted for it alone is over, and a raised Follower used up
 * (T4-RUL-108).
 */
export function* released(table: TalismanTable, { seat, helper }: Side): AtOnce {
  yield* endBattleSpells(table);
  if (helper === undefined || !isLiving(table.state, seat)) return;
  if (has(table, seat, 'charm') || !hero(table.state, seat).followers.includes(helper)) return;
  yield* discardCard(table, helper, { seat });
}
