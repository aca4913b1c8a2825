import type { TournamentEvent } from '../../shared/tournaments/events/event.ts';
import type { AuditEntry } from '../../shared/tournaments/record/act.ts';
import { hashOfEntry } from '../../shared/tournaments/record/audit.ts';
import type { Tournament } from '../../shared/tournaments/record/tournament.ts';

/** An act to be entered in the audit, with the note that only staff read. */
export type AuditedAct = Omit<AuditEntry, 'id' | 'hash'> & { readonly note?: string | undefined };

/** Acts as the next entries of an audit, each with the hash of the one before. */
export function auditing(
  { audit }: Pick<Tournament, 'audit'>,
  acts: readonly AuditedAct[],
): readonly TournamentEvent[] {
  let { hash } = audit;
  return acts.map(({ note, ...act }, i) => {
    const entry = { id: `a${String(audit.entries + i + 1)}`, ...act };
    hash = hashOfEntry(hash, entry);
    return { type: 'ActAudited', entry: { ...entry, hash }, ...(note !== undefined && { note }) };
  });
}
