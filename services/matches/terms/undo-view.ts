import type { UndoPolicy } from './proposal.ts';

/** The seal of a version: why it cannot be taken back. */
export type Seal =
  /** Chance was asked. */
  | 'ROLL'
  /**
   * A player has learnt something: a thing they had not seen, the order of a pile, a hidden answer,
   * an order.
   */
  | 'REVEALED'
  | 'RESIGNED'
  /** The commit began the match, or took it back itself. */
  | 'BEGUN';

/** The barrier to taking a match back further: the version that cannot be taken back, and why. */
export type Barrier = { readonly sealedAt: number; readonly reason: Seal | 'OTHERS' | 'FAR' };

/**
 * The undo state of a match: its policy, its limit, and the earliest version that it may go back
 * to.
 */
export type UndoView = {
  readonly policy: UndoPolicy;
  /** The number of takebacks left. */
  readonly left: number;
  /** The earliest version it can go back to; absent if there is none. */
  readonly to?: number;
  /** The version that bars more; absent if the policy does, or if no undo is left. */
  readonly sealedAt?: number;
  readonly reason: Barrier['reason'] | 'NONE' | 'SPENT';
};
