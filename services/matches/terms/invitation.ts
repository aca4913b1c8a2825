import type { Seat } from '../../../shared/engine/index.ts';
import type { AccountActor } from '../../platform/requests/actor.ts';
import { spelled } from './ids.ts';

/** The end of an invitation. One without an answer in time expires automatically. */
export type InvitationEnd = 'ACCEPTED' | 'DECLINED' | 'REVOKED' | 'EXPIRED';

/**
 * An invitation of an account, or by a link: a code for a number of players. Times are ISO 8601.
 */
export type Invitation = {
  /** The id, which names the match, too. */
  readonly id: string;
  /** The account that invites. */
  readonly by: string;
  /** The account invited; absent for a link. */
  readonly account?: string;
  /** The code of a link. */
  readonly code?: string;
  /** The number of players it seats, and the number it has seated. */
  readonly uses: number;
  readonly used: number;
  /** The seat reserved for the player who uses it; any if absent. */
  readonly seat?: Seat;
  readonly at: string;
  readonly expiresAt: string;
  readonly status: 'PENDING' | InvitationEnd;
  /** Whether the two accounts had never played with each other. */
  readonly stranger?: true;
};

/** A match's status and its invitations. */
type Table = {
  readonly status: string;
  readonly invitations?: readonly Invitation[] | undefined;
};
type Who = Pick<AccountActor, 'account'> | undefined;

/** The status of an invitation at a time. */
export const statusAt = ({ status, expiresAt }: Invitation, at: string): Invitation['status'] =>
  status === 'PENDING' && expiresAt <= at ? 'EXPIRED' : status;

/** The invitations that still hold at a time: none once the match has left the lobby. */
export const pendingIn = ({ status, invitations = [] }: Table, at: string): readonly Invitation[] =>
  status === 'OPEN' ? invitations.filter((each) => statusAt(each, at) === 'PENDING') : [];

/** Finds the invitation that an account uses at a time: by its code, or because it is theirs. */
export const invitationFor = (
  record: Table,
  who: Who,
  { code = '', at }: { readonly code?: string | undefined; readonly at: string },
): Invitation | undefined =>
  pendingIn(record, at).find(
    (each) =>
      (each.account !== undefined && each.account === who?.account) ||
      (each.code !== undefined && each.code === spelled(code)),
  );

/**
 * Tests if an account was invited by name and has not answered, however long ago: it may look at
 * the match.
 */
export const isInvited = ({ status, invitations = [] }: Table, who: Who): boolean =>
  status === 'OPEN' &&
  who !== undefined &&
  invitations.some((each) => each.status === 'PENDING' && each.account === who.account);

/** The id of the next invitation of a match. */
export const nextId = ({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}): string => `${id}.${String(version + 1)}`;

/** Reads the match from an invitation's id; empty for a malformed id. */
export const matchOf = (id: string): string => /^([^.]+)\.\d+$/.exec(id)?.[1] ?? '';
