import type { MatchRecord } from '../record/match-record.ts';
import type { InvitationEntry } from '../terms/invitation-entry.ts';
import type { Invitation } from '../terms/invitation.ts';

/** The number of closed invitations that a match remembers: the latest. */
const CLOSED = 20;

/** Folds what becomes of invitations. */
export function evolveInvitations(record: MatchRecord, entry: InvitationEntry): MatchRecord {
  const { invitations } = record;
  switch (entry.type) {
    case 'Invited': {
      const { type: _, aside: __, ...made } = entry;
      return withInvitations(record, [...invitations, { ...made, used: 0, status: 'PENDING' }]);
    }
    case 'InvitationUsed':
      return changed(record, entry.id, (each) => {
        const used = each.used + 1;
        return { ...each, used, ...(used >= each.uses && { status: 'ACCEPTED' }) };
      });
    case 'InvitationClosed':
      return changed(record, entry.id, (each) => ({ ...each, status: entry.status }));
  }
}

/**
 * Closes pending invitations when no one can sit down any more. Links are forgotten: their codes
 * open nothing.
 */
export const closeInvitations = <R extends MatchRecord>(record: R): R => ({
  ...record,
  invitations: record.invitations
    .filter(({ account }) => account !== undefined)
    .map((each) => (each.status === 'PENDING' ? { ...each, status: 'EXPIRED' as const } : each)),
});

const changed = (
  record: MatchRecord,
  id: string,
  change: (invitation: Invitation) => Invitation,
): MatchRecord =>
  withInvitations(
    record,
    record.invitations.map((each) => (each.id === id ? change(each) : each)),
  );

/** The record with all invitations that are open, and the latest of the others. */
function withInvitations(record: MatchRecord, all: readonly Invitation[]): MatchRecord {
  const closed = all.filter(({ status }) => status !== 'PENDING').slice(-CLOSED);
  const invitations = all.filter((each) => each.status === 'PENDING' || closed.includes(each));
  return { ...record, invitations };
}
