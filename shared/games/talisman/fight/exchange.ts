import { roll, tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition.ts';
import type { TalismanEvent } from '../events.ts';
import { settled } from '../fate.ts';
import { openWindow } from '../spells/window.ts';
import { hero, type State } from '../state.ts';
import { combined, kindOf, nameOf, referenceOf } from './fighter.ts';
import { attackRoll, highest, type Fight, type Side } from './side.ts';
import { counted } from './stun.ts';

/** The die of a side, and its attack score. */
type Score = { readonly die: number; readonly score: number };

/**
 * Both roll; then the character may pay fate for a die of its own, never for the creature's
 * (T4-BCR-07 to 11, T4-FAT-09). Returns by how much it is ahead.
 */
export function* exchange(table: TalismanTable, side: Side, fight: Fight): Procedure<number> {
  return yield* compare(table, side, { ...fight, strength: creatureStrength(table, side, fight) });
}

/** @param fight with what the creatures add up to as the dice are rolled */
function* compare(
  table: TalismanTable,
  side: Side,
  fight: Fight & { readonly strength: number },
): Procedure<number> {
  const { seat } = side;
  const fallen = yield* attackRoll(table, side);
  const { dice } = fallen;
  const [die = 0] = side.unseen ? [] : yield* roll(`creature:${seat}`);
  const foe = { die, score: die + fight.strength };
  const first = ownScore(side, dice);
  yield* score(seat, first, foe);
  const about = { score: first.score, foe: foe.score };
  const kept = yield* settled(table, seat, { label: 'attack', ...fallen, about });
  const own = ownScore(side, kept);
  if (kept !== dice) yield* score(seat, own, foe);
  const counts = yield* creatureDie(table, { seat, die, fight });
  const last = { die: counts, score: counts + fight.strength };
  if (counts !== die) yield* score(seat, own, last);
  return own.score - last.score;
}

const ownScore = ({ strength }: Side, dice: readonly number[]): Score => ({
  die: highest(dice),
  score: highest(dice) + strength,
});

const score = (seat: Seat, own: Score, foe: Score): Procedure =>
  tell<TalismanEvent>({ type: 'AttackScored', seat, ...own, foe });

/**
 * What creatures fight with together: their own values, what the space (T4-RUL-13) adds to all but the
 * sheltered, and the edition, and what lies on them for this battle.
 */
export function creatureStrength(
  table: TalismanTable,
  { seat, unseen }: Pick<Side, 'seat' | 'unseen'>,
  fight: Fight,
): number {
  const { state, edition } = table;
  const { foes } = fight;
  const together = combined(foes) + changes(state, fight);
  if (unseen) return together;
  const { creatureBonus = 0 } = edition.book.space(hero(state, seat).space);
  const local = foes.some(({ sheltered }) => sheltered) ? 0 : creatureBonus;
  return together + local + edition.foesBonus(table, seat, foes);
}

/** What lies on the creatures for this battle. */
const changes = ({ lasting }: State, { attribute, foes }: Fight): number =>
  lasting
    .filter(({ on }) => foes.some((foe) => nameOf(foe) === on))
    .reduce((sum, { bonus }) => sum + (bonus?.[attribute] ?? 0), 0);

/** What the creatures' die counts as, once both dice are final; no Spell touches the sheltered. */
function* creatureDie(
  table: TalismanTable,
  { seat, die, fight }: { readonly seat: Seat; readonly die: number; readonly fight: Fight },
): Procedure<number> {
  const { attribute, foes } = fight;
  const [first] = foes;
  if (first === undefined || foes.some(({ sheltered }) => sheltered)) return die;
  yield* openWindow(table, {
    moment: 'scored',
    seat,
    attribute,
    foes: foes.map(referenceOf),
    about: { attribute: `attribute:${attribute}`, foe: kindOf(first) },
  });
  return yield* counted(table, { by: seat, roll: 'creature', die });
}
