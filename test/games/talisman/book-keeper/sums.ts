import type { Seat } from '../../../../shared/engine/index.ts';
import { accountOf } from './ledger.ts';
import type { Entry } from './goods.ts';
import { diceIn, idIn, numberIn, partsIn } from './line.ts';
import { abilitiesCalled } from './printed.ts';
import { bearing, bonusOf, sheetOf, standingOf } from './standing.ts';

type Booking = (entry: Entry, seat: Seat) => void;

const total = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

/** Throws with both values if the log's differs from the books'. */
export function same(what: string, said: unknown, reckoned: unknown): void {
  const [one, other] = [JSON.stringify(said), JSON.stringify(reckoned)];
  if (one !== other) throw new Error(`${what}: the log says ${one}, the books ${other}`);
}

/** Throws with the allowed values if the log's is not among them. */
export function held(what: string, said: number, may: readonly number[]): void {
  if (!may.includes(said)) same(what, said, may);
}

const rolls: Booking = ({ ledger, line }, seat) => {
  ledger.rolled.set(seat, total(diceIn(line, 'dice')));
};

const thrown: Booking = ({ ledger, line }) => {
  const [own, death] = [diceIn(line, 'dice'), diceIn(line, 'death')];
  same('the own throw', numberIn(line, 'total'), total(own));
  same('the throw of Death', numberIn(line, 'deathTotal'), total(death));
  if (ledger.thrown !== undefined)
    same('the dice after fate', total(own), total(ledger.thrown.own));
  ledger.thrown = { own, death };
};

/** Replaces one of these dice. */
function replaced(dice: readonly number[], was: number, now: number): readonly number[] {
  const at = dice.indexOf(was);
  if (at < 0) throw new Error(`nobody told of a die that shows ${String(was)}`);
  return dice.with(at, now);
}

/** Books fate spent on a die already in the log: the next line about it has to show it. */
const fateSpent: Booking = ({ ledger, line }, seat) => {
  accountOf(ledger, seat).fate -= 1;
  const [was, now] = [numberIn(line, 'was'), numberIn(line, 'now')];
  const { bout, thrown: throws } = ledger;
  if (bout?.dice !== undefined) {
    const side = seat === bout.seat ? 'own' : 'foe';
    bout.dice = { ...bout.dice, [side]: replaced(bout.dice[side], was, now) };
  } else if (throws?.own.includes(was)) {
    ledger.thrown = { ...throws, own: replaced(throws.own, was, now) };
  } else if (throws !== undefined) {
    ledger.thrown = { ...throws, death: replaced(throws.death, was, now) };
  }
};

const tried =
  (passed: boolean): Booking =>
  (entry, seat) => {
    const { ledger, line } = entry;
    const [points, sum] = [numberIn(line, 'points'), numberIn(line, 'total')];
    same('the dice', sum, ledger.rolled.get(seat));
    attribute(entry, seat);
    same('whether it was enough', passed, sum <= points);
  };

/** An attribute as it counts outside of battle: each of its parts, and all of them together. */
function attribute(entry: Entry, seat: Seat): void {
  const { line } = entry;
  const [name, points] = [idIn(line, 'attribute'), numberIn(line, 'points')];
  const parts = partsIn(line, 'parts');
  same('the attribute', points, standingOf(entry, seat, name));
  same(
    'the parts together',
    parts.reduce((sum, part) => sum + part.points, 0),
    points,
  );
  for (const { of, points: one } of parts) held(of, one, partWorths(entry, seat, { name, of }));
}

/** The possible values of a part: the sheet, a card that counts, or a potion. */
function partWorths(
  entry: Entry,
  seat: Seat,
  { name, of }: { readonly name: string; readonly of: string },
): readonly number[] {
  const account = accountOf(entry.ledger, seat);
  if (of === 'toad' || of === `attribute:${name}`) return [sheetOf(entry, account, name)];
  const kind = of.slice(of.indexOf(':') + 1);
  if (bearing(entry, account, name).includes(kind)) return [bonusOf(entry, kind, name)];
  return entry.ledger.draughts
    .filter((draught) => draught.seat === seat)
    .map(({ bonus }) => bonus[name] ?? 0);
}

/** A die and an attribute against the number of a barrier, which is printed. */
const added =
  (passed: boolean): Booking =>
  (entry, seat) => {
    const { ledger, line } = entry;
    const [die, reached] = [numberIn(line, 'die'), numberIn(line, 'total')];
    const above = numberIn(line, 'above');
    same('the die', die, ledger.rolled.get(seat));
    attribute(entry, seat);
    same('the sum', reached, die + numberIn(line, 'points'));
    held('the number of the barrier', above, barriers);
    same('whether it was enough', passed, reached > above);
  };

/** The numbers that are printed at barriers: 9 at King's Cross (HP-KIN-04). */
const barriers = [9];

/** An attribute that a card or a space asks for. */
const compared =
  (passed: boolean): Booking =>
  (entry, seat) => {
    attribute(entry, seat);
    const [points, least] = [numberIn(entry.line, 'points'), numberIn(entry.line, 'least')];
    same('whether it was enough', passed, points >= least);
  };

/** Books a changed die of a score in the log: the next score has to show it. */
const dieSet =
  (isFoe: boolean): Booking =>
  ({ ledger: { bout }, line }, seat) => {
    if (bout?.dice === undefined) return;
    const side = isFoe || seat !== bout.seat ? 'foe' : 'own';
    const [was, now] = [numberIn(line, 'was'), numberIn(line, 'now')];
    if (isFoe) idIn(line, 'foe');
    bout.dice = { ...bout.dice, [side]: replaced(bout.dice[side], was, now) };
  };

/** The number was rolled, or is one less than before. */
function trialBegan({ ledger }: Entry, seat: Seat, value: number): void {
  const before = ledger.trials.get(seat);
  if (value > 0 && value !== ledger.rolled.get(seat)) {
    same('what is left of the trial', value, (before ?? 0) - 1);
  }
  ledger.trials.set(seat, value);
  ledger.thrown = undefined;
}

const uses: Booking = ({ ledger, line, print }, seat) => {
  const id = idIn(line, 'ability');
  ledger.used.push({ seat, ability: id });
  const [ability] = abilitiesCalled(print, id);
  if (ability?.can === 'drink') ledger.draughts.push({ seat, bonus: ability.bonus });
};

const casts: Booking = ({ ledger, line }, seat) => {
  ledger.cast.push({ seat, card: idIn(line, 'card') });
};

/** Checks of the lines that contain sums. */
export const sums: Readonly<Record<string, Booking>> = {
  Rolled: rolls,
  'Rolled.of': rolls,
  RollRaised: ({ ledger, line }, seat) => {
    same('the total before', numberIn(line, 'was'), ledger.rolled.get(seat));
    ledger.rolled.set(seat, numberIn(line, 'now'));
  },
  DeathDiced: thrown,
  FateSpent: fateSpent,
  'AttributeTried.parts': tried(false),
  'AttributeTried.passed.parts': tried(true),
  'AttributeAdded.parts': added(false),
  'AttributeAdded.passed.parts': added(true),
  'AttributeCompared.parts': compared(false),
  'AttributeCompared.passed.parts': compared(true),
  'AttributeDeducted.parts': (entry, seat) => {
    const { ledger, line } = entry;
    const [points, sum] = [numberIn(line, 'points'), numberIn(line, 'total')];
    same('the dice', sum, ledger.rolled.get(seat));
    attribute(entry, seat);
    same('what is left', numberIn(line, 'left'), Math.max(0, sum - points));
  },
  // before a roll: what follows shows it
  DieSet: ({ ledger }) => {
    if (ledger.bout !== undefined) ledger.bout.dice = undefined;
  },
  'DieSet.was': dieSet(false),
  'DieSet.foe': dieSet(true),
  SpellCast: casts,
  'SpellCast.target': casts,
  TrialBegan: (entry, seat) => {
    trialBegan(entry, seat, numberIn(entry.line, 'value'));
  },
  'TrialBegan.plus': (entry, seat) => {
    const { line } = entry;
    const [value, sum] = [numberIn(line, 'value'), numberIn(line, 'sum')];
    same('the trial', sum, value + numberIn(line, 'plus'));
    trialBegan(entry, seat, value);
    entry.ledger.trials.set(seat, sum);
  },
  TrialEnded: ({ ledger }, seat) => {
    ledger.trials.delete(seat);
    ledger.thrown = undefined;
  },
  AbilityUsed: uses,
  'AbilityUsed.card': uses,
  'AbilityUsed.target': uses,
  TurnEnded: ({ ledger }) => {
    ledger.draughts = [];
    ledger.cast = [];
    ledger.used = [];
    ledger.thrown = undefined;
    ledger.bout = undefined;
  },
};
