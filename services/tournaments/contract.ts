import type { AuditEntry, TournamentRole } from '../../shared/tournaments/record/act.ts';
import type { Player } from '../../shared/tournaments/record/player.ts';
import type { PairingReport } from '../../shared/tournaments/record/round.ts';
import type {
  Tournament,
  TournamentStatus,
  TournamentVisibility,
} from '../../shared/tournaments/record/tournament.ts';
import type {
  StandingTable,
  TournamentExport,
  TournamentUpdate,
} from '../../shared/tournaments/verification/export.ts';
import type { AccountActor } from '../platform/requests/actor.ts';
import type { PairingObstacle } from '../platform/requests/refusal.ts';
import type { Page } from '../matches/contract.ts';
import type { Filter, OfRound, PreviewPairing } from './input/input.ts';
import type {
  AdjudicatePodInput,
  AnnounceTournamentInput,
  ApproveActInput,
  ApprovePlayerInput,
  CancelTournamentInput,
  ChangeRegulationsInput,
  CheckInInput,
  CreateTournamentInput,
  DecideAppealInput,
  DiscardRoundInput,
  DisqualifyPlayerInput,
  DraftRoundInput,
  DropPlayerInput,
  EditPairingInput,
  ExtendTimeInput,
  FinalizeTournamentInput,
  InspectPodInput,
  InvitePlayersInput,
  OpenAppealInput,
  OpenRegistrationInput,
  PauseTournamentInput,
  PenalisePlayerInput,
  PublishRoundInput,
  RegisterForTournamentInput,
  RegisterPlayersInput,
  ReinstatePlayerInput,
  RepairRoundInput,
  ReplacePlayerInput,
  ReplayPodInput,
  ResumeTournamentInput,
  SeedPlayersInput,
  SetTournamentRoleInput,
  StartTournamentInput,
  UnpublishRoundInput,
  UpdateTournamentInput,
  WithdrawFromTournamentInput,
} from './generated/inputs.ts';
import type { SeriesUses } from './series/series-contract.ts';

export type { Filter, PreviewPairing } from './input/input.ts';
export type { StandingTable, TournamentExport, TournamentUpdate };

/** Actions available to a viewer in a tournament, by the names of the operations of both APIs. */
export type TournamentAction =
  | 'updateTournament'
  | 'announceTournament'
  | 'openRegistration'
  | 'setTournamentRole'
  | 'cancelTournament'
  | 'startTournament'
  | 'finalizeTournament'
  | 'registerForTournament'
  | 'withdrawFromTournament'
  | 'checkIn'
  | 'invitePlayers'
  | 'registerPlayers'
  | 'approvePlayer'
  | 'dropPlayer'
  | 'reinstatePlayer'
  | 'seedPlayers'
  | 'previewPairing'
  | 'draftRound'
  | 'editPairing'
  | 'repairRound'
  | 'publishRound'
  | 'unpublishRound'
  | 'discardRound'
  | 'adjudicatePod'
  | 'replayPod'
  | 'inspectPod'
  | 'extendTime'
  | 'replacePlayer'
  | 'penalisePlayer'
  | 'disqualifyPlayer'
  | 'changeRegulations'
  | 'approveAct'
  | 'pauseTournament'
  | 'resumeTournament'
  | 'openAppeal'
  | 'decideAppeal';

/**
 * A tournament as its viewer may see it: without drafts, codes and open proposals if they are not
 * of its staff.
 */
export type SeenTournament = {
  /**
   * The visible part of the record. `version` counts only the visible steps, so it does not reveal
   * drafts.
   */
  readonly tournament: Tournament;
  /** The viewer's roles in it. */
  readonly roles: readonly TournamentRole[];
  /** The viewer's own entry among its players, also if waiting. */
  readonly mine?: Player;
  /** True if a registration of theirs was received and is not yet folded. */
  readonly pending?: boolean;
  readonly can: readonly TournamentAction[];
  /** Warnings for staff before the start: keys of `tournament.warning.*` and their figures. */
  readonly warnings: readonly Warning[];
};

/** A tournament in lists. */
export type TournamentSummary = {
  readonly id: string;
  readonly name: string;
  readonly gameId: string;
  readonly status: TournamentStatus;
  readonly visibility: TournamentVisibility;
  /** Number of players with a place. */
  readonly players: number;
  readonly cap: number;
  readonly startsAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** A warning for staff before the start. */
export type Warning = {
  readonly kind: 'REPEATS' | 'APART' | 'CLOCK' | 'DRAWS_PAY' | 'SCHEDULE' | 'BYES';
  readonly figures: Readonly<Record<string, number | string>>;
};

/** A preview of a pairing. */
export type PairingPreview = {
  readonly round: number;
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
  /** Absent if no round can be made. */
  readonly report?: PairingReport;
  readonly problems: readonly PairingObstacle[];
};

/** An entry of the audit, with the note for viewers of the staff. */
export type SeenAuditEntry = AuditEntry & { readonly note?: string };

/** A running match as an arbiter sees it. */
export type PodInspection = {
  readonly matchId: string;
  readonly version: number;
  readonly view: unknown;
};

type Act<Input> = (actor: AccountActor, input: Input) => Promise<SeenTournament>;

/**
 * The use-cases of tournaments, shared by all APIs. A refusal is thrown as `CommandRefusedError`,
 * and changes nothing; a tournament that a viewer may not find is `NOT_FOUND` for them.
 */
export type Tournaments = {
  find(viewer: AccountActor | undefined, id: string): Promise<SeenTournament>;
  list(
    viewer: AccountActor | undefined,
    filter: Filter,
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<TournamentSummary>>;
  standings(viewer: AccountActor | undefined, of: OfRound): Promise<StandingTable>;
  /** Entries of the audit, the oldest first: at most `first` after the entry of this number. */
  audit(
    viewer: AccountActor | undefined,
    of: {
      readonly tournamentId: string;
      readonly first: number;
      readonly after?: number | undefined;
    },
  ): Promise<readonly SeenAuditEntry[]>;
  /** Steps after a version as this viewer counts them, in order; at most `first` of them. */
  updates(
    viewer: AccountActor | undefined,
    of: {
      readonly tournamentId: string;
      readonly first: number;
      readonly after?: number | undefined;
    },
  ): Promise<readonly TournamentUpdate[]>;
  exported(viewer: AccountActor | undefined, id: string): Promise<TournamentExport>;
  previewPairing(actor: AccountActor, input: PreviewPairing): Promise<PairingPreview>;
  /** Shows a running match from an arbiter's perspective; the act is audited. */
  inspectPod(actor: AccountActor, input: InspectPodInput): Promise<PodInspection>;
} & SeriesUses & {
    readonly [act in keyof ActInputs]: Act<ActInputs[act]>;
  };

/** The inputs of the acts. */
export type ActInputs = {
  createTournament: CreateTournamentInput;
  updateTournament: UpdateTournamentInput;
  announceTournament: AnnounceTournamentInput;
  openRegistration: OpenRegistrationInput;
  setTournamentRole: SetTournamentRoleInput;
  cancelTournament: CancelTournamentInput;
  startTournament: StartTournamentInput;
  finalizeTournament: FinalizeTournamentInput;
  registerForTournament: RegisterForTournamentInput;
  withdrawFromTournament: WithdrawFromTournamentInput;
  checkIn: CheckInInput;
  invitePlayers: InvitePlayersInput;
  registerPlayers: RegisterPlayersInput;
  approvePlayer: ApprovePlayerInput;
  dropPlayer: DropPlayerInput;
  reinstatePlayer: ReinstatePlayerInput;
  seedPlayers: SeedPlayersInput;
  draftRound: DraftRoundInput;
  editPairing: EditPairingInput;
  repairRound: RepairRoundInput;
  publishRound: PublishRoundInput;
  unpublishRound: UnpublishRoundInput;
  discardRound: DiscardRoundInput;
  adjudicatePod: AdjudicatePodInput;
  replayPod: ReplayPodInput;
  extendTime: ExtendTimeInput;
  replacePlayer: ReplacePlayerInput;
  penalisePlayer: PenalisePlayerInput;
  disqualifyPlayer: DisqualifyPlayerInput;
  changeRegulations: ChangeRegulationsInput;
  approveAct: ApproveActInput;
  pauseTournament: PauseTournamentInput;
  resumeTournament: ResumeTournamentInput;
  openAppeal: OpenAppealInput;
  decideAppeal: DecideAppealInput;
};
