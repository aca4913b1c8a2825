import type { Invitation, InvitationEnd } from './invitation.ts';

/** The entries of invitations. Whoever does not know one of these reads on without it. */
export type InvitationEntry =
  | ({ readonly type: 'Invited'; readonly aside: true } & Omit<Invitation, 'status' | 'used'>)
  /** Somebody has sat down by the code of a link. */
  | { readonly type: 'InvitationUsed'; readonly aside: true; readonly id: string }
  | {
      readonly type: 'InvitationClosed';
      readonly aside: true;
      readonly id: string;
      readonly status: InvitationEnd;
    };
