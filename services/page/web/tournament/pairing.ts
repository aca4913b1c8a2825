/** A pairing as staff change it: the start numbers of each pod, in the order of seats, and those with a bye. */
export type Pairing = {
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
};

/** A pairing in which two have changed places, wherever they sit. */
export function swapped({ pods, byes }: Pairing, one: number, other: number): Pairing {
  const swap = (number: number): number =>
    number === one ? other : number === other ? one : number;
  return { pods: pods.map((pod) => pod.map(swap)), byes: byes.map(swap) };
}
