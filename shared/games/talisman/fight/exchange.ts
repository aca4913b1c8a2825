import { roll, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { AttackScore } from '../events/fights.ts';
import { settled } from '../dice/fate.ts';
import { openWindow } from '../spells/window.ts';
import type { Part } from '../part.ts';
import { contenderOf, kindOf, referenceOf } from '../edition/foe.ts';
import { scoreOf, tellScores } from './score.ts';
import { creatureParts, type Fight, type Side } from '../character/strength.ts';
import { attackRoll } from './side.ts';
import { counted } from './stun.ts';
import { refer } from '../reference.ts';

/**
 * Rolls for both; then the character may pay fate for a die of its own, never for the creature's
 * (T4-BCR-07 to 11, T4-FAT-09). Returns its lead.
 */
export function* exchange(table: TalismanTable, side: Side, fight: Fight): Procedure<number> {
  return yield* compare(table, side, { ...fight, parts: creatureParts(table, side, fight) });
}

/** Compares the scores. @param fight with the modifiers for the creatures when the dice are rolled */
function* compare(
  table: TalismanTable,
  side: Side,
  fight: Fight & { readonly parts: readonly Part[] },
): Procedure<number> {
  const { seat } = side;
  const fallen = yield* attackRoll(table, side);
  const { dice } = fallen;
  const rolled = side.unseen ? [] : yield* roll(refer('creature', seat));
  const foe = scoreOf(fight, rolled);
  const first = scoreOf(side, dice);
  const sides = { seat, against: fight.foes.map(contenderOf) };
  yield* tellScores(table, sides, { own: first, foe });
  const about = { score: first.score, foe: foe.score };
  const kept = yield* settled(table, seat, {
    label: 'attack',
    ...fallen,
    about,
    decided: (dice) => first.score > foe.score || isPastHelp(first, dice, foe),
  });
  const own = scoreOf(side, kept);
  if (kept !== dice) yield* tellScores(table, sides, { own, foe });
  const last = yield* creatureScore(table, { seat, foe, fight });
  if (last !== foe) yield* tellScores(table, sides, { own, foe: last });
  return own.score - last.score;
}

/** True if the highest die is the best, or even that would not bring a stand-off. */
export function isPastHelp(
  { score }: AttackScore,
  dice: readonly number[],
  foe: AttackScore,
): boolean {
  const highest = Math.max(...dice);
  return highest === BEST || score - highest + BEST < foe.score;
}

export const BEST = 6;

type Scored = { readonly seat: Seat; readonly foe: AttackScore; readonly fight: Fight };

/** The creatures' score once both dice are final; no Spell touches the sheltered. */
function* creatureScore(
  table: TalismanTable,
  { seat, foe, fight }: Scored,
): Procedure<AttackScore> {
  const { attribute, foes } = fight;
  const [first] = foes;
  if (first === undefined || foes.some(({ sheltered }) => sheltered)) return foe;
  yield* openWindow(table, {
    moment: 'scored',
    seat,
    attribute,
    foes: foes.map(referenceOf),
    about: { attribute: refer('attribute', attribute), foe: kindOf(first) },
  });
  const die = yield* counted(table, { by: seat, foe: referenceOf(first), die: foe.die });
  return die === foe.die ? foe : scoreOf(foe, [die]);
}
