import type { Invitation, InvitationEnd } from './invitation.ts';

/** The entries of invitations. A reader that does not know one of these ignores it. */
export type InvitationEntry =
  | ({ readonly type: 'Invited'; readonly aside: true } & Omit<Invitation, 'status' | 'used'>)
  /** A player has sat down by the code of a link. */
  | { readonly type: 'InvitationUsed'; readonly aside: true; readonly id: string }
  | {
      readonly type: 'InvitationClosed';
      readonly aside: true;
      readonly id: string;
      readonly status: InvitationEnd;
    };
