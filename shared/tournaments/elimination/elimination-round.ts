import { planOf } from '../pairing/sizes.ts';
import type { EliminationRules, EliminationState, Survivor } from './rules.ts';

/** A group paired internally. */
export type EliminationGroup = {
  /** Start numbers, the best first. */
  readonly players: readonly number[];
  /** Players of the group who have byes; the rest fill pods. */
  readonly byes: readonly number[];
};

/**
 * The groups that the next round pairs, by lives left, most first; one group for the final; none at
 * the end.
 */
export type EliminationRound = {
  readonly groups: readonly EliminationGroup[];
  readonly final?: true;
  readonly done?: true;
};

/**
 * Computes the next round. Players who are no more than the size of the final, or fill no pod, play
 * the final.
 */
export function eliminationRound({
  rules,
  survivors,
  finalPlayed,
}: EliminationState): EliminationRound {
  if (finalPlayed || survivors.length < 2) return { groups: [], done: true };
  const { podSize, finalSize } = rules;
  if (survivors.length <= finalSize || survivors.length < podSize.min) {
    return { groups: [{ players: numbersOf(survivors), byes: [] }], final: true };
  }
  const groups = byLives(survivors);
  const playing =
    rules.smallGroups === 'MERGE' || groups.every((group) => group.length < podSize.min)
      ? merged(groups, podSize.min)
      : groups;
  return { groups: playing.map((group) => groupOf(rules, numbersOf(group))) };
}

const numbersOf = (survivors: readonly Survivor[]): readonly number[] =>
  survivors.map(({ number }) => number);

function byLives(survivors: readonly Survivor[]): readonly (readonly Survivor[])[] {
  const lives = [...new Set(survivors.map((each) => each.lives))].toSorted((a, b) => b - a);
  return lives.map((left) => survivors.filter((each) => each.lives === left));
}

/** Groups that each fill a pod: a smaller one joins the next, the last one the group before. */
function merged(
  groups: readonly (readonly Survivor[])[],
  min: number,
): readonly (readonly Survivor[])[] {
  const whole: (readonly Survivor[])[] = [];
  let waiting: readonly Survivor[] = [];
  for (const group of groups) {
    waiting = [...waiting, ...group];
    if (waiting.length < min) continue;
    whole.push(waiting);
    waiting = [];
  }
  const last = whole.pop() ?? [];
  return [...whole, [...last, ...waiting]];
}

function groupOf(
  { podSize, leftOver }: EliminationRules,
  players: readonly number[],
): EliminationGroup {
  const { byes } = planOf(players.length, podSize, leftOver === 'BYES' ? 'BYES' : 'SMALLER');
  return { players, byes: players.slice(0, byes) };
}
