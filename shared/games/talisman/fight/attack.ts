import { roll, tell, type Procedure } from '../../../engine/index.ts';
import { need, stay, type Landing } from '../asking.ts';
import type { TalismanTable } from '../edition.ts';
import type { Outcome, TalismanEvent } from '../events.ts';
import { fateOn } from '../fate.ts';
import { endBattleSpells } from '../spells/lasting.ts';
import { openWindow } from '../spells/window.ts';
import { hero } from '../state.ts';
import { defeated } from './defeat.ts';
import { evades, isImmobile } from './evade.ts';
import {
  combined,
  foeOf,
  isPresent,
  kindOf,
  nameOf,
  referenceOf,
  type Fighter,
} from './fighter.ts';
import { kill } from './kill.ts';
import { quells } from './quell.ts';
import { attackRoll, highest, prepared, released, type Fight, type Side } from './side.ts';

/** Whose fight it is; a landing, where the fight ends with it. */
export type Place = Landing | { readonly seat: Landing['seat'] };

/** Leaves where the character is dead, or has moved on since. */
const hold = (table: TalismanTable, at: Place): void =>
  'landing' in at ? stay(table, at) : need(table, at.seat);

/**
 * A character is attacked by creatures that use one attribute; several fight as one (T4-BCR-20, 21,
 * T4-RUL-32). Those destroyed, charmed, bribed, left alone or evaded drop out; where none is left
 * the fight counts as won. All that follows is done, but for the end of the turn, which is the
 * caller's: `lost` and `standoff` end it (T4-BCR-16). Leaves where the character does.
 */
export function* fightCreatures(
  table: TalismanTable,
  at: Place,
  foes: readonly Fighter[],
): Procedure<Outcome> {
  const met = yield* confront(table, at, foes);
  const [first] = met;
  if (first === undefined) return 'won';
  const { attribute } = first;
  yield* endBattleSpells(table);
  yield* tell<TalismanEvent>({
    type: 'FightJoined',
    seat: at.seat,
    attribute,
    against: met.map(foeOf),
  });
  yield* openWindow(table, {
    moment: 'attack',
    seat: at.seat,
    attribute,
    foes: met.map(referenceOf),
    about: { attribute: `attribute:${attribute}`, foe: kindOf(first) },
  });
  hold(table, at);
  const left = met.filter((foe) => isPresent(table.state, at.seat, foe));
  return left.length === 0 ? 'won' : yield* fight(table, at, { attribute, foes: left });
}

/** Each is met by itself before they fight as one: those that are still there to be fought. */
function* confront(
  table: TalismanTable,
  at: Place,
  foes: readonly Fighter[],
): Procedure<readonly Fighter[]> {
  const met: Fighter[] = [];
  for (const foe of foes) {
    const isOut = yield* dropsOut(table, at, foe);
    hold(table, at);
    if (!isOut) met.push(foe);
  }
  return met.filter((foe) => isPresent(table.state, at.seat, foe));
}

function* dropsOut(table: TalismanTable, at: Place, foe: Fighter): Procedure<boolean> {
  const { seat } = at;
  if (!isPresent(table.state, seat, foe)) return true;
  if (!foe.sheltered && isHeld(table, foe)) {
    yield* tell<TalismanEvent>({ type: 'Evaded', seat, from: [nameOf(foe)] });
    return true;
  }
  if (yield* quells(table, seat, foe)) return true;
  hold(table, at);
  return !foe.sheltered && (yield* evades(table, { seat, from: referenceOf(foe) }));
}

const isHeld = ({ state }: TalismanTable, { card, id }: Fighter): boolean =>
  isImmobile(state, id) || (card !== undefined && isImmobile(state, card));

function* fight(table: TalismanTable, at: Place, joined: Fight): Procedure<Outcome> {
  const { seat } = at;
  const { foes } = joined;
  const still = (): void => hold(table, at);
  const side = yield* prepared(table, seat, { ...joined, strike: 'always', still });
  const theirs = combined(foes) + (side.unseen ? 0 : spaceBonus(table, at));
  const margin = yield* exchange(table, side, theirs);
  hold(table, at);
  const spared = margin > 0 && (yield* isSpared(table, at, foes));
  hold(table, at);
  const outcome = spared || margin === 0 ? 'standoff' : margin > 0 ? 'won' : 'lost';
  yield* tell<TalismanEvent>({ type: 'FightEnded', seat, outcome, against: foes.map(foeOf) });
  yield* released(table, side);
  if (outcome === 'won') yield* kill(table, side, joined);
  if (outcome === 'lost') yield* defeated(table, { seat, ...joined });
  hold(table, at);
  return outcome;
}

/** What a space adds to the score of creatures fought there (T4-RUL-13). */
const spaceBonus = ({ state, edition }: TalismanTable, { seat }: Place): number =>
  edition.book.space(hero(state, seat).space).creatureBonus ?? 0;

/**
 * Both roll; then the character may pay fate for a die of its own, never for the creature's
 * (T4-BCR-07 to 11, T4-FAT-09). Returns by how much it is ahead.
 */
function* exchange(table: TalismanTable, side: Side, theirs: number): Procedure<number> {
  const { seat, strength } = side;
  const dice = yield* attackRoll(side);
  const [die = 0] = side.unseen ? [] : yield* roll(`creature:${seat}`);
  const foe = { die, score: die + theirs };
  const score = highest(dice) + strength;
  yield* tell<TalismanEvent>({ type: 'AttackScored', seat, die: highest(dice), score, foe });
  const about = { score, foe: foe.score };
  const kept = yield* fateOn(table, seat, { label: 'attack', dice, about });
  const final = highest(kept) + strength;
  if (kept !== dice) {
    yield* tell<TalismanEvent>({
      type: 'AttackScored',
      seat,
      die: highest(kept),
      score: final,
      foe,
    });
  }
  return final - foe.score;
}

/** An Enemy about to be killed may be preserved: then it is a stand-off for all (T4-RUL-103). */
function* isSpared(
  table: TalismanTable,
  { seat }: Place,
  foes: readonly Fighter[],
): Procedure<boolean> {
  const enemy = foes.find(({ card, sheltered }) => card !== undefined && !sheltered);
  if (enemy === undefined) return false;
  const { card: subject = enemy.id } = enemy;
  const about = { card: kindOf(enemy) };
  return yield* openWindow(table, { moment: 'kill', seat, subject, about });
}
