import { recalled, sumOfDice as chancesOfSum } from '../../../engine/index.ts';

/** Numbers that a die shows. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
/** The highest number of a die. */
export const SIDES = FACES.length;

/** Chances by number: the chance of `n` at place `n`. */
export type Chances = readonly number[];

/** The chances of the highest of several dice; of 0 if none is rolled. */
export function highestOf(dice: number): Chances {
  if (dice === 0) return [1];
  return recalled(highest, dice, () => [
    0,
    ...FACES.map((face) => (face / SIDES) ** dice - ((face - 1) / SIDES) ** dice),
  ]);
}

/** The chances of the sum of several dice. */
export function sumOfDice(dice: number): Chances {
  return recalled(sums, dice, () => chancesOfSum(Array<number>(dice).fill(SIDES)));
}

const highest = new Map<number, Chances>();
const sums = new Map<number, Chances>();

/** Chances of the three ends of a fight. */
export type FightChances = {
  readonly won: number;
  readonly standoff: number;
  readonly lost: number;
};

/** The chances of an attack score against another; `ahead` is the lead before the dice. */
export function fightChances(ahead: number, own: Chances, theirs: Chances): FightChances {
  let won = 0;
  let standoff = 0;
  let lost = 0;
  own.forEach((p, mine) => {
    theirs.forEach((q, other) => {
      const margin = ahead + mine - other;
      if (margin > 0) won += p * q;
      else if (margin < 0) lost += p * q;
      else standoff += p * q;
    });
  });
  return { won, standoff, lost };
}
