import { chanceOf, drawn } from '../pairing/draw.ts';
import type { FormerRound, Pods } from '../pairing/input.ts';
import { balanced } from './balanced.ts';
import { recordOf } from './record.ts';

/** Whether everybody is to have every seat as often as every other, or seats are left to chance. */
export type SeatPolicy = 'BALANCED' | 'RANDOM';

/** What the seats of a round follow from. Plain JSON. */
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
 * The pods of a round in the order of their seats, the first to play first. Of all orders of a pod the one is
 * taken that balances best what each of its players has had; what is level is decided by draw.
 */
export function seat({ algorithm, seed, policy, pods, former }: SeatingInput): Pods {
  const chance = chanceOf(seed, algorithm);
  const record = recordOf(former);
  return pods.map((pod, i) => {
    const order = drawn(pod, chance, `seats:${i}`);
    return policy === 'RANDOM' ? order : balanced(order, record);
  });
}
