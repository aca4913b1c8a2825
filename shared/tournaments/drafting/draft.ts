import type { Pods } from '../pairing/input.ts';
import type { PairingProblem } from '../pairing/problems.ts';
import type { ScheduleAlgorithm } from '../schedules/built.ts';
import type { PairingReport } from '../record/round.ts';

/** The request for a draft of a round, beyond the record. */
export type DraftRequest = {
  readonly round: number;
  /** The seed of the round, hex. */
  readonly seed: string;
  /** Pairs to keep apart in this round, by start number. */
  readonly forbidden?: Pods | undefined;
  /** Start numbers that get a bye. */
  readonly byesFor?: readonly number[] | undefined;
  /** Algorithm of a round robin: the one of its earlier rounds, else the latest. */
  readonly algorithm?: ScheduleAlgorithm | undefined;
  /** The pods as staff have made them, and who has a bye by their hand; absent: they are drawn. */
  readonly made?: { readonly pods: Pods; readonly byes: readonly number[] } | undefined;
};

/** A round as it is to be played; players in the order of their seats. */
export type Draft = {
  readonly pods: Pods;
  readonly byes: readonly number[];
  /** Players of the tournament who do not play this round. */
  readonly missed: readonly number[];
  readonly final?: true;
  readonly report: PairingReport;
};

/** The reasons why no round can be drafted. */
export type NoDraft = { readonly problems: readonly PairingProblem[] };

export const isDrafted = (draft: Draft | NoDraft): draft is Draft => !('problems' in draft);
