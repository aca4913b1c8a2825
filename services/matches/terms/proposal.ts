import type { Seat } from '../../../shared/engine/index.ts';

/** The wishes that a table may decide on for itself, with what each decision has to say. Times are ISO 8601. */
export type ProposedAction =
  /** A pause, with or without an end. */
  | { readonly kind: 'PAUSE'; readonly until?: string }
  | { readonly kind: 'RESUME' }
  /** A takeback to a version. */
  | { readonly kind: 'UNDO'; readonly toVersion: number }
  /** More time for every running clock, an ISO 8601 duration. */
  | { readonly kind: 'EXTEND'; readonly extend: string }
  /** The end of the match: with the ranking as it stands, or as if it had not been played. */
  | { readonly kind: 'END'; readonly outcome: Outcome }
  /** Give a seat that is offered to a bot of this level. */
  | { readonly kind: 'REPLACE'; readonly seat: Seat; readonly level: string };
export type ProposalKind = ProposedAction['kind'];
export type Outcome = 'STANDING' | 'ANNUL';

export type Vote = { readonly seat: Seat; readonly agree: boolean; readonly at: string };

/** The end of a proposal: by votes, by its time, or by its proposer. */
export type ProposalEnd = 'ACCEPTED' | 'REJECTED' | 'EXPIRED' | 'WITHDRAWN';

/** A proposal to the table. Times are ISO 8601. */
export type Proposal = {
  readonly id: string;
  readonly wish: ProposedAction;
  /** The seat that made it; for an automatic one, the seat that left last. */
  readonly by: Seat;
  readonly at: string;
  readonly expiresAt: string;
  readonly status: 'OPEN' | ProposalEnd;
  /** The votes, the latest last: one a seat. The proposer agrees. */
  readonly votes: readonly Vote[];
  readonly closedAt?: string;
  /** True if the proposal opened automatically, because a single player was left. */
  readonly itself?: true;
};

const HOUR_MS = 3_600_000;

/** The time for which the table may vote on it, in ms. */
export const openFor = (kind: ProposalKind): number => (kind === 'END' ? 72 : 24) * HOUR_MS;

/** The number of times the table may take a match back. */
export const UNDOS = 3;

export const isOpen = ({ status }: Proposal): boolean => status === 'OPEN';

/**
 * The undo policies, by who may take a match back: no one, each seat its own answers, or the table
 * together.
 */
export type UndoPolicy = 'NONE' | 'OWN' | 'CONSENT';

/** A proposal as everyone may see it. */
export type SeenProposal = Proposal & {
  /** The seats whose votes it waits for. */
  readonly waitingOn: readonly Seat[];
};
