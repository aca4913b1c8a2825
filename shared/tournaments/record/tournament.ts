import type { Regulations } from '../regulations/regulations.ts';
import type { Appeal, Penalty, ProposedAct, TournamentRole } from './act.ts';
import type { Player } from './player.ts';
import type { Round } from './round.ts';

export const tournamentStatuses = [
  'DRAFT',
  'ANNOUNCED',
  'REGISTRATION',
  'CHECK_IN',
  'RUNNING',
  'PAUSED',
  'FINISHED',
  'FINAL',
  'CANCELLED',
] as const;
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Visibility: public lists, anyone with the address, or only players, invited accounts and staff. */
export type TournamentVisibility = 'PUBLIC' | 'UNLISTED' | 'PRIVATE';

/**
 * The version of the rules for standings. 2: one random draw for the whole event, and nothing of a
 * later round changes the table as of an earlier one. Events that began before keep the first: a
 * draw for each round, and the players of today.
 */
export const TABLE_RULES = 2;
export type TableRules = typeof TABLE_RULES;

/** The name of a fact: when it was received, ISO 8601, and its id. */
export type FactName = { readonly at: string; readonly id: string };

/** The whole of a tournament, folded from its events. Plain JSON; folding is deterministic. */
export type Tournament = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly description?: string;
  readonly visibility: TournamentVisibility;
  readonly status: TournamentStatus;
  /** The status that it goes on with after a pause. */
  readonly resumesAs?: TournamentStatus;
  /** Since when it is paused, ISO 8601. */
  readonly pausedAt?: string;
  readonly owner: string;
  /** The roles of accounts beside the owner's. */
  readonly roles: Readonly<Record<string, readonly TournamentRole[]>>;
  readonly regulations: Regulations;
  /** SHA-256 of the regulations, hex; from the announcement on. */
  readonly regulationsHash?: string;
  /** SHA-256 of the secret from which all draws and the secrets of all matches are derived. */
  readonly commitment: string;
  /** Revealed when all is final. */
  readonly secret?: string;
  /** The registration code, with registration by code: known to staff. */
  readonly code?: string;
  /** Accounts that were invited. */
  readonly invited: readonly string[];
  /** True if it was cancelled and its running matches are voided. */
  readonly voids?: true;
  /** In order of receipt. */
  readonly players: readonly Player[];
  /** Indices into `players` by start number less 1. */
  readonly numbers: readonly number[];
  /** Version of the rules for standings, set at the start; absent: the first. */
  readonly rules?: TableRules;
  /** With these rules: the seed of the random draw, hex; the one of the start numbers. */
  readonly lot?: string;
  /** With these rules: the lives of each player when each stage began; 0 for a stage without. */
  readonly lives?: readonly number[];
  /** 1, 2 or 3; 0 before the start. */
  readonly stage: number;
  /** Entrants of each stage after the first, in order, the best first. */
  readonly entrants: readonly (readonly number[])[];
  readonly rounds: readonly Round[];
  /** Pairs that are never to meet, by account. */
  readonly apart: readonly (readonly [string, string])[];
  readonly penalties: readonly Penalty[];
  readonly proposed: readonly ProposedAct[];
  readonly appeals: readonly Appeal[];
  /** The number of entries of the audit, the hash of the last, and the versions that hold them. */
  readonly audit: {
    readonly entries: number;
    readonly hash: string;
    readonly versions: readonly number[];
  };
  /** The facts that the last commit of facts has folded. */
  readonly folded: readonly FactName[];
  /** The version that changed the regulations, or the setting, last. */
  readonly changedAt: number;
  /** The last version that changed a part of the setup that only staff see. */
  readonly changedUnseenAt?: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Time of the end of the last round, ISO 8601. */
  readonly finishedAt?: string;
};
