import { pairsWithin, historyOf, pairsIn, type History, type Pair } from './history.ts';
import type { AlgorithmName, PairingInput, Pods } from './input.ts';
import { weightsOf, type Weights } from './weights.ts';

/** The published report on a pairing, drawn or edited. */
export type DrawReport = {
  readonly algorithm: AlgorithmName;
  readonly seed: string;
  readonly weights: Weights;
  /** Number of pairs that have sat in one pod before. */
  readonly repeats: number;
  /** Range of points within a pod, the mean of all pods, in thousandths of one round's best. */
  readonly spread: number;
  /** Pods of another than the preferred size. */
  readonly oddPods: number;
  /** Forbidden pairs in one pod: there was no other way, or staff put them there. */
  readonly broken: readonly Pair[];
};

/**
 * Builds the report on pods for this input, drawn or edited.
 * @param history of the input's former rounds; a caller that reports many rounds counts it once.
 */
export function reportOf(
  input: PairingInput,
  pods: Pods,
  { meetingsOf }: Pick<History, 'meetingsOf'> = historyOf(input.former, input.podSize.preferred),
): DrawReport {
  const { algorithm, seed, forbidden, podSize } = input;
  return {
    algorithm,
    seed,
    weights: weightsOf(input),
    repeats: pairsIn(pods, (pair) => meetingsOf(...pair) > 0).length,
    spread: spreadOf(input, pods),
    oddPods: pods.filter((pod) => pod.length !== podSize.preferred).length,
    broken: pairsIn(pods, pairsWithin(forbidden)),
  };
}

function spreadOf({ players, best }: PairingInput, pods: Pods): number {
  const points = new Map(players.map((player) => [player.number, player.points]));
  const ranges = pods.map((pod) => {
    const all = pod.map((number) => points.get(number) ?? 0);
    return Math.max(...all) - Math.min(...all);
  });
  const sum = ranges.reduce((total, range) => total + range, 0);
  return pods.length === 0 ? 0 : Math.floor((1_000 * sum) / (best * pods.length));
}
