import { carryOut } from '../asking/carry-out.ts';
import { tell, type Procedure } from '../../../engine/index.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import type { AttackScore } from '../events/fights.ts';
import { AT_STAKE } from '../dice/decided.ts';
import { settled, type Fallen } from '../dice/fate.ts';
import { endBattleSpells } from '../spells/lasting.ts';
import { openWindow } from '../spells/window.ts';
import { hero } from '../state-queries.ts';
import { leaveUnlessTogether, type Meeting } from '../asking/guards.ts';
import { inOrder } from '../asking/steps.ts';
import { reward } from './reward.ts';
import { counted } from './stun.ts';
import { BEST, isPastHelp } from './exchange.ts';
import { scoreOf, tellScores } from './score.ts';
import { strengthOf, type Side } from '../character/strength.ts';
import { attackRoll, prepared, released } from './side.ts';
import { refer } from '../reference.ts';

/**
 * Battle or psychic combat between characters, after any evading. No character dies before the loser's
 * loss is resolved; a stand-off hurts neither (T4-BCH-03 to 17, T4-PSY-03).
 */
export const clash = (table: TalismanTable, meeting: Meeting, attribute: string): Procedure =>
  CLASH.run(table, meeting, attribute);

/** Joins the fight, and opens it to Spells. */
function* join(table: TalismanTable, meeting: Meeting, attribute: string): Procedure<string> {
  const { at, other } = meeting;
  const { seat } = at;
  const against = [{ seat: other }];
  yield* endBattleSpells(table);
  yield* tell<TalismanEvent>({ type: 'FightJoined', seat, attribute, against });
  yield* openWindow(table, {
    moment: 'attack',
    seat: [seat, other],
    attribute,
    foes: [refer('seat', other)],
    about: {
      attribute: refer('attribute', attribute),
      attacker: refer('seat', seat),
      foe: refer('seat', other),
    },
  });
  return attribute;
}

type Attacking = { readonly attacker: Side; readonly attribute: string };

function* prepareAttacker(
  table: TalismanTable,
  meeting: Meeting,
  attribute: string,
): Procedure<Attacking> {
  const { at, other } = meeting;
  const { seat } = at;
  const fight = fightOf(table, meeting, attribute);
  const theirs = (): number => strengthOf(table, other, { ...fight, other: seat, attacks: false });
  const attacker = yield* prepared(table, seat, {
    ...fight,
    other,
    attacks: true,
    against: { foe: refer('seat', other), strength: theirs },
    strike: hero(table.state, seat).space === table.edition.goal ? 'never' : 'asked',
  });
  return { attacker, attribute };
}

function* prepareDefender(
  table: TalismanTable,
  meeting: Meeting,
  { attacker, attribute }: Attacking,
): Procedure<Duel> {
  const { at, other } = meeting;
  const { seat } = at;
  const defender = yield* prepared(table, other, {
    ...fightOf(table, meeting, attribute),
    other: seat,
    attacks: false,
    against: { foe: refer('seat', seat), strength: () => attacker.strength },
    strike: 'never',
  });
  return { attacker, defender, attribute };
}

const fightOf = (table: TalismanTable, meeting: Meeting, attribute: string) => ({
  attribute,
  foes: [],
  leaveUnlessFighting: (): void => leaveUnlessTogether(table, meeting),
});

/** The dice of both, and all that they bring. */
const fightOut = (table: TalismanTable, meeting: Meeting, duel: Duel): Procedure =>
  carryOut(table, DICE.run(table, meeting, duel));

type Thrown = Duel & { readonly margin: number };

function* throwDice(table: TalismanTable, _meeting: Meeting, duel: Duel): Procedure<Thrown> {
  const margin = yield* bothRoll(table, duel);
  return { ...duel, margin };
}

function* bring(
  table: TalismanTable,
  meeting: Meeting,
  { attacker, defender, attribute, margin }: Thrown,
): Procedure {
  const { seat } = meeting.at;
  const against = [{ seat: meeting.other }];
  const outcome = margin === 0 ? 'standoff' : margin > 0 ? 'won' : 'lost';
  yield* tell<TalismanEvent>({ type: 'FightEnded', seat, outcome, against });
  yield* released(table, attacker);
  yield* released(table, defender);
  if (outcome === 'standoff') return;
  const [winner, loser] = outcome === 'won' ? [attacker, defender] : [defender, attacker];
  yield* reward(table, { winner, loser: loser.seat, attribute });
}

/**
 * Rolls both at once; the attacker decides on fate first, then the defender, and never back (T4-BCH-06
 * to 08). A side struck unseen rolls no die. Returns the attacker's lead.
 */
function* bothRoll(table: TalismanTable, duel: Duel): Procedure<number> {
  const { attacker, defender } = duel;
  const first = yield* attackRoll(table, attacker);
  const second = attacker.unseen ? none : yield* attackRoll(table, defender);
  const foe = scoreOf(defender, second.dice);
  const sides = sidesOf(duel);
  yield* tellScores(table, sides, { own: scoreOf(attacker, first.dice), foe });
  const most = attacker.unseen ? foe.score : mostOf(table, defender, second);
  const kept = yield* fateFor(table, { side: attacker, fallen: first, foe, most });
  const own = scoreOf(attacker, kept);
  if (kept !== first.dice) yield* tellScores(table, sides, { own, foe });
  const answered = attacker.unseen
    ? second.dice
    : yield* fateFor(table, { side: defender, fallen: second, foe: own, most: own.score });
  const last = scoreOf(defender, answered);
  if (answered !== second.dice) yield* tellScores(table, sides, { own, foe: last });
  return yield* difference(table, duel, [own, last]);
}

const none: Fallen = { dice: [] };

const sidesOf = ({ attacker, defender }: Duel) => ({
  seat: attacker.seat,
  against: [{ seat: defender.seat }],
});

type Duel = { readonly attacker: Side; readonly defender: Side; readonly attribute: string };

/** The difference of the scores once both dice are final: later changes do not count. */
function* difference(
  table: TalismanTable,
  duel: Duel,
  [first, second]: readonly [AttackScore, AttackScore],
): Procedure<number> {
  const { attacker, defender, attribute } = duel;
  const seat = [attacker.seat, defender.seat];
  const foes = seat.map((one) => refer('seat', one));
  yield* openWindow(table, {
    moment: 'scored',
    seat,
    attribute,
    foes,
    about: {
      attribute: refer('attribute', attribute),
      attacker: refer('seat', attacker.seat),
      foe: refer('seat', defender.seat),
    },
  });
  const dice = {
    attacker: yield* counted(table, { by: defender.seat, seat: attacker.seat, die: first.die }),
    defender: yield* counted(table, { by: attacker.seat, seat: defender.seat, die: second.die }),
  };
  const ours = recounted(first, dice.attacker);
  const theirs = recounted(second, dice.defender);
  if (ours !== first || theirs !== second)
    yield* tellScores(table, sidesOf(duel), { own: ours, foe: theirs });
  return ours.score - theirs.score;
}

/** Attack score with the number that its die counts as. */
const recounted = (score: AttackScore, die: number): AttackScore =>
  die === score.die ? score : scoreOf(score, [die]);

/** A side that may pay fate; `most`: the highest score that the foe can still come to. */
type Stake = {
  readonly side: Side;
  readonly fallen: Fallen;
  readonly foe: AttackScore;
  readonly most: number;
};

/** The score with a 6 for the highest die, if fate can be paid for it. */
function mostOf({ state }: TalismanTable, side: Side, { dice }: Fallen): number {
  const best = hero(state, side.seat).fate > 0 ? [BEST] : dice;
  return scoreOf(side, best).score;
}

const fateFor = (
  table: TalismanTable,
  { side, fallen, foe, most }: Stake,
): Procedure<readonly number[]> =>
  settled(table, side.seat, {
    label: 'attack',
    ...fallen,
    about: { score: scoreOf(side, fallen.dice).score, foe: foe.score },
    decided: (dice) =>
      isPastHelp(scoreOf(side, dice), dice, foe) ||
      (table.rules >= AT_STAKE && scoreOf(side, dice).score > most),
  });

const DICE = inOrder<Meeting, Duel>(leaveUnlessTogether).step(throwDice).step(bring);

const CLASH = inOrder<Meeting, string>(leaveUnlessTogether)
  .step(join)
  .step(prepareAttacker)
  .step(prepareDefender)
  .step(fightOut);
