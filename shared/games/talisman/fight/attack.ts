import { tell, type Procedure, type Seat } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { Bout } from '../edition/bouts.ts';
import { afresh, carryOut } from '../asking/carry-out.ts';
import { leaveUnlessThere, type LandingOf } from '../asking/guards.ts';
import { inOrder, over, type Over } from '../asking/steps.ts';
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
export const fightCreatures = (
  table: TalismanTable,
  at: LandingOf,
  foes: readonly Foe[],
): Procedure<Outcome> => ATTACK.run(table, at, foes);

/** The fight itself, with those not evaded or dealt with otherwise. */
export const battleWith = (
  table: TalismanTable,
  at: LandingOf,
  met: readonly Foe[],
): Procedure<Outcome> => afresh(table, FIGHT.run(table, at, met));

/** Confronts each creature separately before they fight as one; returns those still to be fought. */
export const confront = (
  table: TalismanTable,
  at: LandingOf,
  foes: readonly Foe[],
): Procedure<readonly Foe[]> => afresh(table, faced(table, at, foes));

function* faced(
  table: TalismanTable,
  at: LandingOf,
  foes: readonly Foe[],
): Procedure<readonly Foe[]> {
  const met: Foe[] = [];
  for (const foe of foes) {
    const isOut = yield* dropsOut(table, at, foe);
    leaveUnlessThere(table, at);
    if (!isOut) met.push(foe);
  }
  return met.filter((foe) => isPresent(table.state, at.seat, foe));
}

function* dropsOut(table: TalismanTable, at: LandingOf, foe: Foe): Procedure<boolean> {
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

/** Joins the fight, and opens it to Spells. */
function* join(
  table: TalismanTable,
  at: LandingOf,
  met: readonly Foe[],
): Procedure<Fight | Over<'won'>> {
  const [first] = met;
  if (first === undefined) return over('won');
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
  return { attribute, foes: met };
}

/** A fight that is joined, and the side of the character in it. */
type Ready = { readonly joined: Fight; readonly bout: Bout; readonly side: Side };

/** Prepares the character against the creatures that the Spells have left. */
function* prepare(
  table: TalismanTable,
  at: LandingOf,
  { attribute, foes: met }: Fight,
): Procedure<Ready | Over<'won'>> {
  const foes = met.filter((foe) => isPresent(table.state, at.seat, foe));
  if (foes.length === 0) return over('won');
  return yield* preparedFor(table, at, { attribute, foes });
}

function* preparedFor(table: TalismanTable, at: LandingOf, joined: Fight): Procedure<Ready> {
  const { seat } = at;
  const { foes } = joined;
  const [first] = foes;
  const bout = { ...joined, attacks: foes.some(({ of }) => of !== undefined) };
  const strength = (aid: Aid): number => creatureStrength(table, { seat, ...aid }, joined);
  const against = { foe: first === undefined ? '' : kindOf(first), strength };
  const leaveUnlessFighting = (): void => leaveUnlessThere(table, at);
  const side = yield* prepared(table, seat, {
    ...bout,
    against,
    strike: 'always',
    leaveUnlessFighting,
  });
  return { joined, bout, side };
}

/** The dice of a fight, and all that they bring. */
const fightOut = (table: TalismanTable, at: LandingOf, ready: Ready): Procedure<Outcome> =>
  carryOut(table, DICE.run(table, at, ready));

/** A fight whose dice are thrown; `spared`: the creature that was about to be killed. */
type Thrown = Ready & { readonly margin: number; readonly spared: boolean };

function* throwDice(table: TalismanTable, _at: LandingOf, ready: Ready): Procedure<Thrown> {
  const margin = yield* exchange(table, ready.side, ready.joined);
  return { ...ready, margin, spared: false };
}

function* offerMercy(table: TalismanTable, at: LandingOf, thrown: Thrown): Procedure<Thrown> {
  if (thrown.margin <= 0) return thrown;
  const spared = yield* isSpared(table, at, thrown.joined.foes);
  return { ...thrown, spared };
}

type Verdict = Outcome | 'again';
type Decided = Thrown & { readonly verdict: Verdict };

function* decide(table: TalismanTable, at: LandingOf, thrown: Thrown): Procedure<Decided> {
  const { margin, spared } = thrown;
  const verdict = margin > 0 && !spared ? 'won' : yield* lostOr(table, at.seat, thrown);
  return { ...thrown, verdict };
}

type Ended = {
  readonly foes: readonly Foe[];
  readonly verdict: Verdict;
  readonly outcome: Outcome;
};

/** Ends the fight, and applies what its outcome brings. */
function* bring(
  table: TalismanTable,
  { seat }: LandingOf,
  { joined, side, margin, verdict }: Decided,
): Procedure<Ended> {
  const { foes } = joined;
  const outcome = verdict === 'again' ? fallen(margin) : verdict;
  yield* tell<TalismanEvent>({ type: 'FightEnded', seat, outcome, against: foes.map(contenderOf) });
  yield* released(table, side);
  if (outcome === 'won') yield* kill(table, side, joined);
  else if (outcome === 'lost') yield* defeated(table, { seat, ...joined });
  return { foes, verdict, outcome };
}

function* maybeAgain(
  table: TalismanTable,
  at: LandingOf,
  { foes, verdict, outcome }: Ended,
): Procedure<Outcome> {
  return verdict === 'again' ? yield* battleWith(table, at, foes) : outcome;
}

const fallen = (margin: number): 'lost' | 'standoff' => (margin < 0 ? 'lost' : 'standoff');

/** Outcome of a fight that is not won: a foe that has been spared is a stand-off for all. */
function* lostOr(
  table: TalismanTable,
  seat: Seat,
  { bout, margin }: Thrown,
): Procedure<'again' | 'standoff' | 'lost'> {
  if (margin > 0) return 'standoff';
  return yield* table.edition.bout.lost(table, seat, { ...bout, outcome: fallen(margin) });
}

/** An Enemy about to be killed may be preserved: then it is a stand-off for all (T4-RUL-103). */
function* isSpared(
  table: TalismanTable,
  { seat }: LandingOf,
  foes: readonly Foe[],
): Procedure<boolean> {
  const enemy = foes.find(({ card, sheltered }) => card !== undefined && !sheltered);
  if (enemy === undefined) return false;
  const { card: subject = enemy.id } = enemy;
  const about = { card: kindOf(enemy) };
  return yield* openWindow(table, { moment: 'kill', seat, subject, about });
}

const DICE = inOrder<LandingOf, Ready, Outcome>(leaveUnlessThere)
  .step(throwDice)
  .step(offerMercy)
  .step(decide)
  .step(bring)
  .step(maybeAgain);

const FIGHT = inOrder<LandingOf, readonly Foe[], Outcome>(leaveUnlessThere)
  .step(join)
  .step(prepare)
  .step(fightOut);

const ATTACK = inOrder<LandingOf, readonly Foe[]>(leaveUnlessThere).step(confront).step(battleWith);
