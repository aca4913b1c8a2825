import {
  sumOfDice,
  type Line,
  type Ref,
  type ShownCue,
} from '../../../../../../shared/client/index.ts';

/** A line of the log worth looking at again. */
export type Moment = {
  readonly kind: 'fight' | 'roll' | 'loss';
  readonly line: Line;
  readonly cue: ShownCue;
  /** Of a roll: one in how many is as high. */
  readonly odds?: number;
};

type Told = { readonly line: Line; readonly cue: ShownCue };

/** A roll that one in fewer comes to is no news. */
const RARE = 36;

/** The moments of a match by the cues of its log: the biggest fight, the luckiest roll, the heaviest loss. */
export function momentsOf(
  lines: readonly Line[],
  cues: (line: Line) => readonly ShownCue[],
): readonly Moment[] {
  const told = lines.flatMap((line) => cues(line).map((cue) => ({ line, cue })));
  const fight = greatest(told, sizeOfFight);
  const roll = greatest(told, oddsOf);
  const loss = greatest(told, sizeOfLoss);
  return [
    ...(fight ? [{ kind: 'fight' as const, ...fight.of }] : []),
    ...(roll && roll.size >= RARE
      ? [{ kind: 'roll' as const, ...roll.of, odds: Math.round(roll.size) }]
      : []),
    ...(loss ? [{ kind: 'loss' as const, ...loss.of }] : []),
  ];
}

/** The first of those with the greatest size above 0. */
function greatest(
  told: readonly Told[],
  size: (cue: ShownCue) => number,
): { readonly of: Told; readonly size: number } | undefined {
  let found: { readonly of: Told; readonly size: number } | undefined;
  for (const of of told) {
    const its = size(of.cue);
    if (its > (found?.size ?? 0)) found = { of, size: its };
  }
  return found;
}

const sizeOfFight = (cue: ShownCue): number =>
  cue.as === 'duel' ? (cue.n ?? 0) + (cue.foeN ?? 0) : 0;

const sizeOfLoss = (cue: ShownCue): number => (cue.as === 'count' && cue.n < 0 ? -cue.n : 0);

/** One in how many rolls of these dice has a sum as high as this; 0 for anything else. */
export function oddsOf(cue: ShownCue): number {
  if (cue.as !== 'roll') return 0;
  const sum = cue.dice.reduce((total, { value }) => total + value, 0);
  const chances = sumOfDice(cue.dice.map(({ sides }) => sides));
  const asHigh = chances.slice(sum).reduce((total, each) => total + each, 0);
  return asHigh === 0 ? 0 : 1 / asHigh;
}

/** The seat that a cue is about, if it is about one. */
export const seatIn = (cue: ShownCue): Ref | undefined =>
  cue.who?.startsWith('seat:') === true ? cue.who : undefined;
