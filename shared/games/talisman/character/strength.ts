import type { Seat } from '../../../engine/index.ts';
import type { Bout, Foe } from '../edition/bouts.ts';
import { nameOf, referenceOf, subtypesOf } from '../edition/foe.ts';
import type { Sight } from '../edition/print.ts';
import { sumOf, type Part } from '../part.ts';
import { refer } from '../reference.ts';
import { type Card, type State } from '../state.ts';
import { hero } from '../state-queries.ts';
import { weaponsAtHand } from './arms.ts';
import { attributeParts } from './attributes.ts';
import { abilitiesOf } from './powers.ts';

/** Aid of a side in a battle, besides its Weapons: an Enemy won for it, a strike unseen. */
export type Aid = {
  /** A raised or charmed Follower, one a battle (T4-RUL-108). */
  readonly helper?: Card;
  /** The opponent rolls no die (T4-RUL-105). */
  readonly unseen?: true;
};

/** A fight as one side sees it: with which attribute, and against which creatures, if any. */
export type Fight = {
  readonly attribute: string;
  readonly foes: readonly Foe[];
};

/** A character ready to roll: its aids, and their total strength. */
export type Side = Aid & {
  readonly seat: Seat;
  readonly weapons: readonly Card[];
  /** The parts of its strength: its attribute, and all additions in this fight (T4-BCR-08). */
  readonly parts: readonly Part[];
  /** Sum of the parts. */
  readonly strength: number;
  /** The number of attack dice it rolls; the highest counts. */
  readonly dice: number;
};

export const isBattle = ({ edition }: Pick<Sight, 'edition'>, { attribute }: Fight): boolean =>
  edition.battles.includes(attribute);

/** Strength of a side before the dice, with its default Weapons. */
export const strengthOf = (sight: Sight, seat: Seat, fight: Bout & Fight & Aid): number =>
  sideAtHand(sight, seat, fight).strength;

/** A side with the Weapons that it would use by default. */
export function sideAtHand(sight: Sight, seat: Seat, fight: Bout & Fight & Aid): Side {
  const weapons = isBattle(sight, fight) ? weaponsAtHand(sight, seat, fight.foes) : [];
  return armed(sight, seat, { ...fight, weapons });
}

type Armed = Bout & Fight & Aid & { readonly weapons: readonly Card[] };

export function armed(sight: Sight, seat: Seat, fight: Armed): Side {
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

/** The number of attack dice it rolls against this opponent. */
export const diceOf = (sight: Sight, seat: Seat, bout: Bout): number =>
  Math.max(1, ...diceAllowed(sight, seat, bout).map(({ ability }) => ability.dice));

export const diceAllowed = (sight: Sight, seat: Seat, { other, attacks }: Bout) =>
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

/** Strength of the creatures together. */
export const creatureStrength = (
  sight: Sight,
  side: Pick<Side, 'seat' | 'unseen'>,
  fight: Fight,
): number => sumOf(creatureParts(sight, side, fight));

/**
 * The parts of the creatures' score: their own values, which add up (T4-BCR-21); the bonus of the
 * space (T4-RUL-13) for all but the sheltered; the edition's bonus; and lasting effects on them for
 * this battle.
 */
export function creatureParts(
  sight: Sight,
  { seat, unseen }: Pick<Side, 'seat' | 'unseen'>,
  fight: Fight,
): readonly Part[] {
  const { foes } = fight;
  const together = [...foes.map(valueOf), ...changes(sight.state, fight)];
  if (unseen) return together;
  return [...together, ...local(sight, seat, foes), ...sight.edition.foesBonus(sight, seat, foes)];
}

const valueOf = (foe: Foe): Part => ({ of: referenceOf(foe), points: foe.value });

/** Bonus of the space. */
function local({ state, edition }: Sight, seat: Seat, foes: readonly Foe[]): readonly Part[] {
  const { id, creatureBonus } = edition.book.space(hero(state, seat).space);
  if (creatureBonus === undefined || foes.some(({ sheltered }) => sheltered)) return [];
  return [{ of: refer('space', id), points: creatureBonus }];
}

/** Bonuses that lie on the creatures for this battle. */
const changes = ({ lasting }: State, { attribute, foes }: Fight): readonly Part[] =>
  lasting
    .filter(({ on }) => foes.some((foe) => nameOf(foe) === on))
    .flatMap(({ kind, bonus: { [attribute]: points = 0 } = {} }) =>
      points === 0 ? [] : [{ of: refer('lasting', kind), points }],
    );
