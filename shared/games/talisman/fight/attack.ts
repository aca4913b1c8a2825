import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Bout } from '../edition/bouts.ts';
import { afresh, carryOut } from '../asking/carry-out.ts';
import { leaveUnlessThere, type Place } from '../asking/guards.ts';
import type { TalismanEvent } from '../events.ts';
import type { Outcome } from '../events/fights.ts';
import { endBattleSpells } from '../spells/lasting.ts';
import { openWindow } from '../spells/window.ts';
import { defeated } from './defeat.ts';
import { evades, isImmobile } from './evade.ts';
import { creatureStrength, type Aid, type Fight, type Side } from '../character/strength.ts';
import { exchange } from './exchange.ts';
import { contenderOf, isPresent, kindOf, nameOf, referenceOf } from '../edition/foe.ts';
import { type Foe } from '../edition/bouts.ts';
import { kill } from './kill.ts';
import { quells } from './quell.ts';
import { prepared, released } from './side.ts';
import { refer } from '../reference.ts';

/**
 * Attacks a character with creatures that use one attribute; several fight as one (T4-BCR-20, 21,
 * T4-RUL-32). Those destroyed, charmed, bribed, ignored or evaded drop out; without any left the fight
 * counts as won. All consequences are applied except the end of the turn, which is the caller's:
 * `lost` and `standoff` end it (T4-BCR-16). Leaves when the character does.
 */
export function* fightCreatures(
  table: TalismanTable,
  at: Place,
  foes: readonly Foe[],
): Procedure<Outcome> {
  const met = yield* confront(table, at, foes);
  leaveUnlessThere(table, at);
  return yield* battleWith(table, at, met);
}

/** The fight itself, with those not evaded or dealt with otherwise. */
export const battleWith = (
  table: TalismanTable,
  at: Place,
  met: readonly Foe[],
): Procedure<Outcome> => afresh(table, battle(table, at, met));

function* battle(table: TalismanTable, at: Place, met: readonly Foe[]): Procedure<Outcome> {
  const [first] = met;
  if (first === undefined) return 'won';
  const { attribute } = first;
  yield* endBattleSpells(table);
  yield* tell<TalismanEvent>({
    type: 'FightJoined',
    seat: at.seat,
    attribute,
    against: met.map(contenderOf),
  });
  yield* openWindow(table, {
    moment: 'attack',
    seat: at.seat,
    attribute,
    foes: met.map(referenceOf),
    about: { attribute: refer('attribute', attribute), foe: kindOf(first) },
  });
  leaveUnlessThere(table, at);
  const left = met.filter((foe) => isPresent(table.state, at.seat, foe));
  return left.length === 0 ? 'won' : yield* fight(table, at, { attribute, foes: left });
}

/** Confronts each creature separately before they fight as one; returns those still to be fought. */
export const confront = (
  table: TalismanTable,
  at: Place,
  foes: readonly Foe[],
): Procedure<readonly Foe[]> => afresh(table, faced(table, at, foes));

function* faced(table: TalismanTable, at: Place, foes: readonly Foe[]): Procedure<readonly Foe[]> {
  const met: Foe[] = [];
  for (const foe of foes) {
    const isOut = yield* dropsOut(table, at, foe);
    leaveUnlessThere(table, at);
    if (!isOut) met.push(foe);
  }
  return met.filter((foe) => isPresent(table.state, at.seat, foe));
}

function* dropsOut(table: TalismanTable, at: Place, foe: Foe): Procedure<boolean> {
  const { seat } = at;
  if (!isPresent(table.state, seat, foe)) return true;
  if (!foe.sheltered && isHeld(table, foe)) {
    yield* tell<TalismanEvent>({ type: 'Evaded', seat, from: [nameOf(foe)] });
    return true;
  }
  if (yield* quells(table, seat, foe)) return true;
  leaveUnlessThere(table, at);
  return !foe.sheltered && (yield* evades(table, { seat, from: referenceOf(foe), foe }));
}

const isHeld = (table: TalismanTable, { card, id }: Foe): boolean =>
  isImmobile(table, id) || (card !== undefined && isImmobile(table, card));

function* fight(table: TalismanTable, at: Place, joined: Fight): Procedure<Outcome> {
  const { seat } = at;
  const { foes } = joined;
  const bout = { ...joined, attacks: foes.some(({ of }) => of !== undefined) };
  const leaveUnlessFighting = (): void => leaveUnlessThere(table, at);
  const strength = (aid: Aid): number => creatureStrength(table, { seat, ...aid }, joined);
  const [first] = foes;
  const against = { foe: first === undefined ? '' : kindOf(first), strength };
  const side = yield* prepared(table, seat, {
    ...bout,
    against,
    strike: 'always',
    leaveUnlessFighting,
  });
  leaveUnlessThere(table, at);
  return yield* carryOut(table, fightOut(table, at, { joined, bout, side }));
}

type Ready = { readonly joined: Fight; readonly bout: Bout; readonly side: Side };

/** The dice of a fight, and all that they bring. */
function* fightOut(
  table: TalismanTable,
  at: Place,
  { joined, bout, side }: Ready,
): Procedure<Outcome> {
  const { seat } = at;
  const { foes } = joined;
  const margin = yield* exchange(table, side, joined);
  leaveUnlessThere(table, at);
  const spared = margin > 0 && (yield* isSpared(table, at, foes));
  leaveUnlessThere(table, at);
  const verdict = margin > 0 && !spared ? 'won' : yield* lostOr(table, seat, { bout, margin });
  leaveUnlessThere(table, at);
  const outcome = verdict === 'again' ? fallen(margin) : verdict;
  yield* tell<TalismanEvent>({ type: 'FightEnded', seat, outcome, against: foes.map(contenderOf) });
  yield* released(table, side);
  if (outcome === 'won') yield* kill(table, side, joined);
  else if (outcome === 'lost') yield* defeated(table, { seat, ...joined });
  leaveUnlessThere(table, at);
  return verdict === 'again' ? yield* battleWith(table, at, foes) : outcome;
}

const fallen = (margin: number): 'lost' | 'standoff' => (margin < 0 ? 'lost' : 'standoff');

/** Outcome of a fight that is not won: a foe that has been spared is a stand-off for all. */
function* lostOr(
  table: TalismanTable,
  seat: Seat,
  { bout, margin }: { readonly bout: Bout; readonly margin: number },
): Procedure<'again' | 'standoff' | 'lost'> {
  if (margin > 0) return 'standoff';
  return yield* table.edition.bout.lost(table, seat, { ...bout, outcome: fallen(margin) });
}

/** An Enemy about to be killed may be preserved: then it is a stand-off for all (T4-RUL-103). */
function* isSpared(
  table: TalismanTable,
  { seat }: Place,
  foes: readonly Foe[],
): Procedure<boolean> {
  const enemy = foes.find(({ card, sheltered }) => card !== undefined && !sheltered);
  if (enemy === undefined) return false;
  const { card: subject = enemy.id } = enemy;
  const about = { card: kindOf(enemy) };
  return yield* openWindow(table, { moment: 'kill', seat, subject, about });
}
