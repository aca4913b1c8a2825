import { assertInput, type AlgorithmName, type PairingInput, type Pods } from './input.ts';
import { unwanted, type PairingProblem } from './problems.ts';
import { reportOf, type PairingReport } from './report.ts';
import { swiss1, type Drawn } from './swiss-1.ts';

/** Who sits together in a round, the top table first, and who has a bye. */
export type Pairing = {
  readonly pods: Pods;
  readonly byes: readonly number[];
  readonly report: PairingReport;
};

/** That no pairing without repeats was found under `NEVER`: what stands in the way of the best there is. */
export type NoPairing = { readonly impossible: readonly PairingProblem[] };

/** Every algorithm that an event has been paired by. */
const algorithms: Readonly<Record<AlgorithmName, (input: PairingInput) => Drawn>> = {
  'swiss-1': swiss1,
};

/**
 * Pairs a round. Forbidden pairs are put together only if nothing else was found, and are reported then.
 * @throws RangeError where the input makes no sense.
 */
export function pair(input: PairingInput): Pairing | NoPairing {
  assertInput(input);
  const { pods, byes } = algorithms[input.algorithm](input);
  const repeats = unwanted(input, pods).filter(({ kind }) => kind === 'REPEAT');
  if (repeats.length > 0) return { impossible: repeats };
  return { pods, byes, report: reportOf(input, pods) };
}
