import type { Seat } from '../../../shared/engine/index.ts';
import type { ProposalEnd, ProposedAction } from './proposal.ts';

/** The entries of a table's own decisions. A reader that does not know one of these ignores it. */
export type ProposalEntry =
  | {
      readonly type: 'ProposalOpened';
      readonly aside: true;
      readonly id: string;
      readonly wish: ProposedAction;
      /** The seat that makes it. */
      readonly by: Seat;
      /** Times are ISO 8601. */
      readonly at: string;
      readonly expiresAt: string;
      /** True if the proposal opened automatically, without a proposer. */
      readonly itself?: true;
    }
  | {
      readonly type: 'Voted';
      readonly aside: true;
      readonly id: string;
      readonly seat: Seat;
      readonly agree: boolean;
      readonly at: string;
    }
  | {
      readonly type: 'ProposalClosed';
      readonly aside: true;
      readonly id: string;
      readonly status: ProposalEnd;
      readonly at: string;
    };
