export const tournamentRoles = ['OWNER', 'ORGANIZER', 'ARBITER', 'STAFF', 'APPEALS'] as const;
export type TournamentRole = (typeof tournamentRoles)[number];

/** The act of an audit entry: those who run a tournament do it, and give a reason. */
export type TournamentAct =
  | 'EDIT_PAIRING'
  | 'REPAIR'
  | 'UNPUBLISH'
  | 'ADJUDICATE'
  | 'REPLAY'
  | 'INSPECT'
  | 'EXTEND'
  | 'REPLACE'
  | 'PENALISE'
  | 'DISQUALIFY'
  | 'CHANGE_REGULATIONS'
  | 'APPROVE'
  | 'PAUSE'
  | 'RESUME'
  | 'CANCEL'
  | 'DROP'
  | 'REINSTATE'
  | 'DECIDE_APPEAL'
  | 'REWIND_MATCH'
  | 'PAUSE_MATCH'
  | 'RESUME_MATCH'
  | 'CLOSE_PROCEDURE';

/** The target of an act. */
export type ActTarget = {
  readonly round?: number;
  readonly pod?: number;
  readonly number?: number;
  readonly account?: string;
  readonly appeal?: string;
  readonly act?: string;
};

/** An act of the public audit: entries make a chain, each bearing the hash of the one before. */
export type AuditEntry = {
  /** `a1`, `a2`, … */
  readonly id: string;
  readonly at: string;
  /** The account that acted. */
  readonly by: string;
  readonly role: TournamentRole | 'ADMIN' | 'DIRECTOR';
  readonly act: TournamentAct;
  readonly target: ActTarget;
  readonly before?: unknown;
  readonly after?: unknown;
  /** 10 to 500 characters. */
  readonly reason: string;
  /** SHA-256 of the hash before and of this entry without it, hex. */
  readonly hash: string;
};

/** An act that takes effect once a second person has approved it. */
export type ProposedAct = {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly act: 'DISQUALIFY' | 'CHANGE_REGULATIONS';
  readonly says: unknown;
  readonly reason: string;
  readonly status: 'OPEN' | 'APPROVED' | 'REFUSED';
  readonly second?: string;
};

export type AppealStatus = 'OPEN' | 'UPHELD' | 'DISMISSED' | 'WITHDRAWN';

/** An appeal of a player, against the result of a pod or against an act. */
export type Appeal = {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  readonly round?: number;
  readonly pod?: number;
  readonly act?: string;
  readonly text: string;
  readonly status: AppealStatus;
  readonly decision?: string;
  readonly decidedBy?: string;
};

export type Penalty = {
  readonly number: number;
  readonly kind: 'WARNING' | 'POINTS' | 'POD_LOSS';
  /** Thousandths. */
  readonly points?: number;
  readonly round?: number;
  readonly pod?: number;
};
