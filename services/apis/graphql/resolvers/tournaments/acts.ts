import { pageSizes } from '../../../../../schema/page-sizes.ts';
import type { TournamentAuditArgs } from '../../../../../schema/generated/types.ts';
import { actSpec } from '../../../../../shared/tournaments/acts/registry.ts';
import type { SeenTournament } from '../../../../tournaments/contract.ts';
import { entryNumber } from '../../../../tournaments/views/entry-number.ts';
import type { GraphqlContext } from '../../context.ts';
import { connection, pageCount } from '../../paging.ts';
import { accountOf, anyAccountOf } from './people.ts';
import type { Complete } from '../../needed.ts';

/** A page of an audit: its cursors are the ids of entries. */
export async function auditOf(
  { tournament }: SeenTournament,
  { first, after }: Partial<TournamentAuditArgs>,
  { tournaments, viewer, budget }: GraphqlContext,
) {
  const most = pageCount(first, pageSizes.audit);
  budget.spend(most);
  const from = after == null ? 0 : entryNumber(after);
  const of = { tournamentId: tournament.id, first: most, after: from };
  const entries = await tournaments.audit(viewer, of);
  const items = entries.map((item) => ({ cursor: item.id, item }));
  return connection(items, { hasNext: from + entries.length < tournament.audit.entries, after });
}

export const AuditEntry = {
  by: ({ by, role }, _, context) => (role === 'DIRECTOR' ? undefined : accountOf(by, context)),
  text: ({ act }, { locale }, context) => actSpec(act).words[locale ?? context.locale],
} satisfies Complete<'AuditEntry'>;

export const ActTarget = {
  account: ({ account }, _, context) => anyAccountOf(account, context),
} satisfies Complete<'ActTarget'>;

export const ProposedAct = {
  by: ({ by }, _, context) => accountOf(by, context),
  text: ({ act }, { locale }, context) => actSpec(act).words[locale ?? context.locale],
  second: ({ second }, _, context) => anyAccountOf(second, context),
} satisfies Complete<'ProposedAct'>;

export const Appeal = {
  by: ({ by }, _, context) => accountOf(by, context),
  decidedBy: ({ decidedBy }, _, context) => anyAccountOf(decidedBy, context),
} satisfies Complete<'Appeal'>;
