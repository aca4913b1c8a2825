import { chanceOf, drawn } from '../pairing/draw.ts';
import type { FormerRound, Pods } from '../pairing/input.ts';
import { balanced } from './balanced.ts';
import { recordOf } from './record.ts';

/** Policy of seats: every player has each seat equally often, or seats are random. */
export type SeatPolicy = 'BALANCED' | 'RANDOM';

/** The input of a round's seats. Plain JSON. */
export type SeatingInput = {
  readonly algorithm: 'seats-1';
  /** The seed of the round, lower-case hex. */
  readonly seed: string;
  readonly policy: SeatPolicy;
  readonly pods: Pods;
  /** The rounds before, their pods in the order of seats. */
  readonly former: readonly Pick<FormerRound, 'pods'>[];
};

/**
 * Orders the pods of a round by seats, the first to play first. The order of a pod that balances
 * its players' former seats best is taken; ties are decided by draw.
 */
export function seat({ algorithm, seed, policy, pods, former }: SeatingInput): Pods {
  const chance = chanceOf(seed, algorithm);
  const record = recordOf(former);
  return pods.map((pod, i) => {
    const order = drawn(pod, chance, `seats:${i}`);
    return policy === 'RANDOM' ? order : balanced(order, record);
  });
}
