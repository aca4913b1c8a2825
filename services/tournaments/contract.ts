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
import type { AccountActor } from '../requests/actor.ts';
import type { PairingObstacle } from '../requests/refusal.ts';
import type { Page } from '../matches/contract.ts';
import type { Inputs } from './input/input.ts';
import type { SeriesUses } from './series/series-contract.ts';

export type { Inputs } from './input/input.ts';
export type { StandingTable, TournamentExport, TournamentUpdate };

/** What somebody may do in a tournament now, by the names of the operations of both doors. */
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

/** A tournament as somebody may see it: without drafts, codes and open proposals where they are not of its staff. */
export type SeenTournament = {
  /**
   * What they may read of it. `version` counts what they are shown: of drafts, not even that number tells those who
   * are not of the staff.
   */
  readonly tournament: Tournament;
  /** Their roles in it. */
  readonly roles: readonly TournamentRole[];
  /** Their own place among its players, waiting ones among them. */
  readonly mine?: Player;
  /** A registration of theirs that was received and is not yet counted. */
  readonly pending?: boolean;
  readonly can: readonly TournamentAction[];
  /** What staff should know before it begins, in words of `tournament.warning.*`: keys and their figures. */
  readonly warnings: readonly Warning[];
};

/** A tournament as lists show it. */
export type TournamentSummary = {
  readonly id: string;
  readonly name: string;
  readonly gameId: string;
  readonly status: TournamentStatus;
  readonly visibility: TournamentVisibility;
  /** How many have a place. */
  readonly players: number;
  readonly cap: number;
  readonly startsAt?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Something that staff should look at before the start. */
export type Warning = {
  readonly kind: 'REPEATS' | 'APART' | 'CLOCK' | 'DRAWS_PAY' | 'SCHEDULE' | 'BYES';
  readonly figures: Readonly<Record<string, number | string>>;
};

/** What a pairing would be. */
export type PairingPreview = {
  readonly round: number;
  readonly pods: readonly (readonly number[])[];
  readonly byes: readonly number[];
  /** Absent where no round can be made of it. */
  readonly report?: PairingReport;
  readonly problems: readonly PairingObstacle[];
};

/** An entry of the audit; with what was noted for staff, for those of them. */
export type SeenAuditEntry = AuditEntry & { readonly note?: string };

/** A running match as an arbiter sees it. */
export type PodInspection = {
  readonly matchId: string;
  readonly version: number;
  readonly view: unknown;
};

type Act<Input> = (actor: AccountActor, input: Input) => Promise<SeenTournament>;

/**
 * The use-cases of tournaments, behind every front door. A refusal is thrown as `CommandRefusedError`, and nothing
 * was changed then; a tournament that somebody may not find is `NOT_FOUND` for them.
 */
export type Tournaments = {
  find(viewer: AccountActor | undefined, id: string): Promise<SeenTournament>;
  list(
    viewer: AccountActor | undefined,
    filter: Inputs['filter'],
    page: { readonly first: number; readonly after?: string | undefined },
  ): Promise<Page<TournamentSummary>>;
  standings(viewer: AccountActor | undefined, of: Inputs['ofRound']): Promise<StandingTable>;
  /** Entries of the audit, the oldest first: at most `first` after the entry of this number. */
  audit(
    viewer: AccountActor | undefined,
    of: {
      readonly tournamentId: string;
      readonly first: number;
      readonly after?: number | undefined;
    },
  ): Promise<readonly SeenAuditEntry[]>;
  /** What happened after a version as this viewer counts them, in order; at most `first` steps. */
  updates(
    viewer: AccountActor | undefined,
    of: {
      readonly tournamentId: string;
      readonly first: number;
      readonly after?: number | undefined;
    },
  ): Promise<readonly TournamentUpdate[]>;
  exported(viewer: AccountActor | undefined, id: string): Promise<TournamentExport>;
  previewPairing(actor: AccountActor, input: Inputs['preview']): Promise<PairingPreview>;
  /** Shows a running match with an arbiter's eyes; the act is audited. */
  inspectPod(actor: AccountActor, input: Inputs['inspect']): Promise<PodInspection>;
} & SeriesUses & {
    readonly [act in keyof ActInputs]: Act<ActInputs[act]>;
  };

/** The acts, each with what it says. */
export type ActInputs = {
  createTournament: Inputs['create'];
  updateTournament: Inputs['update'];
  announceTournament: Inputs['onTournament'];
  openRegistration: Inputs['onTournament'];
  setTournamentRole: Inputs['setRole'];
  cancelTournament: Inputs['cancel'];
  startTournament: Inputs['onTournament'];
  finalizeTournament: Inputs['onTournament'];
  registerForTournament: Inputs['register'];
  withdrawFromTournament: Inputs['withdraw'];
  checkIn: Inputs['checkIn'];
  invitePlayers: Inputs['onAccounts'];
  registerPlayers: Inputs['onAccounts'];
  approvePlayer: Inputs['onAccount'];
  dropPlayer: Inputs['ruleOnAccount'];
  reinstatePlayer: Inputs['ruleOnAccount'];
  seedPlayers: Inputs['seed'];
  draftRound: Inputs['draft'];
  editPairing: Inputs['editPairing'];
  repairRound: Inputs['repair'];
  publishRound: Inputs['publish'];
  unpublishRound: Inputs['unpublish'];
  discardRound: Inputs['discard'];
  adjudicatePod: Inputs['adjudicate'];
  replayPod: Inputs['replay'];
  extendTime: Inputs['extend'];
  replacePlayer: Inputs['replace'];
  penalisePlayer: Inputs['penalise'];
  disqualifyPlayer: Inputs['disqualify'];
  changeRegulations: Inputs['changeRegulations'];
  approveAct: Inputs['approve'];
  pauseTournament: Inputs['rule'];
  resumeTournament: Inputs['rule'];
  openAppeal: Inputs['appeal'];
  decideAppeal: Inputs['decideAppeal'];
};
