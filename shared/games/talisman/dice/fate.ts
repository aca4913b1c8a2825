import { roll, tell, type AtOnce, type Procedure, type Seat } from '../../../engine/index.ts';
import { choose, FEWER } from '../asking/asking.ts';
import {
  inAnyCase,
  leaveUnlessAlive,
  leaveUnlessStill,
  seatOf,
  type GuardedSeat,
} from '../asking/guards.ts';
import type { TalismanTable } from '../edition/edition.ts';
import type { TalismanEvent } from '../events.ts';
import { hero, isLiving } from '../state-queries.ts';
import { idOf, refer } from '../reference.ts';

export type RollRequest = {
  /** Label of the roll, in kebab-case: `move`, `attack`, `pray`. */
  readonly label: string;
  readonly count?: number;
  readonly about?: Readonly<Record<string, string | number>>;
  /** Meaning of these dice if kept, for the question. */
  readonly meaning?: (dice: readonly number[]) => Readonly<Record<string, string | number>>;
  /** True if no reroll of one die could make these dice any better. */
  readonly decided?: (dice: readonly number[]) => boolean;
  /** Another fact tells the dice. */
  readonly told?: true;
};

/** Dice as they have fallen; `set`: the place of one that was not rolled, which fate does not touch. */
export type Fallen = { readonly dice: readonly number[]; readonly set?: number };

type Stake = Pick<RollRequest, 'label' | 'about' | 'decided'> & Fallen;

/**
 * A roll of one's own: fate may reroll one die of it, once (T4-FAT-01, 03 to 08). Leaves if its place is
 * over.
 */
export function* rollOwn(
  table: TalismanTable,
  asked: GuardedSeat,
  dice: RollRequest,
): Procedure<readonly number[]> {
  const rolled = yield* rolledBy(table, seatOf(asked), dice);
  leaveUnlessStill(table, asked);
  return rolled;
}

function* rolledBy(
  table: TalismanTable,
  seat: Seat,
  { label, count = 1, about, meaning, decided, told }: RollRequest,
): Procedure<readonly number[]> {
  leaveUnlessAlive(table, seat);
  const fallen = yield* castDice(table, seat, { label, count });
  const known = { ...about, ...meaning?.(fallen.dice) };
  const dice = yield* inAnyCase(
    settled(table, seat, { label, ...fallen, about: known, ...(decided && { decided }) }),
  );
  const of = typeof about?.['card'] === 'string' ? { of: about['card'] } : {};
  if (!told)
    yield* inAnyCase(tell<TalismanEvent>({ type: 'Rolled', seat, roll: label, dice, ...of }));
  return dice;
}

/** Rolls, unless luck turns one of the dice into a 6 first. */
export function* castDice(
  table: TalismanTable,
  seat: Seat,
  { label, count }: { readonly label: string; readonly count: number },
): Procedure<Fallen> {
  if (!(yield* table.edition.luck.before(table, seat, label))) {
    return { dice: yield* roll(`${label}:${seat}`, count) };
  }
  const rest = count > 1 ? yield* roll(`${label}:${seat}`, count - 1) : [];
  return { dice: [6, ...rest], set: 0 };
}

/** The final dice, after fate and all later changes. */
export function* settled(
  table: TalismanTable,
  seat: Seat,
  stake: Stake,
): Procedure<readonly number[]> {
  const dice = yield* fateOn(table, seat, stake);
  return yield* table.edition.luck.after(table, seat, { ...stake, dice });
}

/** Rolls one die of one's own; gives its number. */
export function* rollDie(
  table: TalismanTable,
  asked: GuardedSeat,
  dice: RollRequest,
): Procedure<number> {
  const [die = 0] = yield* rollOwn(table, asked, dice);
  return die;
}

/**
 * Offers to pay fate for one of these dice; the new number stands (T4-FAT-06, 07). Not asked where it
 * could not help.
 */
export function* fateOn(
  table: TalismanTable,
  seat: Seat,
  { label, dice, set, about = {}, decided }: Stake,
): Procedure<readonly number[]> {
  if (table.rules >= FEWER && decided?.(dice)) return dice;
  if (!isLiving(table.state, seat) || hero(table.state, seat).fate === 0) return dice;
  const rerolls = dice.flatMap((_, i) => (i === set ? [] : [refer('reroll', i + 1)]));
  if (rerolls.length === 0) return dice;
  const shown = Object.fromEntries(dice.map((die, i) => [`die${String(i + 1)}`, die]));
  const choice = yield* choose(table, seat, {
    kind: 'fate',
    what: label,
    about: { roll: label, ...shown, ...about },
    options: () => ['keep', ...rerolls],
  });
  if (choice === 'keep' || hero(table.state, seat).fate === 0) return dice;
  return yield* rerolled(seat, { label, dice, index: Number(idOf(choice)) });
}

type Reroll = Pick<Stake, 'label' | 'dice'> & { readonly index: number };

/** Pays fate, and rolls the die of this number again. */
export function* rerolled(seat: Seat, { label, dice, index }: Reroll): AtOnce<readonly number[]> {
  const [now = 0] = yield* roll(`${label}:${seat}`);
  const was = dice[index - 1] ?? 0;
  yield* tell<TalismanEvent>({ type: 'FateSpent', seat, roll: label, die: index, was, now });
  return dice.with(index - 1, now);
}
