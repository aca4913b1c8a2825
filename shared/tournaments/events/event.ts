import type { Appeal, AuditEntry, Penalty, ProposedAct, TournamentRole } from '../record/act.ts';
import type { Player, PlayerStatus } from '../record/player.ts';
import type { RoundCommitments, DraftAct, HeldBy, PairingReport } from '../record/round.ts';
import type { FactName, TableRules, TournamentVisibility } from '../record/tournament.ts';
import type { Regulations } from '../regulations/regulations.ts';
import type { PodPlace, ResultSource } from '../results.ts';

/** The address of a pod: its round, and its number in the round. */
export type PodAddress = { readonly round: number; readonly pod: number };

/** Events of the setup by staff. */
export type SetupEvent =
  | {
      readonly type: 'TournamentCreated';
      readonly name: string;
      readonly description?: string;
      readonly visibility: TournamentVisibility;
      readonly owner: string;
      readonly commitment: string;
      readonly code?: string;
      readonly regulations: Regulations;
    }
  | {
      readonly type: 'TournamentUpdated';
      readonly name?: string;
      readonly description?: string;
      readonly visibility?: TournamentVisibility;
      readonly code?: string;
      readonly regulations?: Regulations;
      readonly apart?: readonly (readonly [string, string])[];
    }
  | { readonly type: 'TournamentAnnounced'; readonly hash: string }
  | { readonly type: 'RegistrationOpened' }
  | {
      readonly type: 'RoleSet';
      readonly account: string;
      readonly roles: readonly TournamentRole[];
    };

/** Events of players, identified by account before the start and by number after it. */
export type PlayerEvent =
  | { readonly type: 'PlayersInvited'; readonly accounts: readonly string[] }
  | { readonly type: 'PlayersRegistered'; readonly players: readonly Player[] }
  | { readonly type: 'PlayersUnregistered'; readonly accounts: readonly string[] }
  | {
      readonly type: 'PlayersSet';
      readonly accounts: readonly string[];
      readonly status: PlayerStatus;
    }
  | { readonly type: 'CheckInOpened' }
  | {
      readonly type: 'CheckedIn';
      readonly accounts: readonly string[];
      /** The round they have checked in for. */
      readonly round: number;
    }
  | { readonly type: 'EntropyGiven'; readonly account: string; readonly entropy: string }
  | {
      readonly type: 'PlayersSeeded';
      readonly accounts: readonly string[];
      /** True if players seeded earlier lose their seed; absent: they keep it. */
      readonly alone?: true;
    }
  /** From now on they leave as soon as none of their pods is running. */
  | { readonly type: 'PlayersLeft'; readonly numbers: readonly number[] }
  | { readonly type: 'PlayersDropped'; readonly numbers: readonly number[] }
  | { readonly type: 'PlayerReinstated'; readonly number: number }
  | { readonly type: 'PlayersEliminated'; readonly numbers: readonly number[] }
  | { readonly type: 'LivesLost'; readonly numbers: readonly number[] }
  | {
      readonly type: 'PlayersEntered';
      readonly accounts: readonly string[];
      /** The round that they come in with. */
      readonly round: number;
    }
  | {
      readonly type: 'PlayerReplaced';
      readonly number: number;
      readonly by: string;
      readonly machine?: true;
      readonly entropy?: string;
    };

/** A round as drawn or made, with all of its inputs beyond the record. */
export type DrawnRound = {
  readonly stage: number;
  /** Hex. */
  readonly seed: string;
  /** The SHA-256 of the regulations, hex. */
  readonly regulations: string;
  /** Start numbers in the order of seats. */
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
  readonly missed: readonly number[];
  /** True if it is the final of an elimination. */
  readonly final?: true;
  readonly report: PairingReport;
  /** Pairs that were to be kept apart. */
  readonly forbidden?: readonly (readonly number[])[];
  /** Start numbers that were to get a bye. */
  readonly byesFor?: readonly number[];
};

/** Events of rounds. */
export type RoundEvent =
  | {
      readonly type: 'TournamentStarted';
      /** Accounts by start number; registered players who are not in it are out. */
      readonly order: readonly string[];
      /** The seed of the random part of that order, hex. */
      readonly seed: string;
      /** Sort key of each of them: the rating, or the rank in a series (0 for none). */
      readonly figures?: readonly number[];
      /** Version of the rules for standings; absent: the first. */
      readonly rules?: TableRules;
    }
  | {
      readonly type: 'PodsSeated';
      readonly round: number;
      /** The pods whose matches have been made. */
      readonly pods: readonly number[];
    }
  | {
      readonly type: 'DraftEdited';
      readonly round: number;
      /** The act, for the audit, which it enters when the round is published. */
      readonly act: DraftAct;
    }
  | { readonly type: 'StageBegun'; readonly stage: number; readonly entrants: readonly number[] }
  | {
      readonly type: 'RoundDrafted';
      readonly round: number;
      readonly drawn: DrawnRound;
    }
  | ({
      readonly type: 'RoundPublished';
      readonly round: number;
      /** The round as drafted, repeated because drafts are visible only to staff. */
      readonly drawn: DrawnRound;
      /** Time at which it begins; absent if it follows others of its stage. */
      readonly startsAt?: string;
      readonly deadline?: string;
    } & RoundCommitments)
  | { readonly type: 'RoundUnpublished'; readonly round: number }
  | {
      readonly type: 'RoundStarting';
      readonly round: number;
      /** For a round that was published without it. */
      readonly startsAt?: string;
      readonly deadline?: string;
    }
  | { readonly type: 'RoundStarted'; readonly round: number }
  | { readonly type: 'RoundCompleted'; readonly round: number }
  /** The round was over, and one of its pods is played again. */
  | { readonly type: 'RoundReopened'; readonly round: number }
  /**
   * The lives of an elimination's round were settled; `lucky` would be out, but fill up the next
   * round.
   */
  | { readonly type: 'RoundSettled'; readonly round: number; readonly lucky: readonly number[] }
  | { readonly type: 'RoundDiscarded'; readonly round: number };

/** Events of pods. */
export type PodEvent =
  | {
      readonly type: 'ResultsRecorded';
      readonly results: readonly (PodAddress & {
        readonly attempt: number;
        readonly places: readonly PodPlace[];
        readonly by: ResultSource;
        readonly noShows?: readonly number[];
      })[];
    }
  | (PodAddress & {
      readonly type: 'PodAdjudicated';
      readonly places: readonly PodPlace[];
      readonly by: string;
    })
  | (PodAddress & { readonly type: 'PodReplayed'; readonly players?: readonly number[] })
  /** The match was voided because the event was cancelled. */
  | (PodAddress & { readonly type: 'PodVoided' })
  /** The players of a pod who are left when its round begins. */
  | (PodAddress & { readonly type: 'PodShrunk'; readonly players: readonly number[] })
  | (PodAddress & {
      readonly type: 'PodHeld';
      /** The reason as text, in events from before the record kept `by`. */
      readonly why?: string;
      readonly by?: HeldBy;
    })
  /** The pod was held at its deadline, and has more time now. */
  | (PodAddress & { readonly type: 'PodReleased' })
  | (PodAddress & { readonly type: 'DeadlineApplied'; readonly rule: string })
  /** Time was called in the match: its last round of the table is played out by a short clock. */
  | (PodAddress & { readonly type: 'TimeCalled' })
  /** The part of the pods' time that has passed, in per cent. */
  | {
      readonly type: 'DeadlineNear';
      readonly round: number;
      readonly percent: number;
      readonly pods: readonly number[];
    }
  | {
      readonly type: 'TimeExtended';
      readonly round: number;
      readonly pod?: number;
      readonly deadline: string;
      /** Reason given by operators of the service; absent: given by staff or the regulations. */
      readonly reason?: string;
    }
  | (PodAddress & {
      readonly type: 'PlayerSeated';
      readonly number: number;
      /** The account that takes the seat over. */
      readonly account: string;
    });

/** Events of staff's acts and of appeals. */
export type ActEvent =
  | { readonly type: 'ActAudited'; readonly entry: AuditEntry; readonly note?: string }
  | { readonly type: 'ActProposed'; readonly proposal: ProposedAct }
  | { readonly type: 'ActApproved'; readonly id: string; readonly by: string }
  | ({ readonly type: 'Penalised' } & Penalty)
  | {
      readonly type: 'Disqualified';
      readonly number: number;
      readonly pastPods: 'KEEP' | 'RECOMPUTE';
    }
  | {
      readonly type: 'RegulationsChanged';
      readonly regulations: Regulations;
      readonly hash: string;
    }
  | { readonly type: 'TournamentPaused' }
  | { readonly type: 'TournamentResumed' }
  | { readonly type: 'AppealOpened'; readonly appeal: Appeal }
  | {
      readonly type: 'AppealDecided';
      readonly id: string;
      readonly status: 'UPHELD' | 'DISMISSED' | 'WITHDRAWN';
      readonly decision: string;
      readonly by: string;
    }
  | { readonly type: 'TournamentFinished' }
  | { readonly type: 'TournamentFinalized'; readonly secret: string }
  | { readonly type: 'TournamentCancelled'; readonly running: 'PLAY_ON' | 'VOID' };

/**
 * Facts of the inbox were folded. Facts of a commit that dies before they are removed are not
 * folded again.
 */
export type FactsFolded = { readonly type: 'FactsFolded'; readonly facts: readonly FactName[] };

/** An event of a tournament. Readers skip types that they do not know. */
export type TournamentEvent =
  | SetupEvent
  | PlayerEvent
  | RoundEvent
  | PodEvent
  | ActEvent
  | FactsFolded;
