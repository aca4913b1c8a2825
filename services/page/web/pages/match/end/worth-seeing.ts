import {
  sumOfDice,
  type Line,
  type Ref,
  type ShownCue,
} from '../../../../../../shared/client/index.ts';
import { lastOvertaking, type Overtaking } from './overtaking.ts';

/** A line of the log worth looking at again. */
export type Moment = {
  readonly kind: 'fight' | 'lead' | 'roll' | 'out' | 'crossing' | 'loss' | 'gain';
  readonly line: Line;
  readonly cue: ShownCue;
  /** Of a roll: one in how many is as high. */
  readonly odds?: number;
  /** Of a change of lead: the scores of both until then. */
  readonly overtaking?: Overtaking;
};

type Told = { readonly line: Line; readonly cue: ShownCue };

/** Sources of the moments of a game beside its log. */
export type MomentSources = {
  cues(line: Line): readonly ShownCue[];
  /** The count that decides the ranking, if the table shows it. */
  readonly score?: Ref | undefined;
  /** The land that a place is of. */
  landOf?(place: Ref): string | undefined;
};

/** A roll that one in fewer comes to is no news. */
const RARE = 36;
/** A gain of less is no news. */
const MUCH = 2;
/** The most moments of a match. */
const MOST = 3;

/**
 * The moments of a match by the cues of its log, three at most: the biggest fight, the last change of lead and the
 * luckiest roll; if a match has fewer of them, the first seat that is out, the first way into another land, the heaviest
 * loss and the biggest gain.
 */
export function momentsOf(
  lines: readonly Line[],
  { cues, score, landOf = () => undefined }: MomentSources,
): readonly Moment[] {
  const told = lines.flatMap((line) => cues(line).map((cue) => ({ line, cue })));
  const fight = greatest(told, sizeOfFight);
  const roll = greatest(told, oddsOf);
  const lead = score === undefined ? undefined : lastOvertaking(told, score);
  const crosses = (cue: ShownCue): boolean => {
    if (cue.as !== 'move' || cue.from === undefined) return false;
    const [from, to] = [landOf(cue.from), landOf(cue.to)];
    return from !== undefined && to !== undefined && from !== to;
  };
  const out = told.find(({ cue }) => cue.as === 'out');
  const crossing = told.find(({ cue }) => crosses(cue));
  const loss = greatest(told, (cue) => -sizeOfCount(cue));
  const gain = greatest(told, sizeOfCount);
  const found: readonly Moment[] = [
    ...(fight ? [{ kind: 'fight' as const, ...fight.of, line: outcomeOf(told, fight.of) }] : []),
    ...(lead ? [{ kind: 'lead' as const, ...lead }] : []),
    ...(roll && roll.size >= RARE
      ? [{ kind: 'roll' as const, ...roll.of, odds: Math.round(roll.size) }]
      : []),
    ...(out ? [{ kind: 'out' as const, ...out }] : []),
    ...(crossing ? [{ kind: 'crossing' as const, ...crossing }] : []),
    ...(loss ? [{ kind: 'loss' as const, ...loss.of }] : []),
    ...(gain && gain.size >= MUCH ? [{ kind: 'gain' as const, ...gain.of }] : []),
  ];
  // a line is told once
  return found
    .filter(({ line }, at) => found.findIndex((other) => other.line === line) === at)
    .slice(0, MOST);
}

/** The line that says who won a fight, which may follow that of its dice. */
function outcomeOf(told: readonly Told[], { line, cue }: Told): Line {
  const isOutcome = (other: ShownCue): boolean =>
    cue.as === 'duel' && other.as === 'duel' && other.foe === cue.foe && other.won !== undefined;
  const from = told.findIndex((other) => other.line === line);
  const outcome = told.slice(from).find((other) => isOutcome(other.cue));
  return outcome?.line ?? line;
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

const sizeOfCount = (cue: ShownCue): number => (cue.as === 'count' ? cue.n : 0);

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
