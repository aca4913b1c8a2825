import type { Pods } from '../pairing/input.ts';
import type { PairingProblem } from '../pairing/problems.ts';
import type { ScheduleAlgorithm } from '../schedules/built.ts';
import type { PairingReport } from '../record/round.ts';

/** What a draft of a round is asked for, beside what the record says. */
export type DraftRequest = {
  readonly round: number;
  /** The seed of the round, hex. */
  readonly seed: string;
  /** Pairs to keep apart in this round, by start number. */
  readonly forbidden?: Pods | undefined;
  /** Who is to have a bye. */
  readonly byesFor?: readonly number[] | undefined;
  /** How a round robin is drawn: as its rounds were before, else in the latest way. */
  readonly algorithm?: ScheduleAlgorithm | undefined;
  /** The pods as staff have made them, and who has a bye by their hand; absent: they are drawn. */
  readonly made?: { readonly pods: Pods; readonly byes: readonly number[] } | undefined;
};

/** A round as it is to be played; players in the order of their seats. */
export type Draft = {
  readonly pods: Pods;
  readonly byes: readonly number[];
  /** Those of the event who do not play this round. */
  readonly missed: readonly number[];
  readonly final?: true;
  readonly report: PairingReport;
};

/** That no round can be made of this, and why. */
export type NoDraft = { readonly problems: readonly PairingProblem[] };

export const isDrafted = (draft: Draft | NoDraft): draft is Draft => !('problems' in draft);
