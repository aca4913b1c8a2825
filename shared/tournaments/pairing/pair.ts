import { assertInput, type AlgorithmName, type PairingInput, type Pods } from './input.ts';
import { unwanted, type PairingProblem } from './problems.ts';
import { reportOf, type DrawReport } from './report.ts';
import { swiss1, type SwissPairing } from './swiss-1.ts';

/** The pods of a round, the top table first, its byes, and the report. */
export type Pairing = {
  readonly pods: Pods;
  readonly byes: readonly number[];
  readonly report: DrawReport;
};

/**
 * A failure under `NEVER`: no pairing without repeats was found. Lists the repeats of the best one.
 */
export type NoPairing = { readonly impossible: readonly PairingProblem[] };

/** Every algorithm that events have been paired by. */
const algorithms: Readonly<Record<AlgorithmName, (input: PairingInput) => SwissPairing>> = {
  'swiss-1': swiss1,
};

/**
 * Pairs a round. Forbidden pairs are put together only if nothing else was found, and are reported
 * then.
 * @throws RangeError if the input is inconsistent.
 */
export function pair(input: PairingInput): Pairing | NoPairing {
  assertInput(input);
  const { pods, byes } = algorithms[input.algorithm](input);
  const repeats = unwanted(input, pods).filter(({ kind }) => kind === 'REPEAT');
  if (repeats.length > 0) return { impossible: repeats };
  return { pods, byes, report: reportOf(input, pods) };
}
