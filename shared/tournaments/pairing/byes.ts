import type { History } from './history.ts';
import type { PairingInput, PairingPlayer } from './input.ts';
import { planOf, type PodPlan } from './sizes.ts';

/** The byes, the players of a round, and the sizes of their pods. */
export type SeatedRound = {
  readonly byes: readonly number[];
  readonly playing: readonly PairingPlayer[];
  readonly plan: PodPlan;
};

/**
 * Chooses the byes: the players who asked for one, and of the others as many as fit into no pod:
 * the fewest byes first, then the fewest points, then the first drawn.
 * @param drawn all players, in the order of the draw.
 */
export function sittingOf(
  { podSize, remainder, byesFor = [] }: PairingInput,
  drawn: readonly PairingPlayer[],
  history: History,
): SeatedRound {
  const asked = new Set(byesFor);
  const others = drawn.filter(({ number }) => !asked.has(number));
  const plan = planOf(others.length, podSize, remainder);
  const chosen = others
    .toSorted((a, b) => history.byesOf(a.number) - history.byesOf(b.number) || a.points - b.points)
    .slice(0, plan.byes)
    .map(({ number }) => number);
  const byes = new Set([...asked, ...chosen]);
  return {
    byes: [...byes].toSorted((a, b) => a - b),
    playing: others.filter(({ number }) => !byes.has(number)),
    plan,
  };
}
