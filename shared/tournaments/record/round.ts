import type { AuditEntry } from './act.ts';
import type { DrawReport as Drawn } from '../pairing/report.ts';
import type { PodPlace, ResultSource } from '../results.ts';

export type RoundStatus = 'DRAFT' | 'PUBLISHED' | 'STARTING' | 'RUNNING' | 'COMPLETED';
/**
 * Reason why a pod waits for an arbiter: its time was up and no rule of its deadline is left, or a
 * rule of its game is stuck.
 */
export type HeldBy = 'DEADLINE' | 'RULES';
export type PodStatus = 'WAITING' | 'RUNNING' | 'FINISHED' | 'ADJUDICATED' | 'VOID';

/** A table of a round. */
export type Pod = {
  /** 1, 2, … within its round. */
  readonly pod: number;
  /** Start numbers in the order of seats. */
  readonly players: readonly number[];
  readonly status: PodStatus;
  /** 1 for the first match of the pod; one more for each that replaced one. */
  readonly attempt: number;
  /** Substitute accounts by start number, for seats that were taken over. */
  readonly substitutes?: Readonly<Record<string, string>>;
  readonly places?: readonly PodPlace[];
  readonly by?: ResultSource;
  /** The account that ruled on an adjudicated pod. */
  readonly ruledBy?: string;
  /** Numbers that never answered a question of their own. */
  readonly noShows?: readonly number[];
  /** Time of its end, ISO 8601. */
  readonly endedAt?: string;
  /** The pod's own deadline, if it has one. */
  readonly deadline?: string;
  /** Number of deadline rules that were applied to it. */
  readonly rules?: number;
  /** True if time was called in its match, by the last of these rules. */
  readonly called?: true;
  /**
   * Time up to which its players were warned of the deadline, ISO 8601; absent: up to its
   * beginning.
   */
  readonly warned?: string;
  /** True if it waits for an arbiter. */
  readonly held?: true;
  /** The reason; absent in pods held before that was recorded. */
  readonly heldBy?: HeldBy;
};

/** The public report on the draw of a round. */
export type PairingReport = Omit<Drawn, 'algorithm'> & {
  readonly algorithm: string;
  readonly byes: number;
  /** True if staff have changed the draw. */
  readonly edited: boolean;
};

/** An act of staff on a draft; the audit includes it when the round is published. */
export type DraftAct = Omit<AuditEntry, 'id' | 'hash'> & { readonly note?: string };

/** Commitments in the publication of a round beyond its draw. */
export type RoundCommitments = {
  /**
   * The hash of all steps of the event before this one, hex (`stepsHash`); absent in events from
   * before it was kept.
   */
  readonly stepsHash?: string;
  /**
   * The commitment to the pairs kept apart, hex (`forbiddenHashOf`); absent without such pairs and
   * in rounds from before it was made.
   */
  readonly forbiddenHash?: string;
  /** The salt of that commitment, hex; visible only to staff. */
  readonly forbiddenSalt?: string;
  /** True in the public view: the pairs kept apart are left out. */
  readonly withheld?: true;
};

export type Round = RoundCommitments & {
  /** 1, 2, … over the whole event. */
  readonly round: number;
  /** 1, 2 or 3. */
  readonly stage: number;
  readonly status: RoundStatus;
  /** The seed of the draw, hex; published with the round. */
  readonly seed: string;
  /** The SHA-256 of the regulations that it was drafted by. */
  readonly regulations: string;
  readonly pods: readonly Pod[];
  /** Start numbers with a bye. */
  readonly byes: readonly number[];
  /** Start numbers that sit this round out, or came too late for it. */
  readonly missed: readonly number[];
  readonly report: PairingReport;
  /** True if it is the final of an elimination. */
  readonly final?: true;
  /** Pairs to be kept apart, visible only to staff; and start numbers that were to get a bye. */
  readonly forbidden?: readonly (readonly number[])[];
  readonly byesFor?: readonly number[];
  /** Edits of a draft by staff. */
  readonly edits?: readonly DraftAct[];
  readonly startsAt?: string;
  readonly deadline?: string;
  readonly completedAt?: string;
  /**
   * Of an elimination: true if lives were settled; and the players who would be out, but fill up
   * the next round.
   */
  readonly settled?: true;
  readonly lucky?: readonly number[];
  /** By table rules 2: start numbers that lost a life by it. */
  readonly lost?: readonly number[];
  /** The version that changed the round last, results aside. */
  readonly changedAt: number;
};
